import type { ReactNode } from "react";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/** Returns the help with the number of characters (`187/200`) in the last tenth; a code of a few characters is not counted. */
export function countedHelp({ help, maxLength: max = 0, value = "" }: Pick<TextFieldProps, "help" | "maxLength" | "value">): ReactNode {
  if (max <= 20 || value.length < max * 0.9) return help;
  return (
    <>
      {help} {value.length}/{max}
    </>
  );
}

/** A single-line field whose help counts its characters near `maxLength`: for titles and names written by hand. */
export function CountedTextField(props: TextFieldProps) {
  return <TextField {...props} help={countedHelp(props)} />;
}
