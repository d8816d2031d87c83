import { Button, ButtonLink, IconButton, loadable, ThumbBar } from "@reserve/design-system";
import { EllipsisIcon, PrinterIcon, ScanBarcodeIcon } from "@reserve/design-system/icons";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { icons, labelOf, type OrderPanelProps } from "./OrderPanel.tsx";
import { copiesOf, mainActionOf } from "./order.facts.ts";
import { reasonSentence } from "./order.reasons.ts";
import type { OrderActions } from "./useOrderActions.ts";

// Menus are as large as the page: they are loaded after it, and only where the bar is visible.
const OrderMenu = loadable(async () => (await import("./OrderMenu.tsx")).OrderMenu, BusyMenuButton);

function BusyMenuButton() {
  const { t } = useTranslation("orders");
  return <IconButton icon={<EllipsisIcon />} isBusy label={t("panel.more")} variant="secondary" />;
}

/** Returns whether the order has lines to pick. */
export const isPreparable = ({ offered }: OrderActions) =>
  offered.some(({ action }) => action === "shipItems" || action === "notifyPicking");

/** A bar at the bottom of small screens: the scanner, the main action, and the others behind « … ». */
export function OrderThumbBar(props: OrderPanelProps) {
  const { order, actions } = props;
  const { t } = useTranslation("orders");
  const isSmall = useSyncExternalStore(watchWindow, readWindow, () => false);
  const { offered, selectedIds, ask } = actions;
  const main = mainActionOf(order, offered);
  const first = offered.find(({ action }) => action === main);
  if (!isSmall) return null;
  const chosen = order.items.filter(({ id }) => selectedIds.includes(id));
  const words = first
    ? {
        title: t("line.ticked", { count: chosen.length }),
        detail: first.why ? reasonSentence(first.why, t) : t("line.copies", { count: copiesOf(chosen) }),
      }
    : null;
  return (
    <ThumbBar label={t("panel.thumb")} {...words}>
      {isPreparable(actions) ? (
        <ButtonLink aria-label={t("panel.scan")} data-square="normal" href={to.preparation(order.id)} icon={<ScanBarcodeIcon />} />
      ) : null}
      {first ? (
        <Button
          disabledReason={first.why ? reasonSentence(first.why, t) : undefined}
          icon={icons[first.action]}
          onClick={() => ask(first.action)}
          reasonPlacement="hidden"
          variant="primary"
        >
          {labelOf(first.action, order, selectedIds, t)}
        </Button>
      ) : (
        <Button icon={<PrinterIcon />} onClick={() => window.print()}>
          {t("order.print")}
        </Button>
      )}
      <OrderMenu {...props} first={first?.action} />
    </ThumbBar>
  );
}

const smallWindow = "(max-width: 900px)";

const readWindow = () => matchMedia(smallWindow).matches;

function watchWindow(report: () => void): () => void {
  const media = matchMedia(smallWindow);
  media.addEventListener("change", report);
  return () => media.removeEventListener("change", report);
}
