import type { Schemas } from "@reserve/contract";
import { IconButton, Link } from "@reserve/design-system";
import { DownloadIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { to } from "../../shared/links/to.ts";
import { dateTimeColumn, moneyColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Schemas["TillPayment"];

/** Returns the columns of a day; memoize them per language. */
export function tillColumns(t: TFunction<"till">, onReceipt: (row: Row) => void): readonly DataColumn<Row>[] {
  return [
    textColumn("number", t("payments.entry"), "code", ({ number }) => String(number), { hiddenBelow: "medium" }),
    dateTimeColumn("at", t("payments.at"), ({ at }) => at, { cardSlot: "footStart" }),
    nameColumn("order", t("payments.order"), ({ documentId, customId, voucherId, isLate }) => (
      <>
        {documentId === null ? (
          <Link href={to.voucher(voucherId ?? 0)}>{t("payments.voucher", { number: customId })}</Link>
        ) : (
          <Link href={to.order(documentId)}>{t("payments.number", { number: customId })}</Link>
        )}
        {isLate ? <small> {t("payments.late")}</small> : null}
      </>
    )),
    textColumn("kind", t("payments.kind"), "medium", ({ kind }) => t(`kind.${kind}`), { cardSlot: "plain" }),
    textColumn("means", t("payments.means"), "short", ({ means }) => t(`means.${means}`), { cardSlot: "end" }),
    textColumn("actorName", t("payments.by"), "medium", ({ actorName }) => actorName, { hiddenBelow: "medium" }),
    ownColumn(
      "receipt",
      t("payments.receipt"),
      "code",
      (row) => (
        <IconButton
          icon={<DownloadIcon />}
          label={t("payments.receiptOf", { number: row.number })}
          onClick={() => onReceipt(row)}
          size="small"
        />
      ),
      { cardSlot: "corner" },
    ),
    moneyColumn("amount", t("payments.amount"), ({ amount }) => amount, { cardSlot: "footEnd" }),
  ];
}
