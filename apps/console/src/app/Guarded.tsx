import { Page, PageSkeleton } from "@reserve/design-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { Forbidden, QueryState } from "../shared/query/QueryState.tsx";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useRecordName } from "../shared/record/record-name.tsx";
import { useUser } from "../shared/session/permissions.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { passGuard } from "./guards.ts";
import type { ScreenRoute } from "./routes.ts";

/**
 * Renders a screen if its guard allows it; otherwise names the missing claim, redirects home or shows the error. Sets the window title
 * either way.
 */
export function Guarded({ route, children }: { route: Pick<ScreenRoute, "claims" | "guard" | "title">; children: ReactNode }) {
  const { t } = useTranslation("app");
  const { variant } = useRuntime();
  const record = useRecordName();
  const user = useUser();
  const ownClaims = user.data?.claimTypes.map((claim) => claim.id);
  const verdict = ownClaims && passGuard(route, ownClaims);
  if (verdict?.kind === "home") return <Navigate replace to="/" />;
  if (verdict?.kind === "failed") return <ErrorScreen error={verdict.error} />;
  const screen = t(`screen.${route.title}`);
  return (
    <>
      <title>{t("windowTitle", { screen: record ?? screen, client: variant.title })}</title>
      <QueryState backHref="/" query={user} skeleton={<PageSkeleton />}>
        {() =>
          verdict?.kind === "forbidden" ? (
            <Page title={screen}>
              <Forbidden claims={verdict.claims} />
            </Page>
          ) : (
            children
          )
        }
      </QueryState>
    </>
  );
}
