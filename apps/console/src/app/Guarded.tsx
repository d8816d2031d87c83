import { PageSkeleton } from "@reserve/design-system";
import { hasClaim } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../shared/permissions.ts";
import { Forbidden, QueryState } from "../shared/QueryState.tsx";
import { useRecordName } from "../shared/record-name.tsx";
import type { ConsoleRoute } from "../shared/route.ts";
import { useRuntime } from "../shared/runtime.tsx";
import type app from "./locales/fr.json";

/** Lets a screen through when the person holds one of its rights; else names the missing right. Sets the window's title either way. */
export function Guarded({ route, children }: { route: ConsoleRoute; children: ReactNode }) {
  const { t } = useTranslation("app");
  const { variant } = useRuntime();
  const record = useRecordName();
  const user = useUser();
  const screen = record ?? t(`screen.${route.title as keyof (typeof app)["screen"]}`);
  return (
    <>
      <title>{t("windowTitle", { screen, client: variant.title })}</title>
      <QueryState query={user} skeleton={<PageSkeleton />}>
        {({ claimTypes }) =>
          hasClaim(
            claimTypes.map((claim) => claim.id),
            route.claims,
          ) ? (
            children
          ) : (
            <Forbidden claims={route.claims} />
          )
        }
      </QueryState>
    </>
  );
}
