import { useState } from "react";
import type { RecordField } from "../../shared/useRecordForm.ts";

interface NewPassword {
  /** Empty leaves the password as it is; anything else is to be long enough and typed twice. */
  isReady(password: string): boolean;
  /** The form's field as the design system's field for a new password takes it. */
  of(field: RecordField<string>): Omit<RecordField<string>, "onChange"> & { onChange: (password: string, isRepeated: boolean) => void };
}

/** What a form knows of a new password besides its text: whether it stands there twice. */
export function useNewPassword(): NewPassword {
  const [isRepeated, setIsRepeated] = useState(false);
  return {
    isReady: (password) => password === "" || isRepeated,
    of: (field) => ({
      ...field,
      onChange(password, isNowRepeated) {
        field.onChange(password);
        setIsRepeated(isNowRepeated);
      },
    }),
  };
}
