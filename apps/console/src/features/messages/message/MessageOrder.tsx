import type { Schemas } from "@reserve/contract";
import { DescriptionList, Link, Note, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate, formatDateTime, formatMoney } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { documentBadge, paymentBadge } from "../../../shared/list/order-status.tsx";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { messageOrder, writerOrders } from "../messages.queries.ts";

type Message = Schemas["Message"];

/** Maximum orders shown for a message without one. */
const MOST = 3;

/** The order of a message with its status; the writer's last orders when it names none. */
export function MessageOrder({ message }: { message: Message }) {
  return message.documentId === null ? <WriterOrders message={message} /> : <NamedOrder id={message.documentId} />;
}

function NamedOrder({ id }: { id: number }) {
  const { api } = useRuntime();
  const query = useQuery(messageOrder(api, id));
  return (
    <QueryState query={query} skeleton={<Skeleton height={140} />}>
      {(order) => <Order order={order} />}
    </QueryState>
  );
}

function Order({ order }: { order: Schemas["Document"] }) {
  const { t } = useTranslation("messages");
  const { t: orderWord } = useTranslation("orders");
  const { parcels, pickingNotifiedAt, shippingMethod } = order;
  return (
    <DescriptionList
      items={[
        { term: t("field.document"), description: <Link href={to.order(order.id)}>{t("order", { id: order.customId })}</Link> },
        { term: t("about.date"), description: formatDateTime(order.date) },
        { term: t("about.state"), description: documentBadge(order, orderWord) },
        { term: t("about.payment"), description: paymentBadge(order, orderWord) },
        ...parcels.map((parcel) => ({ term: t("about.parcel", { number: parcel.number }), description: <Tracking parcel={parcel} /> })),
        ...(shippingMethod === "Pickup" ? [{ term: t("about.pickup"), description: notifiedText(pickingNotifiedAt) }] : []),
        { term: t("about.total"), description: formatMoney(order.totalPriceWithTax) },
      ]}
    />
  );

  function notifiedText(at: string | null): string {
    return at === null ? t("about.notTold") : t("about.told", { date: formatDateTime(at) });
  }
}

function Tracking({ parcel: { trackingNumber, trackingUrl, shippedAt } }: { parcel: Schemas["Parcel"] }) {
  const { t } = useTranslation("messages");
  const left = t("about.left", { date: formatDate(shippedAt) });
  if (!trackingNumber) return left;
  return (
    <>
      {trackingUrl ? <Link href={trackingUrl}>{trackingNumber}</Link> : trackingNumber}, {left}
    </>
  );
}

function WriterOrders({ message }: { message: Message }) {
  const { t } = useTranslation("messages");
  const { t: orderWord } = useTranslation("orders");
  const { api } = useRuntime();
  const query = useQuery(writerOrders(api, message));
  return (
    <QueryState query={query} skeleton={<Skeleton height={140} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Note>{t("about.noOrders")}</Note>
        ) : (
          <>
            <Note>{t("about.lastOrders")}</Note>
            <DescriptionList
              items={items.slice(0, MOST).map((order) => ({
                term: <Link href={to.order(order.id)}>{t("order", { id: order.customId })}</Link>,
                description: (
                  <>
                    {documentBadge(order, orderWord)} {formatDate(order.date)}, {formatMoney(order.totalPriceWithTax)}
                  </>
                ),
              }))}
            />
          </>
        )
      }
    </QueryState>
  );
}
