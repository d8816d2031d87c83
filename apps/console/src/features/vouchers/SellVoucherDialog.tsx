import type { Schemas } from "@reserve/contract";
import { Combobox, FieldStack, RadioGroup, TextField } from "@reserve/design-system";
import { MoneyField } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { parisDay, shiftDay } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { formatMoney } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useTypedSearch } from "../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { VoucherPaymentFields } from "./VoucherPaymentFields.tsx";
import { customersFor } from "./vouchers.queries.ts";

/** A year; the field offers it, and the bookseller decides. */
const USUAL_DAYS = 365;

/** « Vendre un bon »: value, last day, means; or a voucher that is granted, with its reason. Opens the page of the new voucher, which prints its receipt. */
export function SellVoucherDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("vouchers");
  const navigate = useNavigate();
  const mayListCustomers = useMay()("listCustomers");
  const [value, setValue] = useState("");
  const [isGranted, setIsGranted] = useState(false);
  const [payment, setPayment] = useState<Schemas["VoucherPayment"]>({ means: "Cash", isAtCounter: true });
  const [expiresOn, setExpiresOn] = useState<string | null>(shiftDay(parisDay(new Date()), USUAL_DAYS));
  const [customer, setCustomer] = useState<Customer | null>(null);
  const [note, setNote] = useState("");
  const [isEmptyAnnounced, setIsEmptyAnnounced] = useState(false);
  const command = useWrite("createVoucher", {
    announce: ({ entityOutput }) => ({ detail: t("sell.done", { number: entityOutput.number, value: formatMoney(entityOutput.value) }) }),
    onDone: ({ entityOutput }) => {
      onClose();
      void navigate(to.voucher(entityOutput.id));
    },
  });
  const { failure } = command;
  const send = () => {
    setIsEmptyAnnounced(value === "");
    if (value === "") return;
    const body = { value, expiresOn, customerId: customer?.id ?? null, note: note.trim() || null, payment: isGranted ? null : payment };
    void command.send({ body });
  };
  return (
    <Confirmation
      command={{ ...command, pendingInput: value || "new", confirm: send, cancel: onClose }}
      detail={t("sell.ask")}
      fields={["value", "expiresOn", "customerId", "note", "payment"]}
    >
      <FieldStack>
        <MoneyField
          error={sentenceAt(failure, "value") ?? (isEmptyAnnounced && value === "" ? t("sell.noValue") : undefined)}
          label={t("field.value")}
          min="0.01"
          name="value"
          onChange={setValue}
          value={value}
        />
        <RadioGroup
          isInline
          label={t("sell.how")}
          onChange={(choice) => setIsGranted(choice === "Granted")}
          options={(["Sold", "Granted"] as const).map((choice) => ({ value: choice, label: t(`sell.choice.${choice}`) }))}
          value={isGranted ? "Granted" : "Sold"}
        />
        {isGranted ? null : (
          <VoucherPaymentFields
            counterHelp={t("sell.counterHelp")}
            error={sentenceAt(failure, "payment")}
            label={t("payment.means")}
            onChange={setPayment}
            payment={payment}
          />
        )}
        <DatePicker
          error={sentenceAt(failure, "expiresOn")}
          help={t("sell.expiresHelp")}
          isOptional
          label={t("field.expiresOn")}
          min={parisDay(new Date())}
          onChange={setExpiresOn}
          value={expiresOn}
        />
        {mayListCustomers ? <CustomerField customer={customer} error={sentenceAt(failure, "customerId")} onChange={setCustomer} /> : null}
        <TextField
          autoComplete="off"
          error={sentenceAt(failure, "note")}
          help={isGranted ? t("sell.noteGrantedHelp") : t("sell.noteHelp")}
          isOptional={!isGranted}
          label={t("field.note")}
          maxLength={300}
          name="note"
          onChange={setNote}
          value={note}
        />
      </FieldStack>
    </Confirmation>
  );
}

interface Customer {
  id: number;
  name: string;
}

interface CustomerFieldProps {
  customer: Customer | null;
  error: string | undefined;
  onChange: (customer: Customer | null) => void;
}

/** The only customer who may use the voucher. */
function CustomerField({ customer, error, onChange }: CustomerFieldProps) {
  const { t } = useTranslation("vouchers");
  const { api } = useRuntime();
  const { hits, isSearching, error: failed, retry, onSearch } = useTypedSearch((typed) => customersFor(api, typed));
  return (
    <Combobox
      error={error}
      failure={failed ? { message: t("sell.searchFailed"), onRetry: retry } : undefined}
      help={t("sell.customerHelp")}
      isOptional
      isSearching={isSearching}
      label={t("field.reserved")}
      onChange={(option) => {
        onChange(option && { id: Number(option.value), name: option.label });
        onSearch("");
      }}
      onSearch={onSearch}
      options={hits.map(({ id, firstName, lastName, company, email }) => ({
        value: String(id),
        label: company || `${firstName} ${lastName}`.trim() || email,
        detail: email,
      }))}
      value={customer && { value: String(customer.id), label: customer.name }}
    />
  );
}
