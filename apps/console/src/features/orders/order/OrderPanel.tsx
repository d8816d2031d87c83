import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, ButtonLink, loadable, OffActions, Section } from "@reserve/design-system";
import {
  BanIcon,
  BellIcon,
  CircleCheckIcon,
  HandCoinsIcon,
  HashIcon,
  MapPinIcon,
  PackageCheckIcon,
  PencilIcon,
  TruckIcon,
} from "@reserve/design-system/icons";
import { can, fromCents, isLive, isPickup, toCents } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { hasEditableLines, isReturnable, linesToNotify, mainActionOf, rulesOf } from "./order.facts.ts";
import { reasonSentence } from "./order.reasons.ts";
import type { OrderActions, PanelAction } from "./useOrderActions.ts";

// Few documents are quotations.
const QuotationPanel = loadable(async () => (await import("./QuotationPanel.tsx")).QuotationPanel);

export interface OrderPanelProps {
  order: Schemas["Document"];
  actions: OrderActions;
  onEditAddress: () => void;
  onEditLines: () => void;
  onGrantAllowance: () => void;
  onRefund: () => void;
  onReturn: () => void;
}

/** Icons of the actions. */
export const icons: Readonly<Record<PanelAction, ReactNode>> = {
  validatePayment: <CircleCheckIcon />,
  shipItems: <TruckIcon />,
  setTracking: <HashIcon />,
  cancelItems: <BanIcon />,
  notifyPicking: <BellIcon />,
  validatePicking: <PackageCheckIcon />,
};

/** « Que faire maintenant ? »: the available actions, the main one filled; then the unavailable ones with reasons. */
export function OrderActionPanel({ order, actions, onEditAddress, onEditLines, onGrantAllowance, onRefund, onReturn }: OrderPanelProps) {
  const { t } = useTranslation("orders");
  const { variant } = useRuntime();
  const { offered, ask } = actions;
  if (order.documentType === "Quotation") return <QuotationPanel order={order} />;
  if (order.documentType !== "Order") return <OnTheOrder order={order} />;
  const first = mainActionOf(order, offered);
  const editAddress = isPickup(order.shippingMethod) ? t("panel.editContact") : t("panel.editAddress");
  const subject = orderSubjectOf(order);
  const address = can("editShippingAddress", subject, rulesOf(variant.flags));
  const mayRefund = can("recordRefund", subject, rulesOf(variant.flags)).isAllowed;
  const mayGrant = can("grantAllowance", subject, rulesOf(variant.flags)).isAllowed;
  const mayReturn = isReturnable(order);
  const mayEditLines = hasEditableLines(order, rulesOf(variant.flags));
  const off = [
    ...actions.off.map(({ action, why }) => ({ icon: icons[action], label: labelOf(action, order, [], t), why })),
    ...(address.isAllowed ? [] : [{ icon: <MapPinIcon />, label: editAddress, why: address }]),
  ];
  return (
    <Section isPanel title={t("panel.title")}>
      {offered.length > 0 || address.isAllowed || mayEditLines || mayGrant || mayRefund || mayReturn ? (
        <ActionStack>
          {offered.map(({ action, why }) => (
            <Button
              disabledReason={why ? reasonSentence(why, t) : undefined}
              icon={icons[action]}
              isFullWidth
              key={action}
              onClick={() => ask(action)}
              variant={action === "cancelItems" ? "danger" : action === first ? "primary" : "secondary"}
            >
              {labelOf(action, order, actions.selectedIds, t)}
            </Button>
          ))}
          {mayRefund ? (
            <Button
              icon={<HandCoinsIcon />}
              isFullWidth
              onClick={onRefund}
              // A refund owed to a customer is always prominent.
              variant={order.refundDue ? (first ? "secondary" : "primary") : "plain"}
            >
              {order.refundDue ? t("refund.recordDue", { amount: formatMoney(order.refundDue) }) : t("refund.record")}
            </Button>
          ) : null}
          {mayGrant ? (
            <Button icon={<HandCoinsIcon />} isFullWidth onClick={onGrantAllowance} variant="plain">
              {t("panel.grantAllowance")}
            </Button>
          ) : null}
          {mayReturn ? (
            <Button icon={<PackageCheckIcon />} isFullWidth onClick={onReturn} variant="plain">
              {t("return.record")}
            </Button>
          ) : null}
          {mayEditLines ? (
            <Button icon={<PencilIcon />} isFullWidth onClick={onEditLines}>
              {t("panel.editItems")}
            </Button>
          ) : null}
          {address.isAllowed ? (
            <Button icon={<MapPinIcon />} isFullWidth onClick={onEditAddress}>
              {editAddress}
            </Button>
          ) : null}
        </ActionStack>
      ) : (
        <p>{t("panel.nothing")}</p>
      )}
      {off.length > 0 ? (
        <OffActions items={off.map(({ icon, label, why }) => ({ icon, label, reason: reasonSentence(why, t) }))} title={t("panel.off")} />
      ) : null}
    </Section>
  );
}

/** Link to the order, for quotations, delivery notes and invoices. */
function OnTheOrder({ order: { relatedDocuments } }: Pick<OrderPanelProps, "order">) {
  const { t } = useTranslation("orders");
  const root = relatedDocuments.find(({ documentType }) => documentType === "Order");
  if (!root) return null;
  return (
    <Section isPanel title={t("panel.title")}>
      <ActionStack>
        <ButtonLink href={to.order(root.id)} isFullWidth variant="primary">
          {t("panel.openOrder", { number: root.customId })}
        </ButtonLink>
      </ActionStack>
    </Section>
  );
}

/** Returns the label of an action: a verb, the number of lines and the amount. */
export function labelOf(action: PanelAction, order: Schemas["Document"], selectedIds: readonly number[], t: TFunction<"orders">): string {
  const chosen = order.items.filter(({ id }) => selectedIds.includes(id));
  const count = chosen.length;
  if (action === "setTracking") return order.deliveryPackage ? t("panel.changeTracking") : t("panel.setTracking");
  if (action === "notifyPicking") {
    const { length: total } = order.items.filter(({ status }) => isLive({ status }));
    const isNotNotified = chosen.some(({ notifiedAt }) => notifiedAt === null);
    if (isNotNotified && linesToNotify(order, selectedIds) > 0) return t("panel.notifyPickingPart", { count, total });
    return order.pickingNotifiedAt && !isNotNotified ? t("panel.notifyPickingAgain") : t("panel.notifyPicking");
  }
  if (action === "validatePayment" || count === 0) return t(`panel.${action}`);
  if (action === "cancelItems") {
    const cents = chosen.reduce((sum, { totalPriceWithTax }) => sum + (toCents(totalPriceWithTax) ?? 0), 0);
    return t("panel.cancelItemsCount", { count, amount: formatMoney(fromCents(cents)) });
  }
  return t(`panel.${action}Count`, { count });
}
