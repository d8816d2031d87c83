import type { Schemas } from "@reserve/contract";
import { CopyButton, IconButton, Link, ScreenOnly, WideOnly } from "@reserve/design-system";
import { PackageCheckIcon, PrinterIcon, ReceiptTextIcon } from "@reserve/design-system/icons";
import { arrivalRefusal, labelRefusal } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDate } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { emailOf, nameOf } from "./order.facts.ts";
import { reasonSentence } from "./order.reasons.ts";
import { useOrderPapers } from "./useOrderPapers.ts";

type Order = Schemas["Document"];
type Parcel = Order["parcels"][number];

/** Parcels of the order: tracking number, delivery, label and delivery note. */
export function OrderParcels({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { flags } = useRuntime().variant;
  const papers = useOrderPapers(order.id);
  const arrival = useWrite("deliverParcel", { announce: () => ({ detail: t("parcels.done", { number: order.customId }) }) });
  const subject = orderSubjectOf(order);
  const noLabel = labelRefusal(subject, flags);
  const cancelledParcel = order.parcels.find(({ id }) => id === arrival.pendingInput?.body.parcelId);
  return (
    <>
      <ul aria-label={t("order.parcels")}>
        {order.parcels.map((parcel) => {
          const { id: parcelId, number, copyCount, deliveredAt, itemIds, trackingNumber, trackingUrl } = parcel;
          // On a phone the order's lines matter more than the parcel's documents.
          const Room = order.parcels.length === 1 && trackingNumber && !deliveredAt ? WideOnly : Fragment;
          const facts = { lineIds: itemIds, isDelivered: deliveredAt !== null };
          return (
            <li key={parcelId}>
              <Room>{t("order.parcel", { number, copies: t("line.copies", { count: copyCount }) })}</Room>
              {deliveredAt ? `, ${t("parcels.arrived", { date: formatDate(deliveredAt) })}` : null}{" "}
              <Tracking trackingNumber={trackingNumber} trackingUrl={trackingUrl} />
              <Room>
                <ScreenOnly>
                  {flags.generateLabels ? (
                    <IconButton
                      disabledReason={noLabel ? reasonSentence({ isAllowed: false, reason: noLabel, params: {} }, t) : undefined}
                      icon={<ReceiptTextIcon />}
                      isBusy={papers.isFetching("label", parcelId)}
                      label={t("parcels.label", { number })}
                      onClick={() => void papers.take("label", parcelId)}
                    />
                  ) : null}
                  <IconButton
                    icon={<PrinterIcon />}
                    isBusy={papers.isFetching("deliveryNote", parcelId)}
                    label={t("parcels.note", { number })}
                    onClick={() => void papers.take("deliveryNote", parcelId)}
                  />
                  {arrivalRefusal(subject, facts) ? null : (
                    <IconButton
                      icon={<PackageCheckIcon />}
                      label={t("parcels.arrive", { number })}
                      onClick={() => arrival.ask({ body: { documentId: order.id, parcelId } })}
                    />
                  )}
                </ScreenOnly>
              </Room>
            </li>
          );
        })}
      </ul>
      <Confirmation
        command={arrival}
        detail={cancelledParcel ? t("parcels.ask", { parcel: cancelledParcel.number, number: order.customId, ...customerOf(order) }) : null}
      />
    </>
  );
}

const customerOf = (order: Order) => ({ name: nameOf(order), email: emailOf(order) });

/** A parcel's number with the carrier's page; nothing while it has none. */
export function Tracking({ trackingNumber, trackingUrl }: Pick<Parcel, "trackingNumber" | "trackingUrl">) {
  const { t } = useTranslation("orders");
  if (!trackingNumber) return null;
  return (
    <p>
      {t("order.tracking")} {trackingUrl ? <Link href={trackingUrl}>{trackingNumber}</Link> : trackingNumber}
      <CopyButton label={t("order.copyTracking", { number: trackingNumber })} value={trackingNumber} />
    </p>
  );
}
