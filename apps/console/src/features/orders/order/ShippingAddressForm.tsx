import { fieldErrors } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Button, Dialog, Form, type FormErrors, Select, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { type AddressFault, addressFaults, isPickup } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/Confirmation.tsx";
import { DraftNote } from "../../../shared/DraftNote.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { useCommand } from "../../../shared/useCommand.ts";
import { useDraftForm } from "../../../shared/useDraftForm.ts";
import { shippingCountries } from "../orders.queries.ts";
import { nameOf } from "./order.facts.ts";

// Comparing words weighs more than the form, and is hardly ever needed.
const AddressConflict = lazy(async () => ({ default: (await import("./OrderConflict.tsx")).AddressConflict }));

/** The shipping address as it is typed: what is empty is an empty text. */
export type AddressValues = Record<keyof Schemas["Address"], string>;

interface ShippingAddressFormProps {
  order: Schemas["Document"];
  onClose: () => void;
}

/**
 * Corrects where an order goes, or who is to be reached about a pickup. One dialog at a time: the form, where everything that a carrier would send back
 * stands at its field; then the question; the form again when it is refused or called off, with what was typed.
 */
export function ShippingAddressForm({ order, onClose }: ShippingAddressFormProps) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const countries = useQuery(shippingCountries(api)).data?.items ?? [];
  const saved = useMemo(() => valuesOf(order.shippingAddress), [order.shippingAddress]);
  const form = useDraftForm({
    name: `order ${order.id} address`,
    label: t("address.unsaved", { number: order.customId }),
    saved,
    version: order.version,
    // Shipping, a comment, a payment move the order; the address is judged by itself, here as on the server.
    isVersionWider: true,
  });
  const { values, change, changed } = form;
  const isCollected = isPickup(order.shippingMethod);
  const save = useCommand("setShippingAddress", {
    announce: () => ({ detail: t(isCollected ? "address.contactDone" : "address.done", { number: order.customId }) }),
    onDone({ entityOutput }) {
      form.settle({ values: valuesOf(entityOutput.shippingAddress), version: entityOutput.version });
      onClose();
    },
  });
  const { failure, isSending } = save;
  const [faults, setFaults] = useState<FormErrors | null>(null);
  const errors = useMemo(() => (failure && failure.kind !== "stale" ? fieldErrors(failure) : faults), [failure, faults]);
  const [overwritten, setOverwritten] = useState<Schemas["Document"]>();
  const current = failure?.kind === "stale" ? (failure.current as Schemas["Document"] | undefined) : isSending ? overwritten : undefined;
  const isAsking = save.asked !== null && failure?.kind !== "invalid";
  const saveButton = useRef<HTMLButtonElement>(null);
  const [isCalledOff, setIsCalledOff] = useState(false);
  const input = { body: { documentId: order.id, shippingAddress: toSave(values) } };
  const fieldOf = (name: keyof AddressValues) => ({
    name: `shippingAddress.${name}`,
    label: t(`address.${name}`),
    isChanged: changed.includes(name),
    value: values[name],
    onChange: (text: string) => change({ [name]: text }),
  });
  const textOf = (name: keyof AddressValues) => ({ ...fieldOf(name), autoComplete: "off" });
  function submit() {
    // Nothing was changed: there is nothing to ask about.
    if (!form.isDirty) return onClose();
    setIsCalledOff(false);
    const found = addressFaults(order.shippingMethod, values);
    setFaults(found.length > 0 ? { summary: [], properties: found.map(propertyOf) } : null);
    if (found.length > 0) save.reset();
    else save.ask(input, `"${form.version}"`);
  }
  function callOff() {
    setIsCalledOff(true);
    save.cancel();
  }
  const propertyOf = ({ property, reason }: AddressFault) => ({
    propertyName: `shippingAddress.${property}`,
    errorMessage: t(`address.fault.${reason}`),
  });
  const options = countries.map(({ id, label }) => ({ value: id, label }));
  const isKnown = options.some(({ value }) => value === values.country);
  if (current)
    return (
      <Suspense fallback={null}>
        <AddressConflict
          isSending={isSending}
          mine={values}
          number={order.customId}
          onClose={save.reset}
          onOverwrite={() => {
            setOverwritten(current);
            void save.send(input, `"${current.version}"`);
          }}
          onTake={() => {
            form.settle({ values: valuesOf(current.shippingAddress), version: current.version });
            onClose();
          }}
          theirs={valuesOf(current.shippingAddress)}
        />
      </Suspense>
    );
  if (isAsking)
    return (
      <Confirmation
        command={{ ...save, cancel: callOff }}
        detail={t(isCollected ? "address.contactAsk" : "address.ask", {
          number: order.customId,
          name: nameOf(order.customer),
          address: inOneLine(values),
        })}
      />
    );
  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isSending ? "" : undefined} onClick={onClose}>
            {t("address.close")}
          </Button>
          <Button form={FORM} isBusy={isSending} ref={saveButton} type="submit" variant="primary">
            {t("address.save")}
          </Button>
        </>
      }
      isLocked={isSending}
      onClose={onClose}
      size="wide"
      title={t(isCollected ? "address.contactTitle" : "address.title", { number: order.customId })}
    >
      <Form
        errors={errors}
        id={FORM}
        label={t(isCollected ? "address.contactLabel" : "address.label")}
        onSubmit={submit}
        summaryTitle={t("address.notSaved")}
      >
        <DraftNote form={form} />
        {isCalledOff ? <FocusAgain on={saveButton} /> : null}
        <FieldGrid>
          <FieldCell>
            <TextField {...textOf("firstName")} maxLength={100} required />
          </FieldCell>
          <FieldCell>
            <TextField {...textOf("lastName")} maxLength={100} required />
          </FieldCell>
          <FieldCell span={12}>
            <TextField {...textOf("company")} isOptional maxLength={200} />
          </FieldCell>
          <FieldCell span={12}>
            <TextField {...textOf("address1")} maxLength={200} required />
          </FieldCell>
          <FieldCell span={12}>
            <TextField {...textOf("address2")} isOptional maxLength={200} />
          </FieldCell>
          <FieldCell span={4}>
            <TextField {...textOf("postalCode")} maxLength={20} required spellCheck={false} />
          </FieldCell>
          <FieldCell span={8}>
            <TextField {...textOf("city")} maxLength={100} required />
          </FieldCell>
          <FieldCell>
            <Select {...fieldOf("country")} options={isKnown ? options : [{ value: values.country, label: values.country }, ...options]} />
          </FieldCell>
          <FieldCell>
            <TextField {...textOf("phone")} isOptional maxLength={30} type="tel" />
          </FieldCell>
        </FieldGrid>
      </Form>
    </Dialog>
  );
}

const FORM = "shipping-address";

/** The form that comes back goes on where it was left: mounted with its dialog, it has the last word on the focus. */
function FocusAgain({ on }: { on: RefObject<HTMLElement | null> }) {
  useEffect(() => on.current?.focus(), [on]);
  return null;
}

function valuesOf(address: Schemas["Address"]): AddressValues {
  const { firstName, lastName, company, address1, address2, postalCode, city, country, phone } = address;
  return {
    firstName,
    lastName,
    company: company ?? "",
    address1,
    address2: address2 ?? "",
    postalCode,
    city,
    country,
    phone: phone ?? "",
  };
}

function toSave({ company, address2, phone, ...rest }: AddressValues): Schemas["AddressSave"] {
  return { ...rest, company: company.trim() || null, address2: address2.trim() || null, phone: phone.trim() || null };
}

function inOneLine({ firstName, lastName, company, address1, address2, postalCode, city }: AddressValues): string {
  return [company, `${firstName} ${lastName}`, address1, address2, `${postalCode} ${city}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}
