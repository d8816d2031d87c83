import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { CircleAlertIcon } from "../icons/sign-in-icons.generated.ts";
import { Choice, Tick } from "./Checkbox.styles.ts";
import { ErrorText } from "./Field.styles.ts";
import { useFieldErrors } from "./Form.tsx";

interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "onChange" | "type" | "className" | "style" | "size"> {
  /** Label beside the box. */
  label: ReactNode;
  /** A sentence below the label. */
  help?: ReactNode;
  /** Shows a dash: some of the items the box represents are selected. Overrides `checked`. */
  isMixed?: boolean;
  /** Disables the box and shows this reason; the box stays focusable. */
  disabledReason?: string | undefined;
  onChange?: ((isChecked: boolean) => void) | undefined;
}

/** A box to tick, with its label beside it. */
export function Checkbox({ label, help, isMixed = false, disabledReason, onChange, name, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { message, errorStyle } = useFieldErrors(name, label, id);
  const isOff = disabledReason !== undefined;
  const described = [message ? `${id}-error` : undefined, disabledReason ? `${id}-reason` : undefined, help ? `${id}-help` : undefined];
  return (
    <Choice data-errored={message ? true : undefined}>
      <Tick
        {...rest}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        aria-disabled={isOff || undefined}
        aria-invalid={message ? true : undefined}
        id={id}
        name={name}
        onChange={(event) => {
          if (!isOff) onChange?.(event.target.checked);
        }}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
      />
      <label htmlFor={id}>{label}</label>
      {message ? (
        <ErrorText id={`${id}-error`} role={errorStyle === "alert" ? "alert" : undefined}>
          <CircleAlertIcon size={14} />
          <span>{message}</span>
        </ErrorText>
      ) : null}
      {disabledReason ? <small id={`${id}-reason`}>{disabledReason}</small> : null}
      {help ? <small id={`${id}-help`}>{help}</small> : null}
    </Choice>
  );
}
