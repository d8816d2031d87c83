import type { Schemas } from "@reserve/contract";
import { MultiSelect, Page } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListFilters } from "../../shared/ListFilters.tsx";
import { ListResults } from "../../shared/ListResults.tsx";
import { useSearchFilter } from "../../shared/list-filters.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { useListUrl } from "../../shared/useListUrl.ts";
import { mailColumns } from "./mails.columns.tsx";
import { chosenStates, mailListSpec, mailPage } from "./mails.queries.ts";

/** The mails that the shop has sent or is trying to send, with the order each is about. */
export function MailListScreen() {
  const { t } = useTranslation(["mails", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(mailListSpec);
  const query = useQuery(mailPage(api, url));
  const columns = useMemo(() => mailColumns(t), [t]);
  const states = [
    { value: "true", label: t("state.sent") },
    { value: "false", label: t("state.notSent") },
    { value: "failing", label: t("state.failed") },
  ];
  const processed = url.filters.processed ?? nothing;
  const chosen = states.filter(({ value }) => processed.includes(value)).map(({ label }) => label);
  const active = [
    ...useSearchFilter(url),
    ...(chosen.length > 0
      ? [{ name: "state", label: t("field.state"), value: chosen.join(", "), remove: () => url.setFilter("processed", []) }]
      : []),
  ];
  const table = {
    columns,
    getRowId,
    hasFixedWidths: true,
    rowHeight: "twoLines" as const,
    rowHref,
  };
  return (
    <Page title={t("app:screen.mails")}>
      <ListFilters
        active={active}
        filters={
          <MultiSelect
            label={t("field.state")}
            onChange={(values) => url.setFilter("processed", chosenStates(processed, values))}
            options={states}
            values={processed}
          />
        }
        query={query}
        texts={{ toolbar: t("toolbar"), search: t("search"), searchHint: t("searchHint") }}
        url={url}
      />
      <ListResults active={active} caption={(count) => t("caption", { count })} query={query} table={table} url={url} />
    </Page>
  );
}

const nothing: readonly string[] = [];
const getRowId = ({ id }: Schemas["MailSummary"]) => id;
const rowHref = ({ id }: Schemas["MailSummary"]) => `/public/mail/detail/${id}`;
