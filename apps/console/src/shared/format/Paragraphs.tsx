import { FieldStack } from "@reserve/design-system";
import { Fragment } from "react";

/** A plain text with the paragraphs and line breaks that its writer gave it. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return (
    <FieldStack>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs keep their order and have no other identity
        <p key={index}>
          {paragraph.split("\n").map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have its lines
            <Fragment key={at}>
              {at > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
    </FieldStack>
  );
}
