import { type ReactNode, useId } from "react";
import { CircleAlertIcon } from "../icons/sign-in-icons.generated.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { ErrorText, FieldBox, HelpText } from "./Field.styles.ts";
import { type ErrorStyle, useFieldErrors } from "./Form.tsx";

/** Props of every field. */
export interface FieldProps {
  label: ReactNode;
  /** The property's name; the form finds the field's errors by it. */
  name?: string | undefined;
  /** A sentence below the field. */
  help?: ReactNode;
  /** Error message of the page; the form's message for this field takes precedence. */
  error?: string | undefined;
  /** `alert` frames the error and announces it at once; the form's style by default. */
  errorStyle?: ErrorStyle | undefined;
  /** Adds « facultatif » after the label. */
  isOptional?: boolean;
  /** Marks the label of a field with an unsaved value. */
  isChanged?: boolean;
  /** Hides the label visually when the page shows it another way. */
  isLabelHidden?: boolean;
}

/** The attributes that tie a control to its label, help and error. */
export interface ControlAttributes {
  id: string;
  name: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldBoxProps extends FieldProps {
  /** Id of the control, for other elements that reference it. */
  id?: string | undefined;
  /** `group` when the label names several controls. */
  labelElement?: "label" | "legend" | "span";
  /** Set on the label when it cannot point at the control by `for`. */
  labelId?: string | undefined;
  /** More sentences that describe the control. */
  describedBy?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, control, help below, error below: the frame of every field. */
export function Field({
  label,
  name,
  help,
  error,
  errorStyle,
  isOptional = false,
  isChanged = false,
  isLabelHidden = false,
  id: givenId,
  labelElement = "label",
  labelId,
  describedBy,
  children,
}: FieldBoxProps) {
  const texts = useTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const { message, isMarked, errorStyle: formStyle } = useFieldErrors(name, label, id);
  const shown = message ?? error;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [shown ? errorId : undefined, help ? helpId : undefined, describedBy].filter(Boolean).join(" ");
  const words = (
    <>
      {label}
      {isOptional ? <span data-optional=""> ({texts.optional})</span> : null}
    </>
  );
  const labelState = {
    "data-changed": isChanged || undefined,
    "data-hidden": isLabelHidden || undefined,
    "data-label": "",
    id: labelId,
  };
  const inside = (
    <>
      {labelElement === "label" ? (
        <label htmlFor={id} {...labelState}>
          {words}
        </label>
      ) : null}
      {labelElement === "legend" ? <legend {...labelState}>{words}</legend> : null}
      {labelElement === "span" ? <span {...labelState}>{words}</span> : null}
      {children({ id, name, "aria-describedby": described || undefined, "aria-invalid": shown ? true : undefined })}
      {shown ? (
        <ErrorText id={errorId} role={(errorStyle ?? formStyle) === "alert" ? "alert" : undefined}>
          <CircleAlertIcon size={14} />
          <span>{shown}</span>
        </ErrorText>
      ) : null}
      {help ? <HelpText id={helpId}>{help}</HelpText> : null}
    </>
  );
  const isErrored = shown !== undefined || isMarked;
  return labelElement === "legend" ? (
    <FieldBox aria-describedby={described || undefined} as="fieldset" data-errored={isErrored || undefined} id={id}>
      {inside}
    </FieldBox>
  ) : (
    <FieldBox data-errored={isErrored || undefined}>{inside}</FieldBox>
  );
}
