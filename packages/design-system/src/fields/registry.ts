import { type RefObject, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type FieldRegistry, lead, type RegisteredField, ScopeContext, type Texts } from "./scope.ts";

export type { FieldRegistry };

/** Creates a form's registry of fields. `restored`: texts of a draft, by field name. `isShown`: whether the form is on the page already. */
export function createFieldRegistry(restored: Texts = {}, isShown = false): FieldRegistry {
  const fields = new Set<RefObject<RegisteredField>>();
  const listeners = new Set<() => void>();
  let texts = restored;
  let mustLead = false;
  const isNamed = (name: string) => [...fields].some(({ current }) => current.name === name);
  const registry: FieldRegistry = {
    texts: () => texts,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(field) {
      const { name } = field.current;
      fields.add(field);
      return () => {
        fields.delete(field);
        queueMicrotask(() => {
          if (name && isShown && !isNamed(name)) registry.keep(name, null);
        });
      };
    },
    keep(name, text) {
      if ((texts[name] ?? null) === text) return;
      const { [name]: _before, ...others } = texts;
      texts = text === null ? others : { ...others, [name]: text };
      for (const listener of listeners) listener();
    },
    settle() {
      // One after the other: each sees the changes of the previous one.
      for (const field of [...fields]) flushSync(() => field.current.settle());
      const wrong = [...fields].filter(({ current }) => current.problem).map(({ current }) => document.getElementById(current.id));
      const [first] = wrong.sort((a, b) => (a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      // Of a group, its first control.
      if (first) lead(first.matches("fieldset") ? first.querySelector("input") : first);
      if (wrong.length > 0) return false;
      // Texts of named fields that are not rendered, such as those of another record type, are not saved: they are deleted.
      if (isShown) for (const name of Object.keys(texts)) if (!isNamed(name)) registry.keep(name, null);
      if (Object.keys(texts).length === 0) return true;
      mustLead = true;
      registry.reveal?.();
      return false;
    },
    show() {
      isShown = true;
      if (mustLead) queueMicrotask(registry.settle);
      mustLead = false;
      return () => {
        isShown = false;
      };
    },
  };
  return registry;
}

interface OwnField extends RegisteredField {
  /** The field's text while it is not a valid value; null when there is nothing to store. */
  text: string | null;
}

/** Registers a field with the surrounding form while it is mounted. */
export function useRegisteredField({ text, ...own }: OwnField): void {
  const scope = useContext(ScopeContext);
  const field = useRef<RegisteredField>(own);
  const { name } = own;
  useLayoutEffect(() => {
    field.current = own;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` is read by `add` through the ref; a field with a new name must be added again
  useLayoutEffect(() => {
    if (!scope) return;
    scope.registry ??= createFieldRegistry({}, true);
    return scope.registry.add(field);
  }, [scope, name]);
  useLayoutEffect(() => {
    if (name) scope?.registry?.keep(name, text);
  }, [scope, name, text]);
}

/** Returns the text of a field restored from a draft; `isNew` in the render in which the form's registry was replaced: the field then resets. */
export function useRestoredText(name: string | undefined): { restored: string | undefined; isNew: boolean } {
  const scope = useContext(ScopeContext);
  const [seen, setSeen] = useState(scope);
  if (scope !== seen) setSeen(scope);
  return { restored: name && scope?.registry?.texts()[name], isNew: scope !== seen };
}

/** Returns true while a named field of the form has an invalid text: values computed from the form while typing then wait. */
export function useIsInvalid({ subscribe, texts }: FieldRegistry): boolean {
  return Object.keys(useSyncExternalStore(subscribe, texts, texts)).length > 0;
}
