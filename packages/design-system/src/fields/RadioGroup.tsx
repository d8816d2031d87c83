import { type ReactNode, useId } from "react";
import { Choice, Tick } from "./Checkbox.styles.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { splitField } from "./TextField.tsx";

/** A choice of a radio group. */
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
  /** Displays the options in one line. */
  isInline?: boolean;
  /** `id` of the group, for other elements that reference it. */
  id?: string;
}

/** A few visible options of which exactly one is selected. */
export function RadioGroup(props: RadioGroupProps) {
  const [field, { options, value, defaultValue, onChange, isInline = false, id: groupId }] = splitField(props);
  const ownName = useId();
  return (
    <Field {...field} id={groupId} labelElement="legend">
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
