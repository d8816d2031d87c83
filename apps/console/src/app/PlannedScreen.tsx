import { ButtonLink, EmptyState, Page } from "@reserve/design-system";
import { ClockIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { matchPath, useLocation } from "react-router-dom";
import { useMay } from "../shared/permissions.ts";
import { useRuntime } from "../shared/runtime.tsx";
import { menuOf } from "./menu.ts";
import { planned } from "./planned.ts";

/** A screen that is not built yet: its name, what staff will do there, that plainly nothing is there today, and what can be used instead. */
export function PlannedScreen() {
  const { t } = useTranslation("app");
  const { pathname } = useLocation();
  const route = planned.find(({ path }) => matchPath(path, pathname));
  const neighbours = useOpenNeighbours(route?.parent ?? route?.path);
  if (!route) return null;
  return (
    <Page subtitle={t(`planned.${route.title}`)} title={t(`screen.${route.title}`)}>
      <EmptyState
        actions={neighbours.map(({ screen, path: href }) => (
          <ButtonLink href={href} key={href}>
            {t(`screen.${screen}`)}
          </ButtonLink>
        ))}
        detail={t("notBuiltDetail")}
        icon={<ClockIcon size={24} />}
        title={t("notBuilt")}
      />
    </Page>
  );
}

/** The built screens of the same group of the drawer that this person may open; home when there is none. */
function useOpenNeighbours(path: string | undefined) {
  const may = useMay();
  const menu = menuOf(useRuntime().screens);
  const isBuilt = (candidate: string) => !planned.some((other) => other.path === candidate);
  const group = menu.find(({ group: label, items }) => label && items.some((item) => item.path === path));
  const neighbours = (group?.items ?? []).filter((item) => isBuilt(item.path) && may(item.claims));
  return neighbours.length > 0 ? neighbours : menu.flatMap(({ items }) => items).filter((item) => item.path === "/");
}
