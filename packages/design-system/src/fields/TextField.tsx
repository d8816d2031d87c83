import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { Affix, AreaElement, InputElement } from "./TextField.styles.ts";

type InputAttributes = Omit<
  ComponentPropsWithRef<"input">,
  "onChange" | "value" | "defaultValue" | "className" | "style" | "type" | "name" | "prefix" | "size"
>;

/** Props of TextField, beside those of `<input>`. */
export interface TextFieldProps extends FieldProps, InputAttributes {
  type?: "text" | "email" | "tel" | "url" | "search";
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the new text at every key. */
  onChange?: ((value: string) => void) | undefined;
  /** An icon or a text inside the frame, before the input. */
  before?: ReactNode;
  /** A unit or a button inside the frame, after the text. */
  after?: ReactNode;
  /** Aligns numbers with the right edge. */
  isNumeric?: boolean;
}

/** A single-line text field with label, help and error. */
export function TextField(props: TextFieldProps) {
  const [field, { type = "text", value, defaultValue, onChange, before, after, isNumeric, id, ...rest }] = splitField(props);
  const afterId = useId();
  const isUnit = typeof after === "string";
  return (
    <Field {...field} describedBy={isUnit ? afterId : undefined} id={id}>
      {(control) => {
        const input = (
          <InputElement
            {...rest}
            {...control}
            data-numeric={isNumeric || undefined}
            defaultValue={defaultValue}
            onChange={onChange ? (event) => onChange(event.target.value) : undefined}
            type={type}
            value={value}
          />
        );
        if (!before && !after) return input;
        return (
          <Affix>
            {before}
            {input}
            {isUnit ? <span id={afterId}>{after}</span> : after}
          </Affix>
        );
      }}
    </Field>
  );
}

/** Props of TextArea, beside those of `<textarea>`. */
export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"textarea">, "onChange" | "value" | "defaultValue" | "className" | "style" | "name"> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** A multi-line text field; its corner resizes it. */
export function TextArea(props: TextAreaProps) {
  const [field, { value, defaultValue, onChange, id, rows = 3, ...rest }] = splitField(props);
  return (
    <Field {...field} id={id}>
      {(control) => (
        <AreaElement
          {...rest}
          {...control}
          defaultValue={defaultValue}
          onChange={onChange ? (event) => onChange(event.target.value) : undefined}
          rows={rows}
          value={value}
        />
      )}
    </Field>
  );
}

/** Splits props into those of the field's frame and those of its control. */
export function splitField<P extends FieldProps>({
  label,
  name,
  help,
  error,
  errorStyle,
  isOptional,
  isChanged,
  isLabelHidden,
  ...rest
}: P): [FieldProps, Omit<P, keyof FieldProps>] {
  return [{ label, name, help, error, errorStyle, isOptional, isChanged, isLabelHidden }, rest];
}
