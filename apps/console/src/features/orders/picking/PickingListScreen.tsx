import type { Schemas } from "@reserve/contract";
import { Button, ButtonLink, EmptyState, FormRow, PageSkeleton, ScreenOnly } from "@reserve/design-system";
import { PrinterIcon } from "@reserve/design-system/icons";
import { PrintLayout } from "@reserve/design-system/shell";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { formatDate, formatTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useListOrigin } from "../../../shared/list/list-origin.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { pickedIds, pickingList } from "../orders.queries.ts";

/** Printable picking list by shelf: title, copies, orders. */
export function PickingListScreen() {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const [search] = useSearchParams();
  const ids = pickedIds(search);
  const query = useQuery({ ...pickingList(api, ids), enabled: ids.length > 0 });
  const backHref = useListOrigin() ?? to.orders();
  const back = <ButtonLink href={backHref}>{t("picking.back")}</ButtonLink>;
  if (ids.length === 0) return <EmptyState actions={back} detail={t("picking.none")} isWholePage title={t("picking.emptyTitle")} />;
  return (
    <QueryState backHref={backHref} query={query} skeleton={<PageSkeleton />}>
      {({ items, leftOut }) =>
        items.length === 0 ? (
          <EmptyState actions={back} detail={t("picking.emptyDetail")} isWholePage title={t("picking.emptyTitle")} />
        ) : (
          <>
            <ScreenOnly>
              <FormRow>
                <Button icon={<PrinterIcon />} onClick={() => window.print()} variant="primary">
                  {t("picking.print")}
                </Button>
                {back}
              </FormRow>
            </ScreenOnly>
            <PickingSheet leftOut={leftOut} lines={items} />
          </>
        )
      }
    </QueryState>
  );
}

function PickingSheet({ lines, leftOut }: { lines: readonly Schemas["PickingLine"][]; leftOut: Schemas["PickingList"]["leftOut"] }) {
  const { t, i18n } = useTranslation("orders");
  const { variant } = useRuntime();
  const now = new Date().toISOString();
  const orderCount = new Set(lines.flatMap(({ documents }) => documents.map(({ id }) => id))).size;
  const without = new Intl.ListFormat(i18n.language).format(leftOut.map(({ customId }) => customId));
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <PrintLayout
      facts={
        <>
          <p>{t("picking.copies", { count: copies })}</p>
          <p>{t("picking.printed", { date: formatDate(now), time: formatTime(now) })}</p>
        </>
      }
      number={t("picking.number", { count: orderCount })}
      sender={<strong>{variant.title}</strong>}
      title={t("picking.title")}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t("picking.shelf")}</th>
            <th scope="col">{t("picking.work")}</th>
            <th data-wide="" scope="col">
              {t("picking.publisher")}
            </th>
            <th data-align="end" scope="col">
              {t("picking.quantity")}
            </th>
            <th scope="col">{t("picking.orders")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ ean, title, authors, publisher, shelf, quantity, documents }) => (
            <tr key={`${ean} ${shelf}`}>
              <td>
                <strong>{shelf ?? t("picking.noShelf")}</strong>
              </td>
              <td>
                <cite>{title}</cite>
                <br />
                {[authors.join(", "), ean].filter(Boolean).join(" · ")}
                {publisher ? <span data-small="">{` · ${publisher}`}</span> : null}
              </td>
              <td data-wide="">{publisher}</td>
              <td data-align="end">
                <strong>{quantity}</strong>
              </td>
              <td>{documents.map((one) => (one.quantity > 1 ? `${one.customId} × ${one.quantity}` : one.customId)).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {leftOut.length > 0 ? <p>{t("picking.leftOut", { count: leftOut.length, numbers: without })}</p> : null}
    </PrintLayout>
  );
}
