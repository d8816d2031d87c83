import type { Schemas } from "@reserve/contract";
import { ButtonLink, loadable, Page } from "@reserve/design-system";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { mailColumns } from "./mails.columns.tsx";
import { mailListSpec, mailPage, renewedSearch } from "./mails.queries.ts";
import { useMailFilters } from "./useMailFilters.ts";

const MailAboutFilter = loadable(async () => (await import("./MailAboutFilter.tsx")).MailAboutFilter);

/** The mails that the shop has sent or is trying to send, with the order each is about. */
export function MailListScreen() {
  const renewed = renewedSearch(useSearchParams()[0]);
  return renewed === null ? <MailList /> : <Navigate replace to={renewed} />;
}

function MailList() {
  const { t } = useTranslation(["mails", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(mailListSpec);
  const query = useListPage(mailPage(api, url));
  const columns = useMemo(() => mailColumns(t), [t]);
  const [isAsking, setIsAsking] = useState(false);
  const filters = useMailFilters(url, () => setIsAsking(true));
  return (
    <Page actions={<ButtonLink href={to.mailTemplates()}>{t("template.button")}</ButtonLink>} title={t("app:screen.mails")}>
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("toolbar"), search: t("search"), searchHint: t("searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, options: twoLines, rowHref }}
        url={url}
      />
      {isAsking ? <MailAboutFilter onClose={() => setIsAsking(false)} url={url} /> : null}
    </Page>
  );
}

const twoLines = { hasFixedWidths: true, rowHeight: "twoLines" } as const;
const getRowId = ({ id }: Schemas["MailSummary"]) => id;
const rowHref = ({ id }: Schemas["MailSummary"]) => to.mail(id);
