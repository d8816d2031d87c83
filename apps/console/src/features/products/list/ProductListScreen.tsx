import type { Schemas } from "@reserve/contract";
import { Button, ButtonLink, Link, Page } from "@reserve/design-system";
import { FilePlusIcon, PlusIcon, ScanBarcodeIcon } from "@reserve/design-system/icons";
import { BulkReport } from "@reserve/design-system/table/selection";
import { fromAzerty, parisDay } from "@reserve/domain";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SheetExport } from "../../../shared/export/SheetExport.tsx";
import { to } from "../../../shared/links/to.ts";
import { ListFilters } from "../../../shared/list/ListFilters.tsx";
import { ListResults } from "../../../shared/list/ListResults.tsx";
import { useListPage } from "../../../shared/list/useListPage.ts";
import { useListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { expectedCheckDigit, narrowedBy, productListSpec, productPage } from "../products.queries.ts";
import { type PastedAnswer, PastedReport, PasteEans } from "./PastedEans.tsx";
import { ProductRail } from "./ProductRail.tsx";
import { type ProductReport, ProductSelection } from "./ProductSelection.tsx";
import { ProductTally } from "./ProductTally.tsx";
import { ProductViews } from "./ProductViews.tsx";
import { productColumns } from "./products.columns.tsx";
import { useProductFilters } from "./useProductFilters.ts";

/** List of products: search, filters, sort, bulk actions. The URL holds the state. */
export function ProductListScreen() {
  const { t } = useTranslation(["products", "shared", "app"]);
  const { api } = useRuntime();
  const may = useMay();
  const url = useListUrl(productListSpec);
  const query = useListPage(productPage(api, url));
  const filters = useProductFilters(url);
  const [isPasting, setIsPasting] = useState(false);
  const [pasted, setPasted] = useState<PastedAnswer | null>(null);
  const [chosen, setChosen] = useState<readonly Row[]>(nothing);
  const [report, setReport] = useState<ProductReport | null>(null);
  const today = parisDay(new Date());
  const columns = useMemo(() => productColumns({ t, now: new Date(`${today}T12:00:00Z`) }), [t, today]);
  const meant = query.isPlaceholderData ? null : query.data?.suggestion;
  const expected = expectedCheckDigit(url.search);
  // The selection spans pages and filters, so selected rows are stored as last fetched.
  const found = pasted?.items.flatMap(({ product }) => product ?? nothing) ?? query.data?.items ?? nothing;
  const rowsById = new Map([...chosen, ...found].map((row) => [getRowId(row), row]));
  const table = {
    columns,
    getRowId,
    options: twoLines,
    rowHref,
    selection: {
      ids: chosen.map(getRowId),
      onChange: (ids: readonly string[]) => setChosen(ids.flatMap((id) => rowsById.get(id) ?? nothing)),
      rowLabel: ({ title }: Row) => t("list.selectRow", { title }),
      pageLabel: (count: number) => t("list.selectAll", { count }),
      announce: (count: number) => t("list.selected", { count }),
    },
  };
  return (
    <Page
      actions={
        <>
          <Button icon={<ScanBarcodeIcon />} onClick={() => setIsPasting(true)} variant="plain">
            {t("pasted.button")}
          </Button>
          {may("createImport") ? (
            <ButtonLink href={to.imports()} icon={<FilePlusIcon />} variant="plain">
              {t("list.import")}
            </ButtonLink>
          ) : null}
          <SheetExport
            disabledReason={query.data?.totalCount === 0 ? t("export.nothing") : undefined}
            op="exportProducts"
            query={{ ...narrowedBy(url), ...(url.sort ? { sort: url.sort as "title" } : {}) }}
            total={query.data?.totalCount ?? 0}
          />
          <ButtonLink href={to.customProduct()} icon={<PlusIcon />}>
            {t("form.add")}
          </ButtonLink>
        </>
      }
      title={t("app:screen.products")}
    >
      <ProductViews total={query.data?.totalIsExact ? query.data.totalCount : undefined} url={url} />
      <ListFilters
        filters={filters}
        query={query}
        // A scanner’s AZERTY input is converted to digits, so that the URL and the field agree.
        searchTermOf={fromAzerty}
        texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
        url={url}
      />
      {isPasting ? (
        <PasteEans
          onClose={() => setIsPasting(false)}
          onFound={(answer) => {
            setIsPasting(false);
            setPasted(answer);
          }}
        />
      ) : null}
      {pasted ? (
        <PastedReport answer={pasted} onChange={setPasted} onChoose={setChosen} onClose={() => setPasted(null)} table={table} />
      ) : (
        <ProductRail
          tally={
            <>
              <ProductTally page={query.data} state={url} />
              {meant ? (
                <p role="note">
                  {t("list.suggestion", { typed: url.search })} <Link href={url.href({ search: meant })}>{meant}</Link>
                </p>
              ) : null}
            </>
          }
          url={url}
        >
          {report ? <BulkReport {...report} onDismiss={() => setReport(null)} /> : null}
          <ListResults
            caption={(count) => t("list.caption", { count })}
            filters={filters}
            hint={expected === null ? null : t("list.checkDigit", { expected })}
            query={query}
            table={table}
            url={url}
          />
        </ProductRail>
      )}
      <ProductSelection
        chosen={chosen}
        list={pasted || query.isPlaceholderData ? null : { state: url, page: query.data }}
        onChange={setChosen}
        onReport={setReport}
      />
    </Page>
  );
}

type Row = Schemas["ProductSummary"];

const nothing: readonly Row[] = [];
const twoLines = { rowHeight: "twoLines" } as const;
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.product(id);
