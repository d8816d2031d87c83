import type { Schemas } from "@reserve/contract";
import { PrintLayout, PrintOnly } from "@reserve/design-system/shell";
import { hasLeft, isLive } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney, formatRate } from "../../../shared/format/format.ts";
import { PostalAddress } from "../../../shared/format/PostalAddress.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { totalOf } from "./order.facts.ts";

type Order = Schemas["Document"];
/** Sheets that the browser prints; the customs declaration is only a PDF. */
export type PrintedSheet = Exclude<Schemas["SheetKind"], "customs">;
type Kind = PrintedSheet;

interface OrderSheetProps {
  order: Order;
  kind: Kind;
  /** Title of the print: « Bon de livraison », « Facture pro forma ». */
  name: string;
  /** Called when the printer's dialog is gone. */
  onPrinted: () => void;
}

/** A printable sheet of an order; opens the print dialog once it is rendered. */
export function OrderSheet({ order, kind, name, onPrinted }: OrderSheetProps) {
  const { t } = useTranslation("orders");
  const { variant } = useRuntime();
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const listener = () => end();
    window.addEventListener("afterprint", listener);
    // In a task of its own, cancelled by an immediate unmount: one sheet opens one dialog.
    const opening = setTimeout(() => window.print());
    return () => {
      clearTimeout(opening);
      window.removeEventListener("afterprint", listener);
    };
  }, []);
  const { store, documentComment, deliveryPackage } = order;
  const family = [order, ...order.relatedDocuments];
  // A paper that is a document has its own number and day, and names the order that it follows.
  const paper = (kind === "invoice" && family.find(({ documentType }) => documentType === "Invoice")) || order;
  const root = family.find(({ documentType }) => documentType === "Order") ?? order;
  return (
    <PrintOnly>
      <PrintLayout
        facts={
          <>
            <p>{`${formatDate(paper.date)}, ${t(`shippingMethod.${order.shippingMethod}`)}`}</p>
            {paper.id === root.id ? null : <p>{t("papers.order", { number: root.customId, date: formatDate(root.date) })}</p>}
            {deliveryPackage && speaksOfParcel(kind, order) ? <p>{`${t("order.tracking")} ${deliveryPackage}`}</p> : null}
          </>
        }
        footer={
          isPriced(kind) && variant.seller
            ? t("papers.seller", { name: variant.title, ...variant.seller, address: variant.seller.address.join(", ") })
            : undefined
        }
        number={paper.customId}
        recipient={<PostalAddress address={isPriced(kind) ? order.billingAddress : order.shippingAddress} />}
        sender={
          <>
            <strong>{variant.title}</strong>
            {store ? `${store.name}, ${store.city}` : null}
          </>
        }
        title={name}
      >
        <Lines kind={kind} order={order} />
        {isPriced(kind) ? <Totals order={order} /> : null}
        {kind === "pickingSlip" && documentComment ? (
          <p>{t("papers.named", { name: t("thread.Comment"), value: documentComment })}</p>
        ) : null}
      </PrintLayout>
    </PrintOnly>
  );
}

const isPriced = (kind: Kind) => kind === "invoice" || kind === "quotation";

/** Returns whether the sheet is about the last parcel alone: the recorded tracking number belongs to it, and is only printed then. */
function speaksOfParcel(kind: Kind, { items, events }: Order): boolean {
  const live = items.filter(isLive);
  if (kind === "pickingSlip") return !live.some(hasLeft);
  return events.filter((event) => event.kind === "Shipped").length <= 1;
}

function Lines({ order: { items, customId }, kind }: Pick<OrderSheetProps, "order" | "kind">) {
  const { t } = useTranslation("orders");
  const hasShelf = kind === "pickingSlip";
  const hasPrices = isPriced(kind);
  return (
    <table aria-label={t("line.caption", { number: customId })}>
      <thead>
        <tr>
          {hasShelf ? <th scope="col">{t("line.shelf")}</th> : null}
          <th scope="col">{t("line.work")}</th>
          <th scope="col">{t("line.ean")}</th>
          <th data-align="end" scope="col">
            {t("line.quantity")}
          </th>
          {hasPrices ? (
            <>
              <th data-align="end" scope="col">
                {t("sums.rate")}
              </th>
              <th data-align="end" scope="col">
                {t("line.unitPrice")}
              </th>
              <th data-align="end" scope="col">
                {t("line.total")}
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {linesOf(kind, items).map(({ id, shelf, title, authors, ean, quantity, taxRate, unitPriceWithTax, totalPriceWithTax }) => (
          <tr key={id}>
            {hasShelf ? (
              <td>
                <strong>{shelf ?? "–"}</strong>
              </td>
            ) : null}
            <td>
              <cite>{title}</cite>
              {authors.length > 0 ? `, ${authors.join(", ")}` : null}
            </td>
            <td>{formatIsbn(ean)}</td>
            <td data-align="end">{quantity}</td>
            {hasPrices ? (
              <>
                <td data-align="end">{formatRate(taxRate)}</td>
                <td data-align="end">{formatMoney(unitPriceWithTax)}</td>
                <td data-align="end">{formatMoney(totalPriceWithTax)}</td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** VAT by rate, shipping and total, as the page and the PDF have them. */
function Totals({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { vat, shippingMethod, shippingPriceWithTax } = order;
  return (
    <>
      <p>{t("papers.named", { name: t(`shippingMethod.${shippingMethod}`), value: formatMoney(shippingPriceWithTax) })}</p>
      <table aria-label={t("sums.vat")}>
        <thead>
          <tr>
            {[t("sums.rate"), t("sums.noTax"), t("sums.taxAmount"), t("sums.withTax")].map((head) => (
              <th data-align="end" key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vat.map(({ taxRate, priceNoTax, tax, priceWithTax }) => (
            <tr key={taxRate}>
              <td data-align="end">{formatRate(taxRate)}</td>
              <td data-align="end">{formatMoney(priceNoTax)}</td>
              <td data-align="end">{formatMoney(tax)}</td>
              <td data-align="end">{formatMoney(priceWithTax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>{t("papers.named", { name: t("sums.total"), value: formatMoney(totalOf(order).total) })}</strong>
      </p>
    </>
  );
}

/** Returns the lines of a sheet: a picking slip has those to pick, by shelf; a delivery note the shipped ones, once there are any. */
function linesOf(kind: Kind, items: Order["items"]): Order["items"] {
  const live = items.filter((item) => isLive(item));
  const gone = live.filter((item) => hasLeft(item));
  if (kind === "deliveryNote") return gone.length > 0 ? gone : live;
  if (isPriced(kind)) return live;
  const shelfOf = ({ shelf }: Order["items"][number]) => shelf ?? "~";
  return live.filter((item) => !hasLeft(item)).sort((a, b) => shelfOf(a).localeCompare(shelfOf(b), "fr", { numeric: true }));
}
