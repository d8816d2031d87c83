import type { Schemas } from "@reserve/contract";
import { Button, MultiSelect, Page } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { ListFilters } from "../../shared/ListFilters.tsx";
import { ListResults } from "../../shared/ListResults.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { useListUrl } from "../../shared/useListUrl.ts";
import { mailTypeName } from "./mailState.tsx";
import { mailColumns } from "./mails.columns.tsx";
import { mailListSpec, mailPage, mailStates, mailTypes, renewedSearch } from "./mails.queries.ts";
import { useMailFilters } from "./useMailFilters.ts";

const DateRangePicker = lazy(async () => ({ default: (await import("@reserve/design-system/pickers")).DateRangePicker }));

const MailAboutFilter = lazy(async () => ({ default: (await import("./MailAboutFilter.tsx")).MailAboutFilter }));

/** The mails that the shop has sent or is trying to send, with the order each is about. */
export function MailListScreen() {
  const renewed = renewedSearch(useSearchParams()[0]);
  return renewed === null ? <MailList /> : <Navigate replace to={renewed} />;
}

function MailList() {
  const { t } = useTranslation(["mails", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(mailListSpec);
  const { state, type, dateFrom, dateTo } = url.filters;
  const query = useQuery(mailPage(api, url));
  const columns = useMemo(() => mailColumns(t), [t]);
  const active = useMailFilters(url);
  const [isAsking, setIsAsking] = useState(false);
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
          <>
            <MultiSelect
              label={t("field.state")}
              onChange={(values) => url.setFilter("state", values)}
              options={mailStates.map((value) => ({ value, label: t(`stateName.${value}`) }))}
              values={state ?? nothing}
            />
            <MultiSelect
              label={t("field.type")}
              onChange={(values) => url.setFilter("type", values)}
              options={mailTypes.map((value) => ({ value, label: mailTypeName(value, t) }))}
              values={type ?? nothing}
            />
            <Suspense fallback={<Button>{t("field.createdAt")}</Button>}>
              <DateRangePicker
                from={dateFrom?.[0] ?? null}
                label={t("field.createdAt")}
                onChange={(from, to) => url.change({ filters: { ...url.filters, dateFrom: from ? [from] : [], dateTo: to ? [to] : [] } })}
                to={dateTo?.[0] ?? null}
              />
            </Suspense>
            <Button onClick={() => setIsAsking(true)}>{t("about.title")}</Button>
          </>
        }
        query={query}
        texts={{ toolbar: t("toolbar"), search: t("search"), searchHint: t("searchHint") }}
        url={url}
      />
      <ListResults active={active} caption={(count) => t("caption", { count })} query={query} table={table} url={url} />
      {isAsking ? (
        <Suspense fallback={null}>
          <MailAboutFilter onClose={() => setIsAsking(false)} url={url} />
        </Suspense>
      ) : null}
    </Page>
  );
}

const nothing: readonly string[] = [];
const getRowId = ({ id }: Schemas["MailSummary"]) => id;
const rowHref = ({ id }: Schemas["MailSummary"]) => to.mail(id);
