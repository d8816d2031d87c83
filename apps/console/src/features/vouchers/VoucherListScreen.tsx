import type { Schemas } from "@reserve/contract";
import { Button, loadable, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { voucherListColumns } from "./vouchers.columns.tsx";
import { voucherListPage, voucherListSpec } from "./vouchers.queries.ts";

// Loaded with its fields on demand.
const SellVoucherDialog = loadable(async () => (await import("./SellVoucherDialog.tsx")).SellVoucherDialog);

/** List of vouchers with state and balance, and the sale of a new one. The URL holds the filters. */
export function VoucherListScreen() {
  const { t } = useTranslation(["vouchers", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(voucherListSpec);
  const query = useListPage(voucherListPage(api, url));
  const columns = useMemo(() => voucherListColumns(t), [t]);
  const [isSelling, setIsSelling] = useState(false);
  const filter = filtersOf(voucherListSpec, url);
  const filters = [
    filter.words("state", t("field.state"), (state) => t(`state.${state}`)),
    filter.words("origin", t("field.origin"), (origin) => t(`origin.${origin}`)),
  ];
  return (
    <Page
      actions={
        <Button icon={<PlusIcon />} onClick={() => setIsSelling(true)} variant="primary">
          {t("sell.open")}
        </Button>
      }
      title={t("app:screen.vouchers")}
    >
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("list.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
      {isSelling ? <SellVoucherDialog onClose={() => setIsSelling(false)} /> : null}
    </Page>
  );
}

type Row = Schemas["VoucherSummary"];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.voucher(id);
