import type { Schemas } from "@reserve/contract";
import { Axes, Axis, ProgressSegments, Section, StepPath } from "@reserve/design-system";
import { fromCents, hasLeft, isHere, isLive, isPickup, tillTotals, toCents } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney, formatTime } from "../../../shared/format/format.ts";
import { documentBadge, paymentBadge } from "../../../shared/list/order-status.tsx";
import { OrderParcels, Tracking } from "./OrderParcels.tsx";
import { copiesOf, daysToRelease, totalOf } from "./order.facts.ts";

type Order = Schemas["Document"];

/** Order status on three axes: document, payment, lines. */
export function OrderStatusSummary({ order, now }: { order: Order; now: Date }) {
  const { t } = useTranslation("orders");
  const taken = takenWords(order.ledger.filter(({ isAtCounter }) => isAtCounter));
  const refunded = refundedOf(order);
  return (
    <Section isFlush label={t("order.axes")}>
      <Axes>
        <Axis title={t(`order.axis.${order.documentType === "Order" ? "order" : "document"}`)}>
          {documentBadge(order, t, true)}
          <Path order={order} />
          <Delivery order={order} />
        </Axis>
        <Axis title={t("order.payment")}>
          {paymentBadge(order, t, true)}
          <p>{paymentWords()}</p>
          {taken ? <p>{taken}</p> : null}
          {refunded ? <p>{t("order.refunded", refunded)}</p> : null}
          {order.refundDue ? <p>{t("order.refundDue", { amount: formatMoney(order.refundDue) })}</p> : null}
        </Axis>
        <Axis title={t("order.items")}>
          <Progress now={now} order={order} />
        </Axis>
      </Axes>
    </Section>
  );

  /** « Au comptoir : 15,00 € en espèces, 5,00 € par carte bancaire ». */
  function takenWords(rows: Order["ledger"]): string | null {
    const sums = tillTotals(rows.map(({ means, kind, amount }) => ({ means, kind, amountCents: toCents(amount) ?? 0 })));
    const parts = sums
      .filter(({ totalCents }) => totalCents !== 0)
      .map(({ means, totalCents }) => `${formatMoney(fromCents(totalCents))} ${t(`refund.by.${means}`)}`);
    return parts.length > 0 ? t("order.atCounter", { parts: parts.join(", ") }) : null;
  }

  function paymentWords(): string {
    const { paidAt, balance, paymentDue } = order;
    const received = formatMoney(balance.received);
    if (paymentDue) return t("order.partlyPaid", { received, due: formatMoney(paymentDue) });
    const by = t(`paymentBy.${order.paymentMethod}`);
    if (!paidAt) return t("order.due", { by, amount: formatMoney(totalOf(order).total) });
    return t("order.paid", { by, amount: received, date: formatDate(paidAt), time: formatTime(paidAt) });
  }
}

/** Returns the refunded amount and the rest; null while nothing was refunded. */
function refundedOf({ balance: { received, refunded } }: Order): { amount: string; rest: string } | null {
  const refundedCents = toCents(refunded) ?? 0;
  if (refundedCents === 0) return null;
  const restCents = Math.max(0, (toCents(received) ?? 0) - refundedCents);
  return { amount: formatMoney(refunded), rest: formatMoney(fromCents(restCents)) };
}

const stages = {
  Created: 0,
  Pending: 0,
  AwaitingPayment: 0,
  Processing: 1,
  Shipped: 2,
  Complete: 3,
} as const satisfies Partial<Record<Order["documentStatus"], number>>;

/** Stages of the order; nothing for an order outside of the regular stages. */
function Path({ order: { documentStatus, documentType, isCoherent, shippingMethod } }: { order: Order }) {
  const { t } = useTranslation("orders");
  if (!(documentStatus in stages) || !isCoherent || documentType !== "Order") return null;
  const isCollected = isPickup(shippingMethod) && documentStatus !== "Shipped";
  const names = (["Created", "Processing", "Shipped", "Complete"] as const).filter((name) => name !== "Shipped" || !isCollected);
  const stage = stages[documentStatus as keyof typeof stages];
  return (
    <StepPath
      current={isCollected ? Math.min(stage, 2) : stage}
      label={t("order.steps")}
      steps={names.map((name) => t(`documentStatus.${name}`))}
    />
  );
}

/** The parcels, or when the customer was notified of the pickup. */
function Delivery({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { deliveryPackage, trackingUrl, pickingNotifiedAt, parcels } = order;
  return (
    <>
      {parcels.length > 0 ? <OrderParcels order={order} /> : <Tracking trackingNumber={deliveryPackage} trackingUrl={trackingUrl} />}
      {pickingNotifiedAt ? (
        <p>{t("order.notified", { date: formatDate(pickingNotifiedAt), time: formatTime(pickingNotifiedAt) })}</p>
      ) : null}
    </>
  );
}

function Progress({ order, now }: { order: Order; now: Date }) {
  const { t } = useTranslation("orders");
  const live = order.items.filter(isAlive);
  // Nothing leaves on an offer.
  if (order.documentType === "Quotation")
    return <p>{`${t("line.count", { count: live.length })}, ${t("line.copies", { count: copiesOf(live) })}`}</p>;
  const gone = live.filter(isGone).length;
  const awaiting = live.filter((item) => daysToRelease(item, now) !== null).length;
  const toPrepare = live.filter((item) => item.status === "Processing" && isHere(item, now)).length;
  const cancelled = order.items.filter(({ status }) => status === "Cancelled").length;
  const counts = { shipped: gone, total: live.length };
  const words = [
    toPrepare > 0 ? t("order.toPrepareCount", { count: toPrepare }) : "",
    awaiting > 0 ? t("order.awaitingCount", { count: awaiting }) : "",
    cancelled > 0 ? t("order.cancelledCount", { count: cancelled }) : "",
  ].filter(Boolean);
  return (
    <>
      <ProgressSegments
        done={gone}
        label={isPickup(order.shippingMethod) ? t("order.handedOverCount", counts) : t("order.shippedCount", counts)}
        total={live.length}
        waiting={awaiting}
      />
      {words.length > 0 ? <p>{words.join(", ")}</p> : null}
    </>
  );
}

const isAlive = ({ status }: Order["items"][number]) => isLive({ status });
const isGone = ({ status }: Order["items"][number]) => hasLeft({ status });
