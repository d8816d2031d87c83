import { RichText } from "@reserve/design-system/rich-text";
import { styledLettersOf } from "@reserve/domain/rich-text";
import type { ComponentProps } from "react";
import { useRuntime } from "../query/runtime.tsx";

/** Rich-text field; pasted styles are preserved as the client's variant configures, as on the server. */
export function FormattedText(props: Omit<ComponentProps<typeof RichText>, "pastedLetters">) {
  const { variant } = useRuntime();
  return <RichText {...props} pastedLetters={styledLettersOf(variant.flags)} />;
}
