import { IconMenu, MenuItem, MenuLink } from "@reserve/design-system/menu";
import { can, isPickup } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { ListOrigin } from "../../../shared/list/list-origin.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useNeighbours } from "./OrderNeighbours.tsx";
import { labelOf, type OrderPanelProps } from "./OrderPanel.tsx";
import { hasEditableLines, isReturnable, rulesOf } from "./order.facts.ts";
import { reasonSentence } from "./order.reasons.ts";
import type { PanelAction } from "./useOrderActions.ts";

interface OrderMenuProps extends OrderPanelProps {
  /** Shown beside the menu, and not in it. */
  first: PanelAction | undefined;
}

/** « … »: a menu with the other actions, printing, and the neighbours in the list. */
export function OrderMenu({ order, actions, onEditAddress, onEditLines, onGrantAllowance, onRefund, onReturn, first }: OrderMenuProps) {
  const { t } = useTranslation("orders");
  const { variant } = useRuntime();
  const { list, previous, next } = useNeighbours(order.id);
  const subject = orderSubjectOf(order);
  const isAllowed = (action: "editShippingAddress" | "recordRefund" | "grantAllowance") =>
    order.documentType === "Order" && can(action, subject, rulesOf(variant.flags)).isAllowed;
  return (
    <ListOrigin value={list ?? null}>
      <IconMenu label={t("panel.more")}>
        {actions.offered
          .filter(({ action }) => action !== first)
          .map(({ action, why }) => (
            <MenuItem
              disabledReason={why ? reasonSentence(why, t) : undefined}
              key={action}
              label={labelOf(action, order, actions.selectedIds, t)}
              onAction={() => actions.ask(action)}
              tone={action === "cancelItems" ? "danger" : "normal"}
            />
          ))}
        {isAllowed("recordRefund") ? <MenuItem label={t("refund.record")} onAction={onRefund} /> : null}
        {isAllowed("grantAllowance") ? <MenuItem label={t("panel.grantAllowance")} onAction={onGrantAllowance} /> : null}
        {isReturnable(order) ? <MenuItem label={t("return.record")} onAction={onReturn} /> : null}
        {hasEditableLines(order, rulesOf(variant.flags)) ? <MenuItem label={t("panel.editItems")} onAction={onEditLines} /> : null}
        {isAllowed("editShippingAddress") ? (
          <MenuItem label={isPickup(order.shippingMethod) ? t("panel.editContact") : t("panel.editAddress")} onAction={onEditAddress} />
        ) : null}
        {first ? <MenuItem label={t("order.print")} onAction={() => window.print()} /> : null}
        {previous ? <MenuLink href={to.order(previous.id)} label={t("neighbours.previous", { number: previous.customId })} /> : null}
        {next ? <MenuLink href={to.order(next.id)} label={t("neighbours.next", { number: next.customId })} /> : null}
      </IconMenu>
    </ListOrigin>
  );
}
