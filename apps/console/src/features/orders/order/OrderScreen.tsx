import type { Schemas } from "@reserve/contract";
import {
  Button,
  ButtonLink,
  CopyButton,
  Link,
  loadable,
  Page,
  Section,
  Sheet,
  SheetAndMargin,
  Skeleton,
  WideOnly,
} from "@reserve/design-system";
import { PrinterIcon, ScanBarcodeIcon } from "@reserve/design-system/icons";
import { labelRefusal } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { AfterPaint } from "../../../shared/record/AfterPaint.tsx";
import { RecordNews } from "../../../shared/record/RecordNews.tsx";
import { RecordPage, type RecordRead } from "../../../shared/record/RecordPage.tsx";
import { orderById } from "../orders.queries.ts";
import { EditLines } from "./EditLines.tsx";
import { OrderActionDialog } from "./OrderActionDialog.tsx";
import { OrderBanner } from "./OrderBanner.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderMargin } from "./OrderMargin.tsx";
import { OrderNeighbours } from "./OrderNeighbours.tsx";
import { OrderActionPanel } from "./OrderPanel.tsx";
import { OrderStatusSummary } from "./OrderStatusSummary.tsx";
import { OrderSums } from "./OrderSums.tsx";
import { OrderThread } from "./OrderThread.tsx";
import { isPreparable, OrderThumbBar } from "./OrderThumbBar.tsx";
import { OrderVat } from "./OrderVat.tsx";
import { nameOf } from "./order.facts.ts";
import { useOrderActions } from "./useOrderActions.ts";
import { useOrderPapers } from "./useOrderPapers.ts";
import { usePrintsLabel } from "./usePrintsLabel.ts";

const AllowanceDialog = loadable(async () => (await import("./AllowanceDialog.tsx")).AllowanceDialog);

const RefundDialog = loadable(async () => (await import("./RefundDialog.tsx")).RefundDialog);

const ReturnDialog = loadable(async () => (await import("./ReturnDialog.tsx")).ReturnDialog);

// Rarely opened: its fields, its draft and the countries are loaded with it.
const ShippingAddressForm = loadable(async () => (await import("./ShippingAddressForm.tsx")).ShippingAddressForm);

/** Screen of an order: customer, lines, status, available actions, and history. */
export function OrderScreen() {
  const { t } = useTranslation("orders");
  return (
    <RecordPage
      backHref={to.orders()}
      name={(order) => titleOf(order, t)}
      recentKind="order"
      query={orderById}
      skeleton={<OrderSkeleton />}
    >
      {(order, read) => <OrderPage {...read} order={order} />}
    </RecordPage>
  );
}

function titleOf({ documentType, customId }: Schemas["Document"], t: TFunction<"orders">): string {
  return t("order.title", { type: t(`documentType.${documentType}`), number: customId });
}

interface OrderPageProps extends RecordRead {
  order: Schemas["Document"];
}

function OrderPage({ order, isReloading, onReload }: OrderPageProps) {
  const { t } = useTranslation("orders");
  // « J-12 » and the rules use the same time while the page is open.
  const [now] = useState(() => new Date());
  const [isEditingAddress, setIsEditingAddress] = useState(false);
  const [isEditingLines, setIsEditingLines] = useState(false);
  const [isGranting, setIsGranting] = useState(false);
  const [isRefunding, setIsRefunding] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const [shipments, setShipments] = useState(0);
  const [printsLabel, setPrintsLabel] = usePrintsLabel();
  const papers = useOrderPapers(order.id);
  const { flags } = useRuntime().variant;
  const hasLabel = labelRefusal(orderSubjectOf(order), flags) === null;
  const actions = useOrderActions(order, now, (parcelId) => {
    if (printsLabel && hasLabel) void papers.take("label", parcelId);
    setShipments((before) => before + 1);
  });
  const title = titleOf(order, t);
  return (
    <Page
      actions={
        // On a telephone the bar within reach of the thumb has them.
        <WideOnly>
          <OrderNeighbours id={order.id} shipments={shipments} />
          {isPreparable(actions) ? (
            <ButtonLink href={to.preparation(order.id)} icon={<ScanBarcodeIcon />}>
              {t("order.prepare")}
            </ButtonLink>
          ) : null}
          <Button icon={<PrinterIcon />} onClick={() => window.print()}>
            {t("order.print")}
          </Button>
        </WideOnly>
      }
      subtitle={
        <>
          <span>
            {t(`order.placed.${order.documentType}`, { date: formatDate(order.date), time: formatTime(order.date) })}{" "}
            {order.customer ? <Link href={to.orders({ search: order.customer.email })}>{nameOf(order)}</Link> : nameOf(order)}
          </span>
          <span>{t(`shippingMethod.${order.shippingMethod}`)}</span>
          {order.store ? <span>{`${order.store.name}, ${order.store.city}`}</span> : null}
        </>
      }
      title={title}
      titleExtra={<CopyButton label={t("order.copyNumber", { number: order.customId })} value={order.customId} />}
    >
      <RecordNews
        isReloading={isReloading}
        onReload={onReload}
        record={order}
        watch="watchDocuments"
        words={{
          title: ({ firstName }) => (firstName ? t("news.by", { name: firstName }) : t("news.bySomebody")),
          unchanged: t("news.kept"),
          reload: t("news.reload"),
        }}
      />
      <OrderBanner actions={actions} order={order} />
      <SheetAndMargin
        margin={
          <>
            <OrderActionPanel
              actions={actions}
              onEditAddress={() => setIsEditingAddress(true)}
              onEditLines={() => setIsEditingLines(true)}
              onGrantAllowance={() => setIsGranting(true)}
              onRefund={() => setIsRefunding(true)}
              onReturn={() => setIsReturning(true)}
              order={order}
            />
            <AfterPaint>
              <OrderMargin order={order} />
            </AfterPaint>
          </>
        }
        marginLabel={t("order.margin")}
      >
        <Sheet>
          <OrderStatusSummary now={now} order={order} />
          <OrderLines actions={actions} now={now} order={order} />
          <OrderSums order={order} />
          <OrderVat order={order} />
          <AfterPaint>
            <OrderThread now={now} order={order} />
          </AfterPaint>
        </Sheet>
      </SheetAndMargin>
      <OrderThumbBar
        actions={actions}
        onEditAddress={() => setIsEditingAddress(true)}
        onEditLines={() => setIsEditingLines(true)}
        onGrantAllowance={() => setIsGranting(true)}
        onRefund={() => setIsRefunding(true)}
        onReturn={() => setIsReturning(true)}
        order={order}
      />
      <OrderActionDialog
        actions={actions}
        label={hasLabel ? { isTicked: printsLabel, onChange: setPrintsLabel } : null}
        now={now}
        order={order}
      />
      {isRefunding ? <RefundDialog onClose={() => setIsRefunding(false)} order={order} /> : null}
      {isGranting ? <AllowanceDialog onClose={() => setIsGranting(false)} order={order} /> : null}
      {isReturning ? <ReturnDialog onClose={() => setIsReturning(false)} order={order} /> : null}
      {isEditingLines ? <EditLines onClose={() => setIsEditingLines(false)} order={order} /> : null}
      {isEditingAddress ? <ShippingAddressForm onClose={() => setIsEditingAddress(false)} order={order} /> : null}
    </Page>
  );
}

/** Placeholder bars with the size of the content. */
function OrderSkeleton() {
  const { t } = useTranslation(["orders", "shared"]);
  return (
    <Page subtitle={<Skeleton height={20} width="min(24rem, 70vw)" />} title={t("shared:state.loading")}>
      <SheetAndMargin margin={<Skeleton height={320} />} marginLabel={t("shared:state.loading")}>
        <Sheet>
          {[92, 320, 104, 240].map((height) => (
            <Section key={height}>
              <Skeleton height={height} />
            </Section>
          ))}
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}
