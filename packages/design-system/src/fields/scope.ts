import { createContext, type RefObject, useLayoutEffect, useRef } from "react";

/** A field with its own validation, as registered with its form. */
export interface RegisteredField {
  /** Id of the control to focus, or of the group around it. */
  id: string;
  /** Name under which a draft stores the text; without one it is not stored. */
  name: string | undefined;
  /** Reason why the text is invalid; undefined when it is valid or empty. */
  problem: string | undefined;
  /** Completes the text to its value, or shows the problem. */
  settle: () => void;
}

/** Texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/**
 * The fields of a form whose text may be invalid. The form is not submitted while one of them has a problem; their texts are stored by name, so that
 * a draft can restore them.
 */
export interface FieldRegistry {
  /** The texts that are no values, or not yet. */
  texts(): Texts;
  /** Calls the listener whenever `texts` changes. */
  subscribe(listener: () => void): () => void;
  /** Registers a field while it is mounted; a field that is removed alone deletes its text, one that is unmounted with its form preserves it. */
  add(field: RefObject<RegisteredField>): () => void;
  /** Stores the text of a field while it is invalid; null deletes it. */
  keep(name: string, text: string | null): void;
  /** Settles every field. Returns false when one has a problem: the first one is then focused. */
  settle(): boolean;
  /** Called by the form for as long as it is on the page. */
  show(): () => void;
  /** Shows the form again when the page displays something else in its place. */
  reveal?: (() => void) | undefined;
}

/** Context of a form for its fields: a registry, created by the first field that needs one. */
export interface FormScope {
  registry?: FieldRegistry | undefined;
}

/** Scope of the surrounding form; null outside of one, where no field blocks submitting. */
export const ScopeContext = createContext<FormScope | null>(null);

/** Returns the action wrapped so that it only runs when no field of the form has a problem, with the values the fields have once they are settled. */
export function useWhenValid<Args extends unknown[]>(scope: FormScope, action: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return (...args) => {
    if (scope.registry?.settle() !== false) latest.current(...args);
  };
}

/** Focuses a field; a section that hides it receives a `reveal` event first, and focuses the field once it is visible. */
export function lead(field: HTMLElement | null | undefined): void {
  field?.dispatchEvent(new Event("reveal", { bubbles: true }));
  field?.focus();
}
