import type { Schemas } from "@reserve/contract";
import { Alert, Button, ButtonLink, Section } from "@reserve/design-system";
import { isPickup } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "../../shared/format/format.ts";
import { PostalAddress } from "../../shared/format/PostalAddress.tsx";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { arrivedOf, endedAs, nameOf, reasonKey } from "./preparation.facts.ts";
import type { Preparation } from "./usePreparation.ts";

/** Alerts of a preparation: a changed order, one that cannot be prepared, a rejection, and completion. */
export function PreparationNews({ preparation }: { preparation: Preparation }) {
  const { t } = useTranslation("preparation");
  const { locale } = useRuntime();
  const { snapshot, send, trays } = preparation;
  const { changedIds, refusals, orders } = snapshot.context;
  const named = (ids: readonly number[]) => {
    const numbers = trays.flatMap(({ document }) => (ids.includes(document.id) ? [t("trays.number", { number: document.customId })] : []));
    return new Intl.ListFormat(locale).format(numbers);
  };
  const [only] = trays.length === 1 ? trays : [];
  const refused = only && refusals[only.document.id];
  const ended = trays.filter(({ done }) => done);
  const isOver = ended.length > 0 && orders.every(({ lines }) => lines.every(({ isAwaitingRelease }) => isAwaitingRelease));
  return (
    <>
      {changedIds.length > 0 ? (
        <Alert
          actions={
            <>
              <Button onClick={() => send({ type: "understood" })}>{t("changed.understood")}</Button>
              {snapshot.can({ type: "startOver" }) ? (
                <Button onClick={() => send({ type: "startOver" })} variant="plain">
                  {t("changed.startOver")}
                </Button>
              ) : null}
            </>
          }
          isUrgent
          title={t("changed.title", { count: changedIds.length, numbers: named(changedIds) })}
          tone="warning"
        >
          {t("changed.detail")}
        </Alert>
      ) : null}
      {only?.why ? (
        <Alert title={t("nothing")} tone="info">
          {t(`reason.${reasonKey(only.why.reason)}`)}
        </Alert>
      ) : null}
      {only && !only.why && !only.done && orders.length > 0 && !hasOpenLine(preparation) ? (
        <Alert title={t("nothing")} tone="info">
          {t("reason.allAwaiting")}
        </Alert>
      ) : null}
      {refused ? (
        <Alert isUrgent title={t("refused.title")} tone="danger">
          {[refused.errors[0], t("refused.detail")].filter(Boolean).join(" ")}
        </Alert>
      ) : null}
      {isOver ? (
        <Alert
          actions={
            <ButtonLink href={to.orders({ view: "toPrepare" })} variant="primary">
              {t("over.next")}
            </ButtonLink>
          }
          title={t("over.title", { count: ended.length, numbers: named(ended.map(({ document }) => document.id)) })}
          tone="success"
        >
          {only?.done ? t(`done.${endedAs(only.done)}`, { count: only.done.lineIds.length, number: only.document.customId }) : null}
        </Alert>
      ) : null}
    </>
  );
}

function hasOpenLine({ snapshot }: Preparation): boolean {
  return snapshot.context.orders.some(({ lines }) => lines.some(({ isAwaitingRelease }) => !isAwaitingRelease));
}

/** Margin of a single order: the team's note, the customer and the address. */
export function PreparationMargin({ documents: [document] }: { documents: readonly Schemas["Document"][] }) {
  const { t } = useTranslation(["preparation", "orders"]);
  if (!document) return null;
  const { documentComment, shippingAddress, shippingMethod, store, pickingNotifiedAt } = document;
  const arrived = arrivedOf(document, new Date());
  return (
    <>
      {documentComment ? <Section title={t("margin.comment")}>{documentComment}</Section> : null}
      <Section title={t("margin.customer")}>{nameOf(document)}</Section>
      <Section title={t(`orders:shippingMethod.${shippingMethod}`)}>
        {store && isPickup(shippingMethod) ? (
          <p>{`${store.name}, ${store.city}`}</p>
        ) : (
          <PostalAddress address={{ ...shippingAddress, phone: null }} />
        )}
        {arrived ? <p>{t("lines.arrived", arrived)}</p> : null}
        {pickingNotifiedAt ? (
          <p>{t("ask.toldBefore", { date: formatDate(pickingNotifiedAt), time: formatTime(pickingNotifiedAt) })}</p>
        ) : null}
      </Section>
    </>
  );
}
