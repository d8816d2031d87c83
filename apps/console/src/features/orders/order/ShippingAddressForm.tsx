import type { Schemas } from "@reserve/contract";
import { Button, Dialog, Form, Select, TextField } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { type AddressFault, addressFaults, isPickup, needsPostalCode } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { DraftNote } from "../../../shared/form/DraftNote.tsx";
import { FormConflict } from "../../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { shippingCountries } from "../orders.queries.ts";
import { nameOf } from "./order.facts.ts";

/** Form values of the shipping address: empty fields are empty strings. */
type AddressValues = Record<keyof Schemas["Address"], string>;

interface ShippingAddressFormProps {
  order: Schemas["Document"];
  onClose: () => void;
}

/**
 * Corrects the delivery address, or the contact of a pickup. One dialog at a time: the form, with errors for everything that a carrier would return;
 * then the confirmation; the form again with its input after a rejection or a cancel.
 */
export function ShippingAddressForm({ order, onClose }: ShippingAddressFormProps) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const countries = useQuery(shippingCountries(api)).data?.items ?? [];
  const [isCalledOff, setIsCalledOff] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isCollected = isPickup(order.shippingMethod);
  const number = order.customId;
  const propertyOf = ({ property, reason }: AddressFault) => ({
    propertyName: `shippingAddress.${property}`,
    errorMessage: t(`address.fault.${reason}`),
  });
  const form = useRecordForm({
    name: `order ${order.id} address`,
    label: t("address.unsaved", { number }),
    record: order,
    update: "setShippingAddress",
    query: null,
    values: valuesOf,
    fields: {
      firstName: t("address.firstName"),
      lastName: t("address.lastName"),
      company: t("address.company"),
      address1: t("address.address1"),
      address2: t("address.address2"),
      postalCode: t("address.postalCode"),
      city: t("address.city"),
      country: t("address.country"),
      phone: t("address.phone"),
    },
    check(values) {
      const found = addressFaults(order.shippingMethod, values);
      return found.length > 0 ? { summary: [], properties: found.map(propertyOf) } : null;
    },
    toBody: (values) => ({ documentId: order.id, shippingAddress: toSave(values) }),
    announce: () => ({ detail: t(isCollected ? "address.contactDone" : "address.done", { number }) }),
    onSaved: onClose,
    // Shipping, a comment, a payment move the order; the address is judged by itself, here as on the server.
    isVersionWider: true,
  });
  const { values, question, conflict, isSaving } = form;
  const fieldOf = (name: keyof AddressValues) => ({ ...form.field(name), name: `shippingAddress.${name}` });
  const textOf = (name: keyof AddressValues) => ({ ...fieldOf(name), autoComplete: "off" });
  function submit() {
    // Nothing was changed: there is nothing to ask about.
    if (!form.isDirty) return onClose();
    setIsCalledOff(false);
    form.ask();
  }
  function callOff() {
    setIsCalledOff(true);
    question.cancel();
  }
  const options = countries.map(({ id, label }) => ({ value: id, label }));
  const isKnown = options.some(({ value }) => value === values.country);
  if (conflict) {
    const take = () => {
      conflict.take();
      onClose();
    };
    return (
      <FormConflict
        form={{ conflict: { ...conflict, take }, isSaving }}
        name={number}
        words={{
          title: t("conflict.title"),
          detail: t("conflict.detail"),
          label: t("conflict.label", { number }),
          mine: t("conflict.mine"),
          theirs: t("conflict.theirs"),
          take: t("conflict.take"),
          overwrite: t("conflict.overwrite"),
        }}
      />
    );
  }
  // Field errors from the server are corrected in the form.
  if (question.pendingInput && question.failure?.kind !== "invalid")
    return (
      <Confirmation
        command={{ ...question, cancel: callOff }}
        detail={t(isCollected ? "address.contactAsk" : "address.ask", { number, name: nameOf(order), address: inOneLine(values) })}
      />
    );
  return (
    <Dialog
      actions={
        <>
          <Button disabledReason={isSaving ? "" : undefined} onClick={onClose}>
            {t("address.close")}
          </Button>
          <Button form={FORM} isBusy={isSaving} ref={saveButton} type="submit" variant="primary">
            {t("address.save")}
          </Button>
        </>
      }
      isLocked={isSaving}
      onClose={onClose}
      size="wide"
      title={t(isCollected ? "address.contactTitle" : "address.title", { number })}
    >
      <Form
        errors={form.errors}
        id={FORM}
        label={t(isCollected ? "address.contactLabel" : "address.label")}
        onSubmit={submit}
        summaryTitle={t("address.notSaved")}
      >
        <DraftNote form={form} />
        {isCalledOff ? <FocusAgain on={saveButton} /> : null}
        <FieldGrid>
          <FieldCell>
            <CountedTextField {...textOf("firstName")} maxLength={100} />
          </FieldCell>
          <FieldCell>
            <CountedTextField
              {...textOf("lastName")}
              maxLength={100}
              required={values.firstName.trim() === "" && values.company.trim() === ""}
            />
          </FieldCell>
          <FieldCell span={12}>
            <CountedTextField {...textOf("company")} isOptional maxLength={200} />
          </FieldCell>
          <FieldCell span={12}>
            <CountedTextField {...textOf("address1")} maxLength={200} required />
          </FieldCell>
          <FieldCell span={12}>
            <CountedTextField {...textOf("address2")} isOptional maxLength={200} />
          </FieldCell>
          <FieldCell span={4}>
            <TextField {...textOf("postalCode")} maxLength={20} required={needsPostalCode(values.country)} spellCheck={false} />
          </FieldCell>
          <FieldCell span={8}>
            <CountedTextField {...textOf("city")} maxLength={100} required />
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

/** Restores the focus of the form that is shown again: mounted inside its dialog, its effect runs last. */
function FocusAgain({ on }: { on: RefObject<HTMLElement | null> }) {
  useEffect(() => on.current?.focus(), [on]);
  return null;
}

function valuesOf(order: Pick<Schemas["Document"], "shippingAddress"> | null): AddressValues {
  const {
    firstName = "",
    lastName = "",
    company,
    address1 = "",
    address2,
    postalCode = "",
    city = "",
    country = "",
    phone,
  } = order?.shippingAddress ?? {};
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
