import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Button, Form, FormRow, Link, RadioGroup, ScreenOnly, Section, TextArea, Timeline } from "@reserve/design-system";
import {
  BanIcon,
  BellIcon,
  CircleCheckIcon,
  CircleXIcon,
  HandCoinsIcon,
  HashIcon,
  LockIcon,
  MailIcon,
  MessageSquareIcon,
  PackageCheckIcon,
  PackageOpenIcon,
  PencilIcon,
  ReceiptTextIcon,
  ShoppingBasketIcon,
  StoreIcon,
  TruckIcon,
} from "@reserve/design-system/icons";
import { can, isLive, type MailType, mailTypes, parisDay } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import type { TFunction } from "i18next";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { useDraft } from "../../../shared/form/useDraft.ts";
import { formatDate, formatMoney, formatTime } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { emailOf, nameOf, rulesOf } from "./order.facts.ts";

type Order = Schemas["Document"];
type Event = Schemas["DocumentEvent"];

/** « Fil de la commande »: a form for a comment or a message to the customer, and all events, newest first. */
export function OrderThread({ order, now }: { order: Order; now: Date }) {
  const { t } = useTranslation("orders");
  const title = t(`thread.title.${order.documentType === "Order" ? "order" : "document"}`);
  return (
    <Section title={title}>
      <ScreenOnly>
        <Writing order={order} />
      </ScreenOnly>
      <Timeline
        items={withArrivalsTogether(order.events).map((event) => ({
          id: String(event.id),
          ...looks[event.kind],
          title: titleOf(event, order, t),
          quote: event.text,
          time: timeOf(event.date, now, t),
        }))}
        label={title}
      />
    </Section>
  );
}

/** Comment or message form; input stays until the server has accepted it. */
function Writing({ order }: { order: Order }) {
  const { t } = useTranslation(["orders", "shared"]);
  const { flags } = useRuntime().variant;
  const [text, write] = useDraft(`order ${order.id} comment`);
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const subject = orderSubjectOf(order);
  const mayComment = can("comment", subject, rulesOf(flags)).isAllowed;
  const mayMessage = can("message", subject, rulesOf(flags)).isAllowed;
  const [wantsMessage, setWantsMessage] = useState(false);
  const isMessage = mayMessage && (wantsMessage || !mayComment);
  const command = useWrite("addDocumentComment", {
    onDone() {
      write("");
      // The next text is a comment again: a message to the customer is chosen each time.
      setWantsMessage(false);
    },
  });
  if (!mayComment && !mayMessage) return null;
  const send = () => {
    setIsEmptyAnnounced(text.trim() === "");
    if (text.trim() === "") return;
    const input = { body: { documentId: order.id, text: text.trim(), isMessage } };
    // Only messages that leave the shop need a confirmation.
    if (isMessage) command.ask(input);
    else void command.send(input);
  };
  const { pendingInput, failure, isSending } = command;
  const facts = { number: order.customId, name: nameOf(order), email: emailOf(order) };
  return (
    <>
      <Form errors={failure && !pendingInput ? errorsOf(failure, t("shared:toast.failure")) : null} onSubmit={send}>
        <TextArea
          error={isEmptyAnnounced && text.trim() === "" ? t("thread.empty") : undefined}
          isLabelHidden
          label={isMessage ? t("thread.message") : t("thread.comment")}
          maxLength={4000}
          name="text"
          onChange={write}
          placeholder={isMessage ? t("thread.writeMessage") : t("thread.write")}
          rows={2}
          value={text}
        />
        <Choice canChoose={mayComment && mayMessage} isMessage={isMessage} isSending={isSending} onChoose={setWantsMessage} />
      </Form>
      <Confirmation command={command} detail={t("ask.message", facts)} />
    </>
  );
}

interface ChoiceProps {
  canChoose: boolean;
  isMessage: boolean;
  isSending: boolean;
  onChoose: (isMessage: boolean) => void;
}

function Choice({ canChoose, isMessage, isSending, onChoose }: ChoiceProps) {
  const { t } = useTranslation("orders");
  return (
    <FormRow>
      {canChoose ? (
        <RadioGroup
          isInline
          isLabelHidden
          label={t("thread.who")}
          onChange={(value) => onChoose(value === "message")}
          options={[
            { value: "internal", label: t("thread.internal") },
            { value: "message", label: t("thread.message") },
          ]}
          value={isMessage ? "message" : "internal"}
        />
      ) : null}
      <Button isBusy={isSending} type="submit">
        {isMessage ? t("thread.sendMessage") : t("thread.addComment")}
      </Button>
    </FormRow>
  );
}

function errorsOf(failure: Parameters<typeof fieldErrors>[0] & object, generic: string) {
  const errors = fieldErrors(failure);
  return errors.summary.length + errors.properties.length > 0 ? errors : { ...errors, summary: [generic] };
}

const looks: Readonly<Record<Event["kind"], { icon: ReactNode; tone?: "success" | "danger" }>> = {
  Created: { icon: <ShoppingBasketIcon size={14} /> },
  PaymentReceived: { icon: <CircleCheckIcon size={14} />, tone: "success" },
  PaymentRefused: { icon: <CircleXIcon size={14} />, tone: "danger" },
  Shipped: { icon: <TruckIcon size={14} />, tone: "success" },
  Cancelled: { icon: <BanIcon size={14} /> },
  TrackingSet: { icon: <HashIcon size={14} /> },
  PickingNotified: { icon: <BellIcon size={14} /> },
  PickingValidated: { icon: <PackageCheckIcon size={14} />, tone: "success" },
  Refunded: { icon: <HandCoinsIcon size={14} /> },
  Delivered: { icon: <PackageCheckIcon size={14} />, tone: "success" },
  InvoiceIssued: { icon: <ReceiptTextIcon size={14} /> },
  CreditNoteIssued: { icon: <ReceiptTextIcon size={14} /> },
  Returned: { icon: <PackageCheckIcon size={14} /> },
  Completed: { icon: <PackageCheckIcon size={14} />, tone: "success" },
  Comment: { icon: <LockIcon size={14} /> },
  CustomerMessage: { icon: <MessageSquareIcon size={14} /> },
  MailQueued: { icon: <MailIcon size={14} /> },
  CopiesOrdered: { icon: <StoreIcon size={14} /> },
  PurchaseCancelled: { icon: <BanIcon size={14} /> },
  CopiesArrived: { icon: <PackageOpenIcon size={14} />, tone: "success" },
  AllowanceGranted: { icon: <HandCoinsIcon size={14} /> },
  ItemsEdited: { icon: <PencilIcon size={14} /> },
  QuotationAccepted: { icon: <CircleCheckIcon size={14} />, tone: "success" },
};

/** Merges the arrivals of a title's copies scanned on the same day into one line. */
function withArrivalsTogether(events: readonly Event[]): readonly Event[] {
  const lines: Event[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    const isMore =
      last?.kind === "CopiesArrived" &&
      event.kind === "CopiesArrived" &&
      last.text === event.text &&
      last.actorName === event.actorName &&
      parisDay(new Date(last.date)) === parisDay(new Date(event.date));
    if (isMore) lines.splice(-1, 1, { ...last, itemCount: (last.itemCount ?? 0) + (event.itemCount ?? 0) });
    else lines.push(event);
  }
  return lines;
}

/** Events with a quantity. */
const COUNTED = ["Shipped", "Cancelled", "Returned", "CopiesOrdered", "PurchaseCancelled", "CopiesArrived"] as const;
type Counted = (typeof COUNTED)[number];
const isCounted = (kind: Event["kind"]): kind is Counted => COUNTED.some((one) => one === kind);

const SUMS: readonly Event["kind"][] = [
  ...(["PaymentReceived", "PaymentRefused", "Cancelled", "Refunded"] as const),
  ...(["InvoiceIssued", "CreditNoteIssued", "Returned", "AllowanceGranted"] as const),
];

function titleOf(event: Event, order: Order, t: TFunction<"orders">): ReactNode {
  const { kind, actorName, amount, trackingNumber, itemCount, mailType, refundMeans, refundReason } = event;
  if (kind === "MailQueued") {
    const knownType = mailTypeOf(mailType ?? "");
    return knownType ? t(`thread.mail.${knownType}`) : t("thread.mail.other");
  }
  if (kind === "Created" && order.documentType !== "Order") {
    return (
      <>
        <strong>{t(`thread.drawnUp.${order.documentType}`)}</strong>
        {actorName ? ` ${t("thread.by", { name: actorName })}` : null}
      </>
    );
  }
  const what = isCounted(kind) ? t(`thread.${kind}`, { count: itemCount ?? 0 }) : t(`thread.${kind}`);
  const { length: total } = order.items.filter(({ status }) => isLive({ status }));
  const isPart = kind === "PickingNotified" && itemCount !== null && itemCount < total;
  const isSum = SUMS.includes(kind);
  const pageOf = (number: string) =>
    order.parcels.find((parcel) => parcel.trackingNumber === number)?.trackingUrl ??
    (number === order.deliveryPackage ? order.trackingUrl : null);
  const page = trackingNumber ? pageOf(trackingNumber) : null;
  return (
    <>
      <strong>{isPart ? t("thread.PickingNotifiedPart", { count: itemCount, total }) : what}</strong>
      {isSum && amount ? `, ${formatMoney(amount)}` : null}
      {kind === "Created" && amount ? `, ${t("thread.off", { amount: formatMoney(amount) })}` : null}
      {refundMeans ? ` ${t(`refund.by.${refundMeans}`)}` : null}
      {refundReason ? `, ${t(`refund.reason.${refundReason}`)}` : null}
      {actorName ? ` ${t("thread.by", { name: actorName })}` : null}
      {trackingNumber ? ", " : null}
      {page ? <Link href={page}>{trackingNumber}</Link> : trackingNumber}
    </>
  );
}

/** Returns the mail type of an event: the wire has `shipmentSent` for `ShipmentSentCustomer` of the rules. */
function mailTypeOf(name: string): MailType | undefined {
  if (name === "pickingNotified") return "PickingReadyCustomer";
  const spelled = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return mailTypes.find((type) => type === spelled || type === `${spelled}Customer`);
}

/** « aujourd’hui, 09:26 », else date and hour. */
function timeOf(date: string, now: Date, t: TFunction<"orders">): string {
  const time = formatTime(date);
  return parisDay(new Date(date)) === parisDay(now) ? t("thread.today", { time }) : t("thread.at", { date: formatDate(date), time });
}
