import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { TrackingField } from "../../shared/form/TrackingField.tsx";
import { useDraft } from "../../shared/form/useDraft.ts";
import { formatDate, formatTime } from "../../shared/format/format.ts";
import { nameOf, readyOf } from "./preparation.facts.ts";
import type { Preparation, Tray } from "./usePreparation.ts";

/** Confirmation before an order is shipped or its customer notified: what, how much, for whom. */
export function PreparationDialog({ preparation }: { preparation: Preparation }) {
  const { intent } = preparation.snapshot.context;
  const tray = preparation.trays.find(({ document }) => document.id === intent?.orderId);
  return tray ? <EndDialog preparation={preparation} tray={tray} /> : null;
}

function EndDialog({ preparation: { snapshot, send, question }, tray: { document } }: { preparation: Preparation; tray: Tray }) {
  const { t } = useTranslation(["preparation", "orders"]);
  const { intent } = snapshot.context;
  // The same draft as on the order's page: a number typed there is found here.
  const [tracking, setTracking] = useDraft(`order ${document.id} tracking`);
  const number = useRef<HTMLInputElement>(null);
  const isShipping = intent?.end === "shipItems";
  const facts = { number: document.customId, name: nameOf(document) };
  const reader = { email: document.customer?.email ?? "" };
  const notifiedAt = document.pickingNotifiedAt;
  const count = intent?.lineIds.length ?? 0;
  const detail = isShipping
    ? [
        t("ask.ship", {
          ...facts,
          count,
          copies: t("lines.copies", { count: intent.copyCount }),
          method: t(`orders:shippingMethod.${document.shippingMethod}`),
        }),
        ...(intent.isPartial ? [t("ask.partial")] : []),
      ]
    : [
        intent?.isPartial
          ? t("ask.notifyPart", { ...facts, ...reader, ...readyOf(document, intent.lineIds) })
          : t("ask.notify", { ...facts, ...reader }),
        ...(notifiedAt ? [t("ask.toldBefore", { date: formatDate(notifiedAt), time: formatTime(notifiedAt) })] : []),
      ];
  return (
    <Confirmation
      command={question}
      detail={detail.join(" ")}
      initialFocus={isShipping ? number : undefined}
      fields={isShipping ? ["deliveryPackage"] : []}
      onConfirm={() => send({ type: "confirm", ...(isShipping && tracking.trim() !== "" ? { deliveryPackage: tracking.trim() } : {}) })}
    >
      {isShipping ? (
        <TrackingField
          error={sentenceAt(question.failure, "deliveryPackage")}
          help={t("ask.trackingHelp")}
          isOptional
          label={t("ask.tracking")}
          onChange={setTracking}
          ref={number}
          value={tracking}
        />
      ) : null}
    </Confirmation>
  );
}
