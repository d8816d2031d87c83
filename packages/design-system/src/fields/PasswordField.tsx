import { type KeyboardEvent, useId, useState } from "react";
import { IconButton } from "../actions/Button.tsx";
import { ArrowBigUpIcon, EyeIcon, EyeOffIcon } from "../icons/sign-in-icons.generated.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { WarningHint } from "./Field.styles.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { Affix, InputElement } from "./TextField.styles.ts";
import { splitField } from "./TextField.tsx";

interface PasswordFieldProps extends FieldProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: () => void;
  /** `current-password` on sign-in, `new-password` when a password is chosen. */
  autoComplete: "current-password" | "new-password";
  /** Text shown while Caps Lock is on; the provider's by default. */
  capsLockHint?: string;
  isRequired?: boolean;
  /** `id` of the input, for other elements that reference it. */
  id?: string;
}

/** A hidden text that can be shown, with a warning while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useTexts();
  const [field, { value, defaultValue, onChange, onBlur, autoComplete, capsLockHint, isRequired, id }] = splitField(props);
  const [isShown, setIsShown] = useState(false);
  const [isCapsLocked, setIsCapsLocked] = useState(false);
  const capsId = useId();
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLocked(event.getModifierState("CapsLock"));
  return (
    <Field
      {...field}
      describedBy={capsId}
      help={
        <>
          {field.help}
          <WarningHint id={capsId} role="status">
            {isCapsLocked ? (
              <>
                <ArrowBigUpIcon size={14} />
                {capsLockHint ?? texts.capsLock}
              </>
            ) : null}
          </WarningHint>
        </>
      }
      id={id}
    >
      {(control) => (
        <Affix>
          <InputElement
            {...control}
            autoCapitalize="none"
            autoComplete={autoComplete}
            defaultValue={defaultValue}
            onBlur={() => {
              setIsCapsLocked(false);
              onBlur?.();
            }}
            onChange={onChange ? (event) => onChange(event.target.value) : undefined}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            required={isRequired}
            spellCheck={false}
            type={isShown ? "text" : "password"}
            value={value}
          />
          <IconButton
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            label={isShown ? texts.hidePassword : texts.showPassword}
            onClick={() => setIsShown((was) => !was)}
            size="small"
          />
        </Affix>
      )}
    </Field>
  );
}
