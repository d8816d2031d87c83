import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from "react";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { FormContext, SectionContext } from "./Form.tsx";
import { SectionBox, SectionCount } from "./FormSection.styles.ts";
import { fieldTexts } from "./texts.ts";

interface FormSectionProps {
  /** The section's key, the same as its tab's. */
  name: string;
  /** Called before a field in the section receives the focus, so that the page can open its tab; fields of a hidden panel stay mounted. */
  onReveal?: () => void;
  children: ReactNode;
}

/** A part of a form with its own count of fields to correct; inside a hidden tab it calls `onReveal` before one of them is focused. */
export function FormSection({ name, onReveal, children }: FormSectionProps) {
  const box = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent((event: Event) => {
    onReveal?.();
    const field = event.target;
    if (field instanceof HTMLElement) focusOnceSeen(field);
  });
  useEffect(() => {
    const element = box.current;
    const hear = (event: Event) => reveal(event);
    element?.addEventListener("reveal", hear);
    return () => element?.removeEventListener("reveal", hear);
  }, []);
  return (
    <SectionContext value={name}>
      <SectionBox ref={box}>{children}</SectionBox>
    </SectionContext>
  );
}

/** Focuses a field once it is visible: the tab opens in a later render, which may take some frames, and hidden elements cannot be focused. */
function focusOnceSeen(field: HTMLElement, framesLeft = 60): void {
  requestAnimationFrame(() => {
    if (framesLeft === 0 || field.checkVisibility()) field.focus();
    else focusOnceSeen(field, framesLeft - 1);
  });
}

/** Returns the number of errors per section, for headings inside the form. */
export function useSectionErrors(): ReadonlyMap<string, number> {
  const form = useContext(FormContext);
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { name, section } of form?.fields ?? []) {
    if (section === undefined || seen.has(name) || form?.messageOf(name) === undefined) continue;
    seen.add(name);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

/** « 2 à corriger », for a tab's or a section's heading; nothing while all is well. */
export function SectionErrors({ name }: { name: string }) {
  const words = useOwnTexts(fieldTexts);
  const count = useSectionErrors().get(name) ?? 0;
  return count === 0 ? null : <SectionCount>{words.toCorrect(count)}</SectionCount>;
}
