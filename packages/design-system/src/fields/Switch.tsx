import { type ReactNode, useId } from "react";
import { CircleAlertIcon } from "../icons.ts";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { ErrorText } from "./Field.styles.ts";
import { useFieldErrors } from "./Form.tsx";
import { SwitchBox, Track } from "./Switch.styles.ts";
import { fieldTexts } from "./texts.ts";

interface SwitchProps {
  /** Label of the switch; independent of its state. */
  label: ReactNode;
  value: boolean;
  /** Called on every change, which takes effect at once; for a choice that waits for « Enregistrer », use a Checkbox. */
  onChange: (isOn: boolean) => void;
  /** Text for on; « Oui » by default. */
  onWord?: string;
  /** Text for off; « Non » by default. */
  offWord?: string;
  help?: ReactNode;
  /** Disables the switch and shows this reason; the switch stays focusable. */
  disabledReason?: string | undefined;
  name?: string;
}

/** A switch, with the text of its state beside it. */
export function Switch({ label, value, onChange, onWord, offWord, help, disabledReason, name }: SwitchProps) {
  const words = useOwnTexts(fieldTexts);
  const id = useId();
  const { message, errorStyle } = useFieldErrors(name, label, id);
  const isOff = disabledReason !== undefined;
  const described = [message ? `${id}-error` : undefined, isOff ? `${id}-reason` : undefined, help ? `${id}-help` : undefined];
  return (
    <SwitchBox data-errored={message ? true : undefined}>
      <Track
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        aria-disabled={isOff || undefined}
        aria-invalid={message ? true : undefined}
        checked={value}
        id={id}
        name={name}
        onChange={(event) => {
          if (!isOff) onChange(event.target.checked);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (!isOff) onChange(!value);
        }}
        role="switch"
        type="checkbox"
      />
      <label htmlFor={id}>
        {label}
        <span aria-hidden="true">{value ? (onWord ?? words.on) : (offWord ?? words.off)}</span>
      </label>
      {message ? (
        <ErrorText id={`${id}-error`} role={errorStyle === "alert" ? "alert" : undefined}>
          <CircleAlertIcon size={14} />
          <span>{message}</span>
        </ErrorText>
      ) : null}
      {isOff ? <small id={`${id}-reason`}>{disabledReason}</small> : null}
      {help ? <small id={`${id}-help`}>{help}</small> : null}
    </SwitchBox>
  );
}
