import { EmptyState, Link, Section, Sheet } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { menuOf } from "../menu.ts";

/** Shown when the user has no work queue: a message and a list of the screens they may open. */
export function OpenScreens() {
  const { t } = useTranslation("app");
  const may = useMay();
  const open = menuOf(useRuntime().screens)
    .flatMap(({ items }) => items)
    .filter(({ path, claims }) => path !== "/" && may(claims));
  return (
    <Sheet>
      <Section label={t("home.nothing")}>
        <EmptyState
          actions={open.map(({ path, screen }) => (
            <Link href={path} key={path}>
              {t(`screen.${screen}`)}
            </Link>
          ))}
          detail={t("home.nothingDetail")}
          title={t("home.nothing")}
        />
      </Section>
    </Sheet>
  );
}
