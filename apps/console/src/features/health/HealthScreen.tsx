import type { Schemas } from "@reserve/contract";
import { Alert, Button, DescriptionList, Page, Section, Sheet, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { DataTable } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatTime } from "../../shared/format/format.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { ClientFlags } from "./ClientFlags.tsx";
import { checkColumns, overallTones } from "./health.columns.tsx";

/** Health page: overall status, each check with its figure and advice, versions and client flags. */
export function HealthScreen() {
  const { t } = useTranslation(["health", "app"]);
  const { api } = useRuntime();
  const query = useQuery(api.query("getHealth"));
  const { data, isFetching, refetch } = query;
  return (
    <Page
      actions={
        <Button icon={<RefreshCwIcon />} isBusy={isFetching} onClick={() => void refetch()}>
          {t("check")}
        </Button>
      }
      subtitle={data ? t("checkedAt", { time: formatTime(data.checkedAt) }) : undefined}
      title={t("app:screen.health")}
    >
      <QueryState query={query} skeleton={<Skeleton height={420} />}>
        {(health) => <Fares health={health} />}
      </QueryState>
    </Page>
  );
}

function Fares({ health }: { health: Schemas["Health"] }) {
  const { t } = useTranslation("health");
  const { variant } = useRuntime();
  const { state, checks, version, environment, mode, startedAt } = health;
  const columns = useMemo(() => checkColumns(t), [t]);
  const troubled = checks.filter((check) => check.state !== "ok").length;
  return (
    <SheetAndMargin
      margin={
        <Section title={t("server")}>
          <DescriptionList
            items={[
              { term: t("version"), description: version },
              { term: t("environment.name"), description: t(`environment.${environment}`) },
              { term: t("mode.name"), description: t(`mode.${mode}`) },
              { term: t("startedAt"), description: formatDateTime(startedAt) },
              { term: t("client"), description: variant.title },
            ]}
          />
        </Section>
      }
      marginLabel={t("server")}
    >
      <Alert title={t(`overall.${state}`)} tone={overallTones[state]}>
        {troubled === 0 ? t("allWell") : t("troubled", { count: troubled })}
      </Alert>
      <Sheet>
        <Section isFlush label={t("checks")}>
          <DataTable
            caption={t("checks")}
            columns={columns}
            getRowId={getRowId}
            options={{ isFlush: true, rowHeight: "twoLines", hasShortcuts: false }}
            rows={checks}
          />
        </Section>
        <Section title={t("flags")}>
          <ClientFlags />
        </Section>
      </Sheet>
    </SheetAndMargin>
  );
}

const getRowId = ({ name }: Schemas["HealthCheck"]) => name;
