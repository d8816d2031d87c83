import type { Schemas } from "@reserve/contract";
import { Alert, Button, FieldStack, FormRow, Select, TextArea, TextField } from "@reserve/design-system";
import { MoneyField } from "@reserve/design-system/fields";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { type Confirmable, sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { useDraft } from "../../shared/form/useDraft.ts";
import { formatDate, formatMoney, formatRate } from "../../shared/format/format.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

type Entry = Schemas["TrayEntry"];
type Order = Schemas["IntakeOrder"];
type Payment = Schemas["IntakePayment"];
/** The content of an entry, by its kind. */
type Content = { order: Order } | { payment: Payment };

/** Rates that a line can be corrected to, besides its own. */
const RATES = [0.055, 0.021, 0.1, 0.2, 0];

/** Dialog to correct and release what the site sent, or to discard it with a reason. */
export function TrayDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { api } = useRuntime();
  const { data: entry } = useQuery(api.query("getTrayEntry", { query: { id } }));
  return entry?.state === "Waiting" ? <Correction entry={entry} onClose={onClose} /> : null;
}

function Correction({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation("tray");
  // A draft survives a reload.
  const [typed, setTyped] = useDraft(`tray ${entry.id} ${entry.version}`);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const content = typed === "" ? contentOf(entry) : (JSON.parse(typed) as Content);
  const change = (next: Content) => setTyped(JSON.stringify(next));
  const done = () => {
    setTyped("");
    onClose();
  };
  const name = t(`kind.${entry.kind}`, { reference: entry.reference });
  const release = useWrite("releaseTrayEntry", { announce: () => ({ detail: t("released", { name }) }), onDone: done });
  if (isDiscarding) return <Discarding entry={entry} name={name} onClose={() => setIsDiscarding(false)} onDone={done} />;
  const errorAt = (property: string) =>
    sentenceAt(release.failure, `${entry.kind}.${property}`) ??
    entry.problems.find(({ propertyName }) => propertyName === property)?.errorMessage;
  const send = () => void release.send({ body: { id: entry.id, ...content } }, `"${entry.version}"`);
  return (
    <Confirmation
      command={{ ...release, pendingInput: entry, confirm: send, cancel: onClose }}
      detail={t("ask", { name, amount: formatMoney(entry.amount) })}
      fields={[entry.kind]}
    >
      <FieldStack>
        <Problems entry={entry} failure={release.failure} />
        {"order" in content ? (
          <OrderFields errorAt={errorAt} onChange={(order) => change({ order })} order={content.order} />
        ) : (
          <PaymentFields errorAt={errorAt} onChange={(payment) => change({ payment })} payment={content.payment} />
        )}
        <Button onClick={() => setIsDiscarding(true)}>{t("discard.open")}</Button>
      </FieldStack>
    </Confirmation>
  );
}

function contentOf({ order, payment }: Entry): Content {
  if (order) return { order };
  if (payment) return { payment };
  throw new Error("an entry that waits has content");
}

/** Lists all problems of an entry: some have no field in the dialog. */
function Problems({ entry, failure }: { entry: Entry; failure: Confirmable["failure"] }) {
  const { t } = useTranslation("tray");
  if (failure) return null;
  return (
    <Alert title={t("problems")} tone="warning">
      <ul>
        {entry.problems.map(({ propertyName, errorMessage }) => (
          <li key={propertyName}>{errorMessage}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface FieldsProps {
  /** Sentence of a property, `lines[0].ean`. */
  errorAt: (property: string) => string | undefined;
}

function OrderFields({ order, errorAt, onChange }: FieldsProps & { order: Order; onChange: (order: Order) => void }) {
  const { t } = useTranslation("tray");
  const { lines, shippingAddress, placedAt } = order;
  const put = (index: number, part: Partial<Order["lines"][number]>) =>
    onChange({ ...order, lines: lines.map((line, at) => (at === index ? { ...line, ...part } : line)) });
  return (
    <>
      <p>
        {t("order.about", {
          date: formatDate(placedAt),
          name: `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim(),
          city: shippingAddress.city,
        })}
      </p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may name the same title; they have no identity but their place
        <fieldset key={index}>
          <legend>{t("order.line", { number: index + 1, count: line.quantity })}</legend>
          <FieldStack>
            <TextField
              autoComplete="off"
              error={errorAt(`lines[${index}].ean`)}
              inputMode="numeric"
              label={t("order.ean")}
              name={`order.lines[${index}].ean`}
              onChange={(ean) => put(index, { ean: ean.trim() })}
              value={line.ean}
            />
            <FormRow>
              <MoneyField
                error={errorAt(`lines[${index}].priceWithTax`)}
                label={t("order.price")}
                name={`order.lines[${index}].priceWithTax`}
                onChange={(priceWithTax) => put(index, { priceWithTax })}
                value={line.priceWithTax}
              />
              <Select
                error={errorAt(`lines[${index}].taxRate`)}
                label={t("order.taxRate")}
                name={`order.lines[${index}].taxRate`}
                onChange={(value) => put(index, { taxRate: Number(value) })}
                options={[...new Set([line.taxRate, ...RATES])].map((rate) => ({ value: String(rate), label: formatRate(rate) }))}
                value={String(line.taxRate)}
              />
            </FormRow>
          </FieldStack>
        </fieldset>
      ))}
      <FormRow>
        <MoneyField
          error={errorAt("shippingPriceWithTax")}
          label={t("order.shipping")}
          name="order.shippingPriceWithTax"
          onChange={(shippingPriceWithTax) => onChange({ ...order, shippingPriceWithTax })}
          value={order.shippingPriceWithTax}
        />
        <MoneyField
          error={errorAt("totalPriceWithTax")}
          label={t("order.total")}
          name="order.totalPriceWithTax"
          onChange={(totalPriceWithTax) => onChange({ ...order, totalPriceWithTax })}
          value={order.totalPriceWithTax}
        />
      </FormRow>
      <TextField
        autoComplete="off"
        error={errorAt("customerReference")}
        label={t("order.customer")}
        name="order.customerReference"
        onChange={(customerReference) => onChange({ ...order, customerReference: customerReference.trim() })}
        spellCheck={false}
        value={order.customerReference}
      />
    </>
  );
}

function PaymentFields({ payment, errorAt, onChange }: FieldsProps & { payment: Payment; onChange: (payment: Payment) => void }) {
  const { t } = useTranslation("tray");
  return (
    <>
      <p>{t(`payment.event.${payment.event}`, { date: formatDate(payment.at) })}</p>
      <TextField
        autoComplete="off"
        error={errorAt("orderReference")}
        help={t("payment.orderHelp")}
        label={t("payment.order")}
        name="payment.orderReference"
        onChange={(orderReference) => onChange({ ...payment, orderReference: orderReference.trim() })}
        spellCheck={false}
        value={payment.orderReference}
      />
      <MoneyField
        error={errorAt("amount")}
        label={t("payment.amount")}
        name="payment.amount"
        onChange={(amount) => onChange({ ...payment, amount })}
        value={payment.amount}
      />
    </>
  );
}

interface DiscardingProps {
  entry: Entry;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason, without which nothing is discarded. */
function Discarding({ entry, name, onClose, onDone }: DiscardingProps) {
  const { t } = useTranslation("tray");
  const [reason, setReason] = useDraft(`tray ${entry.id} reason`);
  const discard = useWrite("discardTrayEntry", {
    announce: () => ({ detail: t("discard.done", { name }) }),
    onDone: () => {
      setReason("");
      onDone();
    },
  });
  const send = () => void discard.send({ body: { id: entry.id, reason } }, `"${entry.version}"`);
  return (
    <Confirmation
      command={{ ...discard, pendingInput: entry, confirm: send, cancel: onClose }}
      detail={t("discard.ask", { name, amount: formatMoney(entry.amount) })}
      fields={["reason"]}
      tone="danger"
    >
      <TextArea
        error={sentenceAt(discard.failure, "reason")}
        help={t("discard.help")}
        label={t("discard.reason")}
        maxLength={500}
        name="reason"
        onChange={setReason}
        value={reason}
      />
    </Confirmation>
  );
}
