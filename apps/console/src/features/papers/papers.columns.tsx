import type { Schemas } from "@reserve/contract";
import { Badge, Link } from "@reserve/design-system";
import { FileXIcon, ReceiptTextIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { billKinds } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatRate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, dateColumn, moneyColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { PaperPdf } from "./PaperPdf.tsx";

type Row = Schemas["RegisteredPaper"];

/** Returns the columns of the register; memoize them per language. */
export function paperColumns(t: TFunction<"papers">): readonly DataColumn<Row>[] {
  const kinds = billKinds.map((kind) => t(`kind.${kind}`));
  return [
    nameColumn("number", t("field.number"), ({ number }) => number, { room: "short" }),
    badgeColumn("kind", t("field.kind"), kinds, (row) => kindBadge(row, t), { cardSlot: "footStart" }),
    dateColumn("issuedAt", t("field.issuedAt"), ({ issuedAt }) => issuedAt, { isDescendingFirst: true, cardSlot: "footEnd" }),
    ownColumn("document", t("field.document"), "number", ({ document }) => <Link href={to.order(document.id)}>{document.customId}</Link>),
    ownColumn("corrects", t("field.corrects"), "short", corrected, { hiddenBelow: "medium" }),
    textColumn("buyer", t("field.buyer"), "long", ({ buyerName }) => buyerName, { isFlexible: true, cardSlot: "plain" }),
    textColumn("taxRates", t("field.taxRates"), "short", ({ taxRates }) => taxRates.map(formatRate).join(", "), {
      hiddenBelow: "medium",
      cardSlot: "hidden",
    }),
    moneyColumn("tax", t("field.tax"), ({ tax }) => tax, { hiddenBelow: "narrow", cardSlot: "hidden" }),
    moneyColumn("priceWithTax", t("field.priceWithTax"), ({ priceWithTax }) => priceWithTax, { isDescendingFirst: true }),
    ownColumn("pdf", t("field.pdf"), "code", (row) => <PaperPdf paper={row} />, {
      isHeaderHidden: true,
      align: "end",
      cardSlot: "corner",
    }),
  ];
}

function kindBadge({ kind }: Row, t: TFunction<"papers">) {
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
