import { TextField } from "@reserve/design-system";
import type { RefObject } from "react";

interface TrackingFieldProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  value: string;
  onChange: (value: string) => void;
  ref: RefObject<HTMLInputElement | null>;
}

/** A parcel's number, typed or scanned from its label. The Enter with which a scanner ends belongs to the field: it confirms nothing. */
export function TrackingField(props: TrackingFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      maxLength={60}
      name="deliveryPackage"
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        // A label scanned again replaces the current value.
        event.currentTarget.select();
      }}
      spellCheck={false}
    />
  );
}
