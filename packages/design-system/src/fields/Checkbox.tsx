import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { CircleAlertIcon } from "../icons.ts";
import { Choice, Tick } from "./Checkbox.styles.ts";
import { ErrorText } from "./Field.styles.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { useFieldErrors } from "./Form.tsx";
import { splitField } from "./TextField.tsx";

interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "onChange" | "type" | "className" | "style" | "size"> {
  /** Beside the box. */
  label: ReactNode;
  /** A sentence below the label. */
  help?: ReactNode;
  /** Shows a dash: some of what the box stands for is chosen. Wins over `checked`. */
  isMixed?: boolean;
  /** Turns the box off and says why; it can still be reached. */
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

/** One of the choices of a radio group. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A sentence below the label. */
  help?: ReactNode;
}

interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Sets the choices in one line. */
  isInline?: boolean;
}

/** A few choices, all in sight, of which one holds. */
export function RadioGroup(props: RadioGroupProps) {
  const [field, { options, value, defaultValue, onChange, isInline = false }] = splitField(props);
  const ownName = useId();
  return (
    <Field {...field} labelElement="legend">
      {(control) => (
        <Choice as="div" data-group={isInline ? "inline" : "stacked"}>
          {options.map((option) => {
            const id = `${control.id}-${option.value}`;
            return (
              <Choice as="span" key={option.value}>
                <Tick
                  aria-describedby={option.help ? `${id}-help` : undefined}
                  aria-invalid={control["aria-invalid"]}
                  checked={value === undefined ? undefined : value === option.value}
                  defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                  id={id}
                  name={control.name ?? ownName}
                  onChange={() => onChange?.(option.value)}
                  type="radio"
                  value={option.value}
                />
                <label htmlFor={id}>{option.label}</label>
                {option.help ? <small id={`${id}-help`}>{option.help}</small> : null}
              </Choice>
            );
          })}
        </Choice>
      )}
    </Field>
  );
}
