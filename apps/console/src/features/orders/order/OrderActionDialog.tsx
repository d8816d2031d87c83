import type { Schemas } from "@reserve/contract";
import { Alert, Checkbox, loadable, Select } from "@reserve/design-system";
import { NumberField } from "@reserve/design-system/fields";
import { fromCents, isLive, isPaidAtCounter, usualMeans } from "@reserve/domain";
import type { OrderConfirmation } from "@reserve/workflows";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import { TrackingField } from "../../../shared/form/TrackingField.tsx";
import { useDraft } from "../../../shared/form/useDraft.ts";
import { formatDate, formatMoney, formatTime } from "../../../shared/format/format.ts";
import { counterPaymentsOf, nothingTaken, type OtherPayment, otherValuesOf } from "./counter.ts";
import { amountDueOf, daysToRelease, emailOf, handedOverOf, linesToNotify, nameOf } from "./order.facts.ts";
import type { OrderActions } from "./useOrderActions.ts";

// The comparison is larger than the dialog, and rarely needed.
const TrackingConflict = loadable(async () => (await import("./OrderConflict.tsx")).TrackingConflict);

// Only for payments; loaded with the confirmation.
const OtherPaymentFields = loadable(async () => (await import("./CounterFields.tsx")).OtherPaymentFields);
const CounterFields = loadable(async () => (await import("./CounterFields.tsx")).CounterFields);

interface OrderActionDialogProps {
  order: Schemas["Document"];
  actions: OrderActions;
  now: Date;
  /** « Imprimer l’étiquette » after the shipment; null when there is no label. */
  label: { isTicked: boolean; onChange: (isTicked: boolean) => void } | null;
}

/** Confirmation of an order action: what, how much, for whom. */
export function OrderActionDialog({ actions, ...shown }: OrderActionDialogProps) {
  return actions.pendingInput ? <ActionDialog actions={actions} confirmation={actions.pendingInput} {...shown} /> : null;
}

function ActionDialog({ order, actions, confirmation, now, label }: OrderActionDialogProps & { confirmation: OrderConfirmation }) {
  const { action } = confirmation;
  // The typed number survives a rejection, a closed dialog and a reload.
  const [tracking, setTracking] = useDraft(`order ${order.id} tracking`);
  const { t } = useTranslation("orders");
  const number = useRef<HTMLInputElement>(null);
  const isPayment = action === "validatePayment";
  // An order to be paid in the shop is usually paid at pickup; other payments arrive otherwise.
  const [isTaken, setIsTaken] = useState(!isPayment || isPaidAtCounter(order.paymentMethod));
  const [taken, setTaken] = useState(nothingTaken);
  const [isReminderSent, setIsReminderSent] = useState(false);
  const asksTaken = confirmation.asksPayment || isPayment;
  const due = amountDueOf(order);
  const [copies, setCopies] = useState<Copies>({});
  const proposed = action === "validatePicking" ? handedOverOf(order, confirmation, copies) : due;
  const counterPayments = asksTaken && isTaken ? counterPaymentsOf(taken, due, proposed) : undefined;
  const [other, setOther] = useState<OtherPayment>({ amount: due, means: undefined, voucherCode: "" });
  const last = order.parcels.findLast(({ trackingNumber }) => trackingNumber === null) ?? order.parcels.at(-1);
  const [parcelId, setParcelId] = useState(last?.id);
  const takesTracking = action === "shipItems" || action === "setTracking";
  const codeError = actions.failure?.propertiesErrorMessages.find(({ propertyName }) => propertyName.endsWith("voucherCode"))?.errorMessage;
  const isStale = actions.failure?.kind === "stale";
  return (
    <Confirmation
      command={isStale ? { ...actions, failure: null } : actions}
      detail={<Detail confirmation={confirmation} now={now} order={order} />}
      fields={takesTracking ? ["deliveryPackage"] : asksTaken ? (isTaken ? ["counterPayments"] : ["amount", "voucherCode"]) : []}
      initialFocus={takesTracking ? number : undefined}
      onConfirm={() => {
        setIsReminderSent(counterPayments === null);
        if (counterPayments === null) return;
        actions.confirm({
          ...(takesTracking && (tracking.trim() !== "" || action === "setTracking") ? { deliveryPackage: tracking.trim() } : {}),
          ...quantitiesOf(copies, confirmation),
          ...(action === "setTracking" && parcelId !== undefined ? { parcelId } : {}),
          ...(counterPayments ? { counterPayments } : {}),
          ...(isPayment && !isTaken ? otherValuesOf(other, due) : {}),
        });
      }}
      tone={action === "cancelItems" ? "danger" : "normal"}
    >
      {action === "setTracking" && order.parcels.length > 1 ? (
        <ParcelChoice onChange={setParcelId} parcels={order.parcels} value={parcelId} />
      ) : null}
      {action === "shipItems" || action === "validatePicking" ? (
        <CopiesLeaving confirmation={confirmation} copies={copies} onChange={setCopies} order={order} />
      ) : null}
      {action === "shipItems" && label ? (
        <Checkbox checked={label.isTicked} help={t("ask.labelHelp")} label={t("ask.label")} onChange={label.onChange} />
      ) : null}
      {takesTracking ? (
        <TrackingField
          error={sentenceAt(actions.failure, "deliveryPackage")}
          help={action === "shipItems" ? t("ask.trackingOptionalHelp") : undefined}
          isOptional={action === "shipItems"}
          label={t("ask.trackingNumber")}
          onChange={setTracking}
          ref={number}
          value={tracking}
        />
      ) : null}
      {takesTracking && isStale ? <StaleNumber actions={actions} mine={tracking} order={order} /> : null}
      {asksTaken ? <PaymentReceived isPayment={isPayment} isTicked={isTaken} onChange={setIsTaken} order={order} /> : null}
      {asksTaken && isTaken && due !== "0.00" ? (
        <CounterFields
          due={due}
          proposed={proposed}
          codeError={codeError}
          error={codeError ? undefined : (sentenceAt(actions.failure, "counterPayments") ?? (isReminderSent ? whyNotTaken() : undefined))}
          onChange={setTaken}
          taken={taken}
        />
      ) : null}
      {isPayment && !isTaken && due !== "0.00" ? (
        <OtherPaymentFields
          codeError={codeError}
          due={due}
          error={sentenceAt(actions.failure, "amount")}
          onChange={setOther}
          payment={{ ...other, means: other.means ?? usualMeans[order.paymentMethod] }}
        />
      ) : null}
    </Confirmation>
  );

  function whyNotTaken(): string | undefined {
    if (counterPayments !== null) return undefined;
    return taken.choice === null ? t("counter.choose") : t("counter.wrongSum", { amount: formatMoney(due) });
  }
}

/** Copies shipped of partially shipped lines. */
type Copies = Readonly<Record<number, number | null>>;

function quantitiesOf(copies: Copies, { action, lineIds }: OrderConfirmation) {
  if (action !== "shipItems" && action !== "validatePicking") return {};
  const quantities = lineIds.flatMap((itemId) => {
    const quantity = copies[itemId];
    return typeof quantity === "number" ? [{ itemId, quantity }] : [];
  });
  return quantities.length > 0 ? { quantities } : {};
}

interface CopiesLeavingProps {
  order: Schemas["Document"];
  confirmation: OrderConfirmation;
  copies: Copies;
  onChange: (copies: Copies) => void;
}

/** « Une partie des exemplaires »: for lines with several copies, how many are in this parcel, or handed over. */
function CopiesLeaving({ order, confirmation, copies, onChange }: CopiesLeavingProps) {
  const { t } = useTranslation("orders");
  const [isPart, setIsPart] = useState(false);
  const isHandedOver = confirmation.action === "validatePicking";
  const several = order.items.filter(({ id, quantity }) => quantity > 1 && confirmation.lineIds.includes(id));
  if (several.length === 0) return null;
  return (
    <>
      <Checkbox
        checked={isPart}
        help={t(isHandedOver ? "ask.partHandedHelp" : "ask.partHelp")}
        label={t("ask.part")}
        onChange={(isTicked) => {
          setIsPart(isTicked);
          if (!isTicked) onChange({});
        }}
      />
      {isPart
        ? several.map(({ id, title, quantity }) => (
            <NumberField
              key={id}
              label={t(isHandedOver ? "ask.copiesHandedOf" : "ask.copiesOf", { title })}
              max={quantity}
              min={1}
              onChange={(value) => onChange({ ...copies, [id]: value === quantity ? null : value })}
              step={1}
              unit={t("ask.ofCopies", { count: quantity })}
              value={copies[id] ?? quantity}
            />
          ))
        : null}
    </>
  );
}

interface ParcelChoiceProps {
  parcels: Schemas["Document"]["parcels"];
  value: number | undefined;
  onChange: (id: number) => void;
}

/** Choice of the parcel for a tracking number. */
function ParcelChoice({ parcels, value, onChange }: ParcelChoiceProps) {
  const { t } = useTranslation("orders");
  return (
    <Select
      label={t("ask.parcel")}
      onChange={(id) => onChange(Number(id))}
      options={parcels.map(({ id, number, copyCount, trackingNumber }) => ({
        value: String(id),
        label: t("order.parcel", { number, copies: t("line.copies", { count: copyCount }) }),
        detail: trackingNumber ?? t("ask.noNumber"),
      }))}
      value={String(value ?? "")}
    />
  );
}

/** The line under the question. */
function Detail({ order, confirmation, now }: { order: Schemas["Document"]; confirmation: OrderConfirmation; now: Date }) {
  const { t, i18n } = useTranslation("orders");
  const { items } = order;
  const facts = { number: order.customId, name: nameOf(order), email: emailOf(order) };
  const count = confirmation.lineCount;
  const sum = formatMoney(fromCents(confirmation.sumCents));
  const awaited = items.filter((item) => daysToRelease(item, now) !== null);
  const titlesOf = (some: typeof items) => new Intl.ListFormat(i18n.language).format(some.map(({ title }) => title));
  switch (confirmation.action) {
    case "validatePayment":
      return t("ask.validatePayment", {
        ...facts,
        amount: formatMoney(amountDueOf(order)),
        by: t(`paymentBy.${order.paymentMethod}`),
      });
    case "shipItems": {
      const by = t(`shippingBy.${order.shippingMethod}`);
      const text = t("ask.shipItems", { ...facts, count, copies: t("line.copies", { count: confirmation.copyCount }), by });
      if (confirmation.awaitingReleaseCount === 0) return text;
      const early = awaited.filter(({ id }) => confirmation.lineIds.includes(id));
      return (
        <>
          {text} <strong>{t("ask.early", { count: early.length, titles: titlesOf(early) })}</strong>
        </>
      );
    }
    case "setTracking":
      return t("ask.setTracking", { ...facts, by: t(`shippingBy.${order.shippingMethod}`) });
    case "cancelItems": {
      const text = t("ask.cancelItems", { ...facts, count, amount: sum });
      if (confirmation.refundDueCents === null) return text;
      return `${text} ${t("ask.refund", { amount: formatMoney(fromCents(confirmation.refundDueCents)) })}`;
    }
    case "notifyPicking": {
      const live = order.items.filter(({ status }) => isLive({ status })).length;
      const isPart = linesToNotify(order, confirmation.lineIds) > 0;
      const text = isPart ? t("ask.notifyPickingPart", { ...facts, count, total: live }) : t("ask.notifyPicking", facts);
      const at = confirmation.notifiedBefore;
      const absent = awaited.filter(({ id }) => confirmation.lineIds.includes(id));
      return (
        <>
          {at ? `${text} ${t("ask.notifiedBefore", { date: formatDate(at), time: formatTime(at) })}` : text}
          {absent.length > 0 ? (
            <>
              {" "}
              <strong>{t("ask.notThere", { count: absent.length, titles: titlesOf(absent) })}</strong>
            </>
          ) : null}
        </>
      );
    }
    case "validatePicking":
      return t("ask.validatePicking", { ...facts, count });
    default:
      return null;
  }
}

/** Both numbers, and the choice between them. */
function StaleNumber({ order, actions, mine }: Pick<OrderActionDialogProps, "order" | "actions"> & { mine: string }) {
  const { t } = useTranslation("orders");
  const theirs = actions.failure?.current?.deliveryPackage ?? order.deliveryPackage;
  return (
    <>
      <Alert isUrgent title={t("ask.staleTitle")} tone="warning">
        {t("ask.staleDetail")}
      </Alert>
      <TrackingConflict mine={mine} number={order.customId} onTake={actions.cancel} theirs={typeof theirs === "string" ? theirs : null} />
    </>
  );
}

interface PaymentReceivedProps {
  order: Schemas["Document"];
  /** True for the payment alone, without a handover: asks how it was paid, not whether. */
  isPayment: boolean;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

function PaymentReceived({ order, isPayment, isTicked, onChange }: PaymentReceivedProps) {
  const { t } = useTranslation("orders");
  if (isPayment) return <Checkbox checked={isTicked} help={t("counter.takenHelp")} label={t("counter.taken")} onChange={onChange} />;
  const amount = formatMoney(amountDueOf(order));
  return (
    <Checkbox
      checked={isTicked}
      help={t("ask.paymentReceivedHelp", { amount, by: t(`paymentBy.${order.paymentMethod}`) })}
      label={t("ask.paymentReceived")}
      onChange={onChange}
    />
  );
}
