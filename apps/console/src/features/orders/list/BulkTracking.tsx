import type { Schemas } from "@reserve/contract";
import { FieldStack, TextField } from "@reserve/design-system";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { TrackingNumbers } from "./useBulk.ts";

interface BulkTrackingProps {
  orders: readonly Schemas["DocumentSummary"][];
  values: TrackingNumbers;
  onChange: (values: TrackingNumbers) => void;
  /** Field of the first tracking number, to be focused. */
  first: RefObject<HTMLInputElement | null>;
}

/** A tracking number field for each shipped order, typed or scanned: Enter moves to the next field and does not submit. */
export function BulkTracking({ orders, values, onChange, first }: BulkTrackingProps) {
  const { t } = useTranslation("orders");
  const numberOf = (id: number) => (values[id] ?? "").replace(/\s/g, "").toUpperCase();
  const seen = new Map<string, Schemas["DocumentSummary"]>();
  return (
    <FieldStack>
      {orders.map((order, index) => {
        const number = numberOf(order.id);
        const twin = number === "" ? undefined : seen.get(number);
        if (number !== "" && !twin) seen.set(number, order);
        return (
          <TextField
            autoComplete="off"
            help={twin ? t("bulk.trackingTwin", { number: twin.customId }) : undefined}
            isOptional
            key={order.id}
            label={t("bulk.tracking", { number: order.customId, name: order.customerName })}
            maxLength={60}
            onChange={(text) => onChange({ ...values, [order.id]: text })}
            onKeyDown={goOn}
            ref={index === 0 ? first : undefined}
            spellCheck={false}
            value={values[order.id] ?? ""}
          />
        );
      })}
    </FieldStack>
  );
}

/** A scanner sends Enter: the next label belongs to the next order; after the last one nothing is submitted without a confirmation. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1] ?? event.currentTarget;
  next.focus();
  next.select();
}
