import type { Schemas } from "@reserve/contract";
import { Badge, Link } from "@reserve/design-system";
import { FileXIcon, ReceiptTextIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { billKinds, platformStatuses } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatMoney, formatRate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, dateColumn, moneyColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { PlatformBadge } from "../../shared/papers/PlatformBadge.tsx";
import { PaperPdf } from "./PaperPdf.tsx";
import { SupplierInvoiceFile } from "./SupplierInvoiceFile.tsx";

type Row = Schemas["RegisteredPaper"];
type Received = Schemas["SupplierInvoice"];

/** Returns the columns of the register; memoize them per language. `hasPlatform`: with the status at the approved platform. */
export function paperColumns(t: TFunction<"papers">, hasPlatform: boolean): readonly DataColumn<Row>[] {
  const kinds = billKinds.map((kind) => t(`kind.${kind}`));
  // With one more column the total has to stay in sight, on screens of 821 and of 1366 px.
  const lesser = hasPlatform ? "desktop" : "medium";
  const least = hasPlatform ? ({ hiddenBelow: "narrow" } as const) : {};
  return [
    nameColumn("number", t("field.number"), ({ number }) => number, { room: "short" }),
    badgeColumn("kind", t("field.kind"), kinds, (row) => kindBadge(row, t), { ...least, cardSlot: "footStart" }),
    ...(hasPlatform ? [platformColumn(t)] : []),
    dateColumn("issuedAt", t("field.issuedAt"), ({ issuedAt }) => issuedAt, { isDescendingFirst: true, cardSlot: "footEnd" }),
    ownColumn(
      "document",
      t("field.document"),
      "number",
      ({ document }) => <Link href={to.order(document.id)}>{document.customId}</Link>,
      least,
    ),
    ownColumn("corrects", t("field.corrects"), "short", corrected, { hiddenBelow: lesser }),
    textColumn("buyer", t("field.buyer"), "long", ({ buyerName }) => buyerName, { isFlexible: true, cardSlot: "plain" }),
    textColumn("taxRates", t("field.taxRates"), "short", ({ taxRates }) => taxRates.map(formatRate).join(", "), {
      hiddenBelow: lesser,
      cardSlot: "hidden",
    }),
    moneyColumn("tax", t("field.tax"), ({ tax }) => tax, { hiddenBelow: hasPlatform ? "desktop" : "narrow", cardSlot: "hidden" }),
    moneyColumn("priceWithTax", t("field.priceWithTax"), ({ priceWithTax }) => priceWithTax, { isDescendingFirst: true }),
    ownColumn("pdf", t("field.pdf"), "code", (row) => <PaperPdf paper={row} />, {
      isHeaderHidden: true,
      align: "end",
      cardSlot: "corner",
    }),
  ];
}

function platformColumn(t: TFunction<"papers">): DataColumn<Row> {
  const words = platformStatuses.map((status) => t(`platformStatus.${status}`));
  const badge = ({ platform }: Row) =>
    platform && <PlatformBadge label={t(`platformStatus.${platform.status}`)} status={platform.status} />;
  return badgeColumn("platform", t("field.platform"), words, badge);
}

/** Returns the columns of suppliers' invoices; memoize them per language. */
export function supplierInvoiceColumns(t: TFunction<"papers">): readonly DataColumn<Received>[] {
  const kinds = billKinds.map((kind) => t(`kind.${kind}`));
  return [
    nameColumn("number", t("received.field.number"), ({ number }) => number, { room: "short" }),
    textColumn("supplier", t("received.field.supplier"), "long", ({ supplierName }) => supplierName, {
      isFlexible: true,
      cardSlot: "plain",
    }),
    textColumn("supplierNumber", t("received.field.supplierNumber"), "short", ({ supplierNumber }) => supplierNumber, {
      hiddenBelow: "medium",
    }),
    badgeColumn("kind", t("received.field.kind"), kinds, (row) => kindBadge(row, t), { cardSlot: "footStart" }),
    dateColumn("issuedOn", t("received.field.issuedOn"), ({ issuedOn }) => issuedOn, { isDescendingFirst: true, cardSlot: "footEnd" }),
    dateColumn("receivedAt", t("received.field.receivedAt"), ({ receivedAt }) => receivedAt, {
      ...{ isDescendingFirst: true, hiddenBelow: "narrow", cardSlot: "hidden" },
    }),
    {
      ...moneyColumn<Received>("total", t("received.field.total"), ({ total }) => total, { isDescendingFirst: true }),
      cell: ({ total, currency }) => formatMoney(total).replace("€", currency === "EUR" ? "€" : currency),
    },
    ownColumn("file", t("received.field.file"), "code", (row) => <SupplierInvoiceFile invoice={row} />, {
      isHeaderHidden: true,
      align: "end",
      cardSlot: "corner",
    }),
  ];
}

function kindBadge({ kind }: Pick<Row, "kind">, t: TFunction<"papers">) {
  const isInvoice = kind === "Invoice";
  return (
    <Badge icon={isInvoice ? <ReceiptTextIcon /> : <FileXIcon />} tone={isInvoice ? "neutral" : "warning"}>
      {t(`kind.${kind}`)}
    </Badge>
  );
}

/** The invoice that a credit note corrects, as a link to both in the register. */
function corrected({ corrects }: Row) {
  return corrects && <Link href={to.papers({ search: corrects.number })}>{corrects.number}</Link>;
}
