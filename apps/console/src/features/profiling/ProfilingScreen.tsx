import { Page, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { ProfilingForm } from "./ProfilingForm.tsx";
import { targetsProfiling } from "./profiling.queries.ts";

/** Screen of the profiles: ordered targets, with their number of people at the last calculation. */
export function ProfilingScreen() {
  const { t } = useTranslation("app");
  const { api } = useRuntime();
  const query = useQuery(targetsProfiling(api));
  if (query.data) return <ProfilingForm record={query.data} />;
  return (
    <Page title={t("screen.profilings")}>
      <QueryState query={query} skeleton={<Skeleton height={480} />}>
        {() => null}
      </QueryState>
    </Page>
  );
}
