import { useEffect, useState } from "react";
import { CheckIcon, CopyIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { IconButton } from "./Button.tsx";

interface CopyButtonProps {
  /** Text to copy. */
  value: string;
  /** Accessible name, with the copied thing: « Copier le numéro 24118 ». */
  label: string;
  /** Text announced and shown for two seconds after copying. */
  copiedLabel?: string;
  /** Called when the browser denies clipboard access, so that the page can report it. */
  onRefused?: () => void;
}

/** Copies a value and confirms it with a tick shown for two seconds. */
export function CopyButton({ value, label, copiedLabel, onRefused }: CopyButtonProps) {
  const texts = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copiedText = copiedLabel ?? texts.copied;
  return (
    <>
      <IconButton
        icon={isCopied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
        label={label}
        onClick={() => {
          navigator.clipboard.writeText(value).then(
            () => setIsCopied(true),
            () => onRefused?.(),
          );
        }}
        size="small"
      />
      <VisuallyHidden role="status">{isCopied ? copiedText : ""}</VisuallyHidden>
    </>
  );
}
