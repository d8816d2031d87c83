import type { Schemas } from "@reserve/contract";
import { Button, Note, Section, Skeleton } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { dateColumn, nameColumn, textColumn } from "../../../shared/list/list-columns.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { targetSample } from "../targets.queries.ts";

type Person = Schemas["TargetPersonSummary"];

/** Four people matched by the current conditions, for users who may read customers; others on request. */
export function TargetSample({ tree }: { tree: Schemas["TargetGroup"] }) {
  const { t } = useTranslation("targets");
  const { api } = useRuntime();
  const mayRead = useMay()("listCustomers");
  const [turn, setTurn] = useState(0);
  const query = useQuery({ ...targetSample(api, tree, turn), enabled: mayRead });
  const people = query.data?.people;
  const columns = useMemo(
    (): readonly DataColumn<Person>[] => [
      nameColumn("lastName", t("field.person"), ({ firstName, lastName }) => `${firstName} ${lastName}`),
      textColumn("city", t("field.city"), "medium", ({ city }) => city, { cardSlot: "plain" }),
      dateColumn("lastOrderAt", t("field.lastOrder"), ({ lastOrderAt }) => lastOrderAt, { cardSlot: "footEnd" }),
    ],
    [t],
  );
  return (
    <Section title={t("section.sample")}>
      {mayRead ? null : <Note>{t("sample.forbidden")}</Note>}
      {mayRead && query.isPending ? <Skeleton height={160} /> : null}
      {query.isError ? <Note>{t("count.failed")}</Note> : null}
      {people?.length === 0 ? <Note>{t("sample.nobody")}</Note> : null}
      {people && people.length > 0 ? (
        <>
          <DataTable
            caption={t("sample.caption")}
            columns={columns}
            getRowId={getRowId}
            options={inSheet}
            rowHref={rowHref}
            rows={people}
          />
          <Button icon={<RefreshCwIcon />} onClick={() => setTurn((before) => before + 1)} variant="plain">
            {t("sample.others")}
          </Button>
        </>
      ) : null}
    </Section>
  );
}

const getRowId = ({ id }: Person) => String(id);
const rowHref = ({ id }: Person) => to.customer(id);
const inSheet = { isFlush: true, hasShortcuts: false };
