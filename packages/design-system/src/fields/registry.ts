import { createContext, type RefObject, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** A field that can show an error of its own, as its form knows it. */
interface RegisteredField {
  /** The id of the control that takes the focus, or of the group around it. */
  id: string;
  /** The name under which a draft keeps the text; without one it is not kept. */
  name: string | undefined;
  /** Why the text is no value; undefined when it is one, or empty. */
  problem: string | undefined;
  /** Completes the text to the value it stands for, or shows the problem. */
  settle: () => void;
}

type Texts = Readonly<Record<string, string>>;

/**
 * The fields of one form whose text may be no value. Nothing is written while one of them has a problem: `settle` says so, and leads to the first.
 * Their texts are kept by name, so that a draft can bring them back.
 */
export class FieldRegistry {
  readonly #fields = new Set<RefObject<RegisteredField>>();
  readonly #listeners = new Set<() => void>();
  #texts: Texts;
  #mustLead = false;
  /** True while the form is on the page; set by the form. */
  isShown = false;
  /** Shows the form again where something else stands in its place. */
  reveal: (() => void) | undefined;

  constructor(texts: Texts = {}) {
    this.#texts = texts;
  }

  /** The texts that are no values, or not yet, by the names of their fields. */
  readonly texts = (): Texts => this.#texts;

  /** Calls the listener whenever `texts` changes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Adds a field for as long as it is shown; a field that goes alone takes its text along, one that goes with its form leaves it. */
  add(field: RefObject<RegisteredField>): () => void {
    const { name } = field.current;
    this.#fields.add(field);
    return () => {
      this.#fields.delete(field);
      queueMicrotask(() => {
        if (name && this.isShown && !this.#all().some((other) => other.name === name)) this.keep(name, null);
      });
    };
  }

  /** Keeps the text of a field while it is no value; null once it is one. */
  keep(name: string, text: string | null): void {
    if ((this.#texts[name] ?? null) === text) return;
    const { [name]: _before, ...others } = this.#texts;
    this.#texts = text === null ? others : { ...others, [name]: text };
    for (const listener of this.#listeners) listener();
  }

  /** Settles every field. False when one has a problem: the first one then has the focus. */
  settle(): boolean {
    // One after the other: each finds what the one before has changed.
    for (const field of [...this.#fields]) flushSync(() => field.current.settle());
    const [first] = this.#all()
      .filter(({ problem }) => problem !== undefined)
      .map(({ id }) => document.getElementById(id))
      .filter((element) => element !== null)
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    if (first) lead(first);
    if (first || this.isShown || Object.keys(this.#texts).length === 0) return !first;
    this.#mustLead = true;
    this.reveal?.();
    return false;
  }

  /** Called by the form once it is on the page. */
  show(): () => void {
    this.isShown = true;
    if (this.#mustLead) queueMicrotask(() => this.settle());
    this.#mustLead = false;
    return () => {
      this.isShown = false;
    };
  }

  #all(): RegisteredField[] {
    return [...this.#fields].map(({ current }) => current);
  }
}

/** The registry of the form around; null outside of one, where no field keeps anything from being written. */
export const RegistryContext = createContext<FieldRegistry | null>(null);

interface OwnField extends RegisteredField {
  /** What stands in the field while that is not its value; null when there is nothing to keep. */
  text: string | null;
}

/** Makes a field known to the form around for as long as it is shown. */
export function useRegisteredField({ id, name, problem, settle, text }: OwnField): void {
  const registry = useContext(RegistryContext);
  const field = useRef<RegisteredField>({ id, name, problem, settle });
  useLayoutEffect(() => {
    field.current = { id, name, problem, settle };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: under another name it is another field
  useLayoutEffect(() => registry?.add(field), [registry, name]);
  useLayoutEffect(() => {
    if (name) registry?.keep(name, text);
  }, [registry, name, text]);
}

/** The text that a draft brought back for a field; `isNew` in the render in which the form's registry is another one: the field then starts anew. */
export function useKeptText(name: string | undefined): { kept: string | undefined; isNew: boolean } {
  const registry = useContext(RegistryContext);
  const [seen, setSeen] = useState(registry);
  if (registry !== seen) setSeen(registry);
  return { kept: name ? registry?.texts()[name] : undefined, isNew: registry !== seen };
}

/** The action, run only when no field of the form has a problem, and with what the fields hold once they are settled. */
export function useWhenValid<Args extends unknown[]>(registry: FieldRegistry, action: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return (...args) => {
    if (registry.settle()) latest.current(...args);
  };
}

/** True while a named field of the form holds a text that is no value: what is computed from the form as one types waits. */
export function useIsInvalid(registry: FieldRegistry): boolean {
  return Object.keys(useSyncExternalStore(registry.subscribe, registry.texts, registry.texts)).length > 0;
}

/** Moves the focus to a field; a section that hides it hears `reveal` first, and focuses it once it is in sight. */
export function lead(field: HTMLElement | null | undefined): void {
  const control = field?.matches("fieldset, [role=group]") ? field.querySelector<HTMLElement>("input") : field;
  control?.dispatchEvent(new Event("reveal", { bubbles: true }));
  control?.focus();
}
