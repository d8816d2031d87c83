import type { Schemas } from "@reserve/contract";
import { FieldStack } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { reasonSentence } from "../order/order.reasons.ts";
import { type BulkAction, type Concerned, unpaid } from "./bulk.ts";

type Row = Schemas["DocumentSummary"];

/** Maximum number of orders named in a sentence; the others are counted. */
const MOST_NAMED = 5;

interface BulkQuestionProps extends Concerned {
  action: BulkAction;
}

/** Confirmation of a bulk action: customers concerned, orders left out, and unpaid ones. */
export function BulkQuestion({ action, meant, passed, unfit }: BulkQuestionProps) {
  const { t } = useTranslation("orders");
  const aside = Map.groupBy(unfit, ({ why }) => reasonSentence(why, t));
  const owing = action === "ship" ? unpaid(meant) : [];
  return (
    <FieldStack>
      <p>{t(`bulk.ask.${action}`, { count: meant.length, names: customersOf(meant) })}</p>
      {passed.length > 0 ? <p>{t(`bulk.passed.${action}`, { count: passed.length, orders: ordersOf(passed) })}</p> : null}
      {[...aside].map(([reason, some]) => (
        <p key={reason}>{t("bulk.aside", { count: some.length, orders: ordersOf(some.map(({ row }) => row)), reason })}</p>
      ))}
      {owing.length > 0 ? <p>{t("bulk.unpaid", { count: owing.length, orders: ordersOf(owing) })}</p> : null}
    </FieldStack>
  );

  /** Returns the first three customers and the number of others. */
  function customersOf(rows: readonly Row[]): string {
    const names = [...new Set(rows.map(({ customerName }) => customerName))];
    const more = names.length - 3;
    return more > 0 ? t("bulk.namesAndMore", { names: names.slice(0, 3).join(", "), count: more }) : names.join(", ");
  }

  function ordersOf(rows: readonly Row[]): string {
    const named = rows
      .slice(0, MOST_NAMED)
      .map(({ customId, customerName }) => t("bulk.orderOf", { number: customId, name: customerName }));
    const more = rows.length - MOST_NAMED;
    return more > 0 ? t("bulk.ordersAndMore", { orders: named.join(", "), count: more }) : named.join(", ");
  }
}
