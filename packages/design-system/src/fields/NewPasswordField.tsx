import { useId, useState } from "react";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import type { FieldProps } from "./Field.tsx";
import { Meter } from "./NewPasswordField.styles.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useRegisteredField } from "./registry.ts";
import { LEAST_CHARACTERS, lengthOf, MOST_CHARACTERS, strengthOf } from "./strength.ts";
import { splitField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";

interface NewPasswordFieldProps extends FieldProps {
  value: string;
  /** Called with the password as it is typed; the form around does not save one that is too short, or not the same in both fields. */
  onChange: (value: string) => void;
  isRequired?: boolean;
}

/** A field for a new password: minimum length, strength, and a repetition. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const words = useOwnTexts(fieldTexts);
  const [field, { value, onChange, isRequired = false }] = splitField(props);
  const [repeated, setRepeated] = useState("");
  const [hasLeftPassword, setHasLeftPassword] = useState(false);
  const [hasLeftRepeat, setHasLeftRepeat] = useState(false);
  const strength = strengthOf(value);
  const problem = lengthProblem(value);
  const isRepeated = repeated === value;
  const ids = useId();
  // A mismatch is reported at once, an incomplete repetition only on blur.
  const isSlipped = hasLeftRepeat ? !isRepeated : !value.startsWith(repeated);
  const isBegun = value !== "" || repeated !== "";
  useRegisteredField({
    id: problem ? ids : `${ids}-again`,
    // Passwords are never stored in drafts.
    name: undefined,
    problem: isBegun ? (problem ?? (isRepeated ? undefined : words.passwordsDiffer)) : undefined,
    settle() {
      setHasLeftPassword(isBegun);
      setHasLeftRepeat(isBegun);
    },
    text: null,
  });

  function lengthProblem(password: string): string | undefined {
    const length = lengthOf(password);
    if (length < LEAST_CHARACTERS) return words.passwordMissing(LEAST_CHARACTERS - length);
    return length > MOST_CHARACTERS ? words.passwordTooLong : undefined;
  }
  const message = problem ?? words.strengths[strength === 0 ? 0 : strength - 1];
  return (
    <FieldStack>
      <PasswordField
        {...field}
        autoComplete="new-password"
        error={hasLeftPassword && isBegun ? (problem ?? field.error) : field.error}
        help={
          <>
            {field.help ?? words.passwordRule}
            {value === "" ? null : (
              <Meter>
                <VisuallyHidden>
                  <meter aria-label={words.passwordStrength} aria-valuetext={message} max={3} value={strength} />
                </VisuallyHidden>
                <span aria-hidden="true" data-strength={strength}>
                  <i />
                  <i />
                  <i />
                </span>
                <span role="status">{message}</span>
              </Meter>
            )}
          </>
        }
        id={ids}
        isRequired={isRequired}
        onBlur={() => setHasLeftPassword(value !== "")}
        onChange={onChange}
        value={value}
      />
      <PasswordField
        autoComplete="new-password"
        error={isBegun && isSlipped ? words.passwordsDiffer : undefined}
        id={`${ids}-again`}
        isRequired={isRequired}
        label={words.repeatPassword}
        onBlur={() => setHasLeftRepeat(repeated !== "")}
        onChange={setRepeated}
        value={repeated}
      />
    </FieldStack>
  );
}
