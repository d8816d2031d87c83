import type { Schemas } from "@reserve/contract";
import { Button, ButtonLink, Page } from "@reserve/design-system";
import { ArchiveIcon } from "@reserve/design-system/icons";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SheetExport } from "../../shared/export/SheetExport.tsx";
import { useFileDownload } from "../../shared/export/useFileDownload.ts";
import { formatMoney, formatRate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { paperColumns } from "./papers.columns.tsx";
import { MOST_PDFS, paperListPage, paperListSpec } from "./papers.queries.ts";

/** « Registre des pièces »: every issued invoice and credit note, with its sums and files. The URL holds the filters. */
export function PaperListScreen() {
  const { t } = useTranslation(["papers", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(paperListSpec);
  const query = useListPage(paperListPage(api, url));
  const { totalCount = 0, sums, taxRates = [], hasPlatform = false } = query.data ?? {};
  const columns = useMemo(() => paperColumns(t, hasPlatform), [t, hasPlatform]);
  const filter = filtersOf(paperListSpec, url);
  const filters = [
    filter.words("kind", t("field.kind"), (kind) => t(`kind.${kind}`)),
    filter.days("from", "to", t("field.period")),
    filter.options(
      "taxRate",
      t("field.taxRates"),
      taxRates.map((rate) => ({ value: String(rate), label: formatRate(rate) })),
    ),
    filter.words("isFacturX", t("field.isFacturX"), (isFacturX) => t(`isFacturX.${isFacturX}`)),
    filter.words("isPublicBody", t("field.isPublicBody"), (isPublicBody) => t(`isPublicBody.${isPublicBody}`)),
    ...(hasPlatform ? [filter.words("platformStatus", t("field.platform"), (status) => t(`platformStatus.${status}`))] : []),
  ];
  const narrowed = paperListSpec.narrowed(url);
  const nothing = totalCount > 0 ? undefined : t("nothing");
  return (
    <Page
      actions={
        <>
          {hasPlatform ? <ButtonLink href={to.supplierInvoices()}>{t("received.open")}</ButtonLink> : null}
          <SheetExport disabledReason={nothing} op="exportIssuedPapers" query={narrowed} total={totalCount} />
          <PdfsButton
            disabledReason={nothing ?? (totalCount > MOST_PDFS ? t("pdf.tooMany", { count: MOST_PDFS }) : undefined)}
            query={narrowed}
          />
        </>
      }
      subtitle={
        sums
          ? t("sums", { noTax: formatMoney(sums.priceNoTax), tax: formatMoney(sums.tax), total: formatMoney(sums.priceWithTax) })
          : t("subtitle")
      }
      title={t("app:screen.papers")}
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
        table={{ columns, getRowId }}
        url={url}
      />
    </Page>
  );
}

const getRowId = ({ id }: Schemas["RegisteredPaper"]) => String(id);

interface PdfsButtonProps {
  query: ReturnType<typeof paperListSpec.narrowed>;
  disabledReason: string | undefined;
}

/** Downloads the PDFs of all filtered papers in one file. */
function PdfsButton({ query, disabledReason }: PdfsButtonProps) {
  const { t } = useTranslation("papers");
  const { api } = useRuntime();
  const { isBusy, take } = useFileDownload(t("pdf.done"));
  return (
    <Button
      disabledReason={disabledReason}
      icon={<ArchiveIcon />}
      isBusy={isBusy}
      onClick={() => void take(api.download("exportIssuedPaperPdfs", { query }), "pdf.zip")}
      reasonPlacement="hidden"
    >
      {t(query.isPublicBody ? "pdf.chorus" : "pdf.all")}
    </Button>
  );
}
