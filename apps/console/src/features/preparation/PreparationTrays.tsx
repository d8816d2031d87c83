import { Alert, Badge, Button, Link, Section } from "@reserve/design-system";
import { BellIcon, CircleCheckIcon, TruckIcon } from "@reserve/design-system/icons";
import { PickOrder, PickOrders } from "@reserve/design-system/picking";
import { progressOf, readinessOf } from "@reserve/workflows";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { arrivedOf, endedAs, nameOf, reasonKey, someOf } from "./preparation.facts.ts";
import type { Preparation, Tray } from "./usePreparation.ts";

/** Orders of a batch, each in its tray: progress, completing action, outcome. */
export function PreparationTrays({ preparation }: { preparation: Preparation }) {
  const { t } = useTranslation("preparation");
  const { trays } = preparation;
  const ended = trays.filter(({ done }) => done !== null).length;
  return (
    <Section aside={t("trays.ended", { done: ended, total: trays.length })} isPanel title={t("trays.title")}>
      <PickOrders label={t("trays.title")}>
        {trays.map((tray) => (
          <TrayLine key={tray.document.id} preparation={preparation} tray={tray} />
        ))}
      </PickOrders>
    </Section>
  );
}

function TrayLine({ preparation: { snapshot, send }, tray: { document, slot, done, why } }: { preparation: Preparation; tray: Tray }) {
  const { t } = useTranslation(["preparation", "orders"]);
  const { context } = snapshot;
  const order = context.orders.find(({ id }) => id === document.id);
  const { picked, total } = progressOf(context, order?.lines ?? []);
  const { end, isDone, canEnd, lines } = readinessOf(context, document.id);
  const refused = context.refusals[document.id];
  const arrived = arrivedOf(document, new Date());
  return (
    <PickOrder
      count={total > 0 ? t("trays.copies", { picked, count: total }) : undefined}
      detail={
        <>
          <span>{t("trays.slot", { slot })}</span>
          <span>{nameOf(document)}</span>
          <span>{t(`orders:shippingMethod.${document.shippingMethod}`)}</span>
          {arrived ? <span>{t("lines.arrived", arrived)}</span> : null}
        </>
      }
      isDone={done !== null}
      slot={slot}
      title={<Link href={to.order(document.id)}>{t("trays.number", { number: document.customId })}</Link>}
    >
      {done ? (
        <Badge icon={<CircleCheckIcon />} tone="success">
          {t(`ended.${endedAs(done)}`, { count: done.lineIds.length })}
        </Badge>
      ) : null}
      {why ? <p>{t(`reason.${reasonKey(why.reason)}`)}</p> : null}
      {refused ? <Alert tone="danger">{refused.errors[0] ?? t("trays.refused")}</Alert> : null}
      {canEnd ? (
        <Button
          icon={end === "shipItems" ? <TruckIcon /> : <BellIcon />}
          isFullWidth
          onClick={() => send({ type: "ask", orderId: document.id })}
          variant="secondary"
        >
          {isDone
            ? t(`end.${end}Number`, { number: document.customId })
            : t(`end.${someOf[end]}Number`, { count: lines.length, number: document.customId })}
        </Button>
      ) : null}
    </PickOrder>
  );
}
