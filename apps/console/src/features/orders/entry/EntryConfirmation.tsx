import type { Input } from "@reserve/contract";
import { Checkbox } from "@reserve/design-system";
import { fromCents, isPickup, toCents } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import type { Write } from "../../../shared/command/useWrite.ts";
import { formatMoney } from "../../../shared/format/format.ts";
import { CounterFields } from "../order/CounterFields.tsx";
import { counterPaymentsOf, nothingTaken, type Taken } from "../order/counter.ts";

interface EntryConfirmationProps {
  command: Write<"createDocument">;
  totalCents: number;
  /** Name of the customer; undefined for nobody. */
  name: string | undefined;
}

/** Asks before the order is saved: of a sale how it is paid, of an order whether a deposit is. */
export function EntryConfirmation({ command, totalCents, name }: EntryConfirmationProps) {
  const { pendingInput } = command;
  return pendingInput ? <Question command={command} name={name} pendingInput={pendingInput} totalCents={totalCents} /> : null;
}

function Question({ command, totalCents, name, pendingInput }: EntryConfirmationProps & { pendingInput: Input<"createDocument"> }) {
  const { t } = useTranslation("orders");
  const { body } = pendingInput;
  const isSale = body.isHandedOver === true;
  const isQuotation = body.documentType === "Quotation";
  const [taken, setTaken] = useState<Taken>(nothingTaken);
  const [hasDeposit, setHasDeposit] = useState(false);
  const [isReminderShown, setIsReminderShown] = useState(false);
  const due = fromCents(totalCents);
  const isPaid = (isSale || hasDeposit) && totalCents > 0;
  const counterPayments = isPaid ? counterPaymentsOf(taken, due, due) : [];
  const isWhole = !isSale || sumOf(counterPayments ?? []) === totalCents;
  const codeError = command.failure?.propertiesErrorMessages.find(({ propertyName }) => propertyName.endsWith("voucherCode"))?.errorMessage;
  const count = body.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const kind = isSale ? "Sale" : isQuotation ? "Quotation" : isPickup(body.shippingMethod) ? "Pickup" : "Delivery";
  return (
    <Confirmation
      command={command}
      detail={t(`entry.ask.${kind}`, { count, amount: formatMoney(due), name: name ?? t("entry.nobody") })}
      fields={["counterPayments"]}
      onConfirm={() => {
        setIsReminderShown(true);
        if (counterPayments === null || !isWhole) return;
        command.confirm({ body: { ...body, ...(isPaid || isSale ? { counterPayments } : {}) } });
      }}
    >
      {isSale || isQuotation || totalCents === 0 ? null : (
        <Checkbox checked={hasDeposit} help={t("entry.depositHelp")} label={t("entry.deposit")} onChange={setHasDeposit} />
      )}
      {isPaid ? (
        <CounterFields
          amountHelp={isSale ? t("entry.allIsDue", { amount: formatMoney(due) }) : undefined}
          codeError={codeError}
          due={due}
          error={codeError ? undefined : (sentenceAt(command.failure, "counterPayments") ?? (isReminderShown ? whyNot() : undefined))}
          onChange={setTaken}
          proposed={due}
          taken={taken}
        />
      ) : null}
    </Confirmation>
  );

  function whyNot(): string | undefined {
    if (counterPayments !== null && isWhole) return undefined;
    if (taken.choice === null) return t("counter.choose");
    return isSale ? t("entry.allIsDue", { amount: formatMoney(due) }) : t("counter.wrongSum", { amount: formatMoney(due) });
  }
}

const sumOf = (parts: readonly { amount: string }[]) => parts.reduce((sum, { amount }) => sum + (toCents(amount) ?? 0), 0);
