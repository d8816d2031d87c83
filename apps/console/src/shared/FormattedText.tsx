import { RichText } from "@reserve/design-system/rich-text";
import { styledLettersOf } from "@reserve/domain/rich-text";
import type { ComponentProps } from "react";
import { useRuntime } from "./runtime.tsx";

/** The field of a formatted text: what is pasted keeps of its styles what the client wants kept, as the server does with what is sent. */
export function FormattedText(props: Omit<ComponentProps<typeof RichText>, "pastedLetters">) {
  const { variant } = useRuntime();
  return <RichText {...props} pastedLetters={styledLettersOf(variant.flags)} />;
}
