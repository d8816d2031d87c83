import type { Schemas } from "@reserve/contract";
import { Button, DescriptionList, IconButton, Link, loadable, Note, Section } from "@reserve/design-system";
import { DownloadIcon, PrinterIcon, ReceiptTextIcon } from "@reserve/design-system/icons";
import { hasLeft, isLive, labelRefusal } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { IssuedPapers } from "./IssuedPapers.tsx";
import type { PrintedSheet } from "./OrderSheet.tsx";
import { reasonSentence } from "./order.reasons.ts";
import { useOrderPapers } from "./useOrderPapers.ts";

type Order = Schemas["Document"];
type Kind = Schemas["SheetKind"];

// Only rendered for printing.
const OrderSheet = loadable(async () => (await import("./OrderSheet.tsx")).OrderSheet);

/** The papers that belong to an order: its delivery notes and invoices, and each sheet as PDF and for the printer. */
export function OrderDocuments({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { flags } = useRuntime().variant;
  const papers = useOrderPapers(order.id);
  const [printed, setPrinted] = useState<PrintedSheet | null>(null);
  const kinds = kindsOf(order);
  const label = labelRefusal(orderSubjectOf(order), flags);
  return (
    <Section title={t("order.documents")}>
      {order.relatedDocuments.length > 0 ? (
        <ul>
          {order.relatedDocuments.map(({ id, customId, documentType, date }) => (
            <li key={id}>
              <Link href={to.order(id)}>{t("order.relatedNumber", { type: t(`documentType.${documentType}`), number: customId })}</Link>{" "}
              {formatDate(date)}
            </li>
          ))}
        </ul>
      ) : (order.issuedPapers ?? []).length > 0 ? null : (
        <Note>{t("order.noDocuments")}</Note>
      )}
      <DescriptionList
        items={kinds.map((kind) => {
          const name = nameOfSheet(kind, order);
          const reason = isWorthAPaper(kind, order) ? undefined : t("papers.nothing");
          return {
            term: t(name),
            description: (
              <>
                <IconButton
                  disabledReason={reason}
                  icon={<DownloadIcon />}
                  isBusy={papers.isFetching(kind)}
                  label={t("papers.pdf", { paper: t(name) })}
                  onClick={() => void papers.take(kind)}
                />
                {kind === "customs" ? null : (
                  <IconButton
                    disabledReason={reason}
                    icon={<PrinterIcon />}
                    label={t("papers.print", { paper: t(name) })}
                    onClick={() => setPrinted(kind)}
                  />
                )}
              </>
            ),
          };
        })}
      />
      <IssuedPapers order={order} />
      {flags.generateLabels && order.documentType === "Order" ? (
        <Button
          disabledReason={label ? reasonSentence({ isAllowed: false, reason: label, params: {} }, t) : undefined}
          icon={<ReceiptTextIcon />}
          isBusy={papers.isFetching("label")}
          isFullWidth
          onClick={() => void papers.take("label")}
        >
          {t("papers.label")}
        </Button>
      ) : null}
      {printed ? (
        <OrderSheet kind={printed} name={t(nameOfSheet(printed, order))} onPrinted={() => setPrinted(null)} order={order} />
      ) : null}
    </Section>
  );
}

/** Returns the printable sheets of an order: all three for an order, and what customs need; a delivery note or an invoice is one itself. */
function kindsOf({ documentType, documentStatus, issuedPapers = [], customsForm }: Order): readonly Kind[] {
  if (documentStatus === "Temp") return [];
  if (documentType === "Quotation") return ["quotation"];
  if (documentType === "Delivery") return ["deliveryNote"];
  if (documentType === "Invoice") return ["invoice"];
  const kinds: Kind[] = ["pickingSlip", "deliveryNote"];
  // An issued invoice is listed with the credit notes, under its number.
  if (!issuedPapers.some(({ kind }) => kind === "Invoice")) kinds.push("invoice");
  return customsForm ? [...kinds, "customs"] : kinds;
}

/** Returns the text key of a printable sheet: before an invoice is issued, it is a pro forma. */
function nameOfSheet(kind: Kind, { documentType, relatedDocuments }: Order) {
  const hasInvoice = documentType === "Invoice" || relatedDocuments.some((one) => one.documentType === "Invoice");
  return kind === "invoice" && !hasInvoice ? "papers.proForma" : (`papers.${kind}` as const);
}

function isWorthAPaper(kind: Kind, { items }: Order): boolean {
  return items.some((item) => isLive(item) && (kind !== "pickingSlip" || !hasLeft(item)));
}
