import { createFieldRegistry, type FieldRegistry } from "@reserve/design-system/fields";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useUser } from "../session/permissions.ts";
import { readStored, store } from "../session/stored.ts";
import { asDraft, changedFields, isSame, withoutSecrets } from "./drafts.ts";
import { useUnsaved } from "./useUnsaved.ts";

type Version = string | number | null;

interface DraftFormOptions<Values extends object> {
  /** Names the record among this person's drafts: `user 12`, `user new`. */
  name: string;
  /** Name of the form in « Quitter sans enregistrer ? ». */
  label: string;
  /** The values as the server has them, or those that a new record starts with. */
  saved: Values;
  /** Version that `saved` was fetched with; null or absent for a new record. */
  version?: Version;
  /** The version covers more than these values: a draft is only outdated once the values themselves were saved again. */
  isVersionWider?: boolean;
  /** Fields that are never stored on the device: passwords. */
  secret?: readonly (keyof Values)[];
}

/** Form input that survives reload and session end and blocks leaving. */
export interface DraftForm<Values extends object> {
  values: Values;
  change(change: Partial<Values>): void;
  /** Changed fields, in the order of `saved`. */
  changed: readonly (keyof Values & string)[];
  isDirty: boolean;
  /**
   * Registry for `<Form registry>`, with the fields whose text may be invalid. Such a text is part of the draft, and the form must not be sent while
   * there is one.
   */
  registry: FieldRegistry;
  /** Invalid texts by field name. */
  texts: Texts;
  /** There is such a text. */
  isInvalid: boolean;
  /** Value of If-Match: the version the input is based on, so that no other change is overwritten unseen. */
  version: Version;
  /** The restored draft: when it was typed, and whether the record has been saved since. */
  draft: { at: string; isOutdated: boolean } | null;
  /** Restores a draft stored elsewhere, based on the version it was typed against. */
  restoreDraft(draft: { values: Values; texts: Texts; version: Version; at: string }): void;
  /** Saved values that the typed ones started from; null after a draft of an older version was restored, which does not have them. */
  base: Values | null;
  /** Continues with a newer version of the record and the values merged with it; edits made since `typed` stay. */
  rebase(onto: { typed: Values; merged: Values; base: Values; version: Version }): void;
  /** Restores the saved values and deletes the draft. */
  undo(): void;
  /**
   * Marks the input as saved. Call it before navigating away; pass the response's own values and version if any, and a new registry to discard
   * invalid texts.
   */
  settle(answer?: { values?: Values; version?: Version; registry?: FieldRegistry }): void;
}

type Texts = ReturnType<FieldRegistry["texts"]>;

interface State<Values> {
  base: Values;
  registry: FieldRegistry;
  version: Version;
  values: Values;
  typedAt: string | null;
  restored: { at: string; isOutdated: boolean } | null;
  /** Record at the last takeover from the page. */
  seen: { saved: Values; version: Version };
  /** Saved, and the record's new version is not known yet. */
  isSettling: boolean;
}

/** A form's values, from the record or from the draft that was left, until they are saved. */
export function useDraftForm<Values extends object>(options: DraftFormOptions<Values>): DraftForm<Values> {
  const { name, label, saved, version = null, isVersionWider = false, secret = [] } = options;
  const userId = useUser().data?.id ?? 0;
  const storedAs = `draft ${name}`;
  const [state, setState] = useState<State<Values>>(() => {
    const draft = asDraft(readStored("tab", userId, storedAs), saved);
    const seen = { saved, version };
    const registry = createFieldRegistry(draft?.texts);
    const start = { base: saved, registry, version, values: saved, typedAt: null, restored: null, seen, isSettling: false };
    if (!draft) return start;
    const { values, at } = draft;
    const isUntouched = isVersionWider && draft.base !== undefined && isSame(draft.base, saved);
    const isOutdated = draft.version !== version && !isUntouched;
    return { ...start, version: draft.version, values, typedAt: at, restored: { at, isOutdated } };
  });
  const { registry } = state;
  const texts = useSyncExternalStore(registry.subscribe, registry.texts);
  const changed = changedFields(state.values, state.base, texts);
  const isInvalid = Object.keys(texts).length > 0;
  const isDirty = changed.length > 0 || isInvalid;
  const unsaved = useUnsaved({ isDirty, label, onLeave: () => store("tab", userId, storedAs, null) });

  const { seen } = state;
  if (version !== seen.version || !isSame(saved, seen.saved)) {
    const next = { ...state, seen: { saved, version } };
    // Refetched while there is no input: the form shows the current values. Unsaved input keeps the version it is based on.
    if (!isDirty) setState({ ...next, base: saved, values: saved, version, typedAt: null, restored: null, isSettling: false });
    else setState(state.isSettling ? { ...next, version, isSettling: false } : next);
  }

  const { values, typedAt, base } = state;
  const stored =
    isDirty && (typedAt || isInvalid)
      ? JSON.stringify({
          values: withoutSecrets(values, base, secret),
          version: state.version,
          // Without it the version alone decides, also after the next reload.
          ...(isVersionWider && !state.restored?.isOutdated ? { base } : {}),
          texts,
          ...(typedAt ? { at: typedAt } : {}),
        })
      : "";
  useEffect(() => {
    store("tab", userId, storedAs, stored === "" ? null : { at: new Date().toISOString(), ...JSON.parse(stored) });
  }, [userId, storedAs, stored]);

  return {
    values,
    change: (change) => setState((before) => ({ ...before, values: { ...before.values, ...change }, typedAt: new Date().toISOString() })),
    changed,
    isDirty,
    registry,
    texts,
    isInvalid,
    version: state.version,
    draft: state.restored,
    base: state.restored?.isOutdated ? null : base,
    rebase: ({ typed, merged, base: newer, version: against }) =>
      setState((before) => ({
        ...before,
        base: newer,
        version: against,
        values: { ...merged, ...Object.fromEntries(changedFields(before.values, typed).map((field) => [field, before.values[field]])) },
        restored: null,
      })),
    restoreDraft: ({ values: typed, texts: restoredTexts, version: against, at }) =>
      setState((before) => ({
        ...before,
        registry: createFieldRegistry(restoredTexts),
        values: typed,
        version: against,
        typedAt: at,
        restored: { at, isOutdated: against !== before.seen.version },
      })),
    undo: () => setState({ ...state, registry: createFieldRegistry(), base: saved, values: saved, version, typedAt: null, restored: null }),
    settle(answer = {}) {
      unsaved.clear();
      store("tab", userId, storedAs, null);
      const now = answer.values ?? values;
      setState((before) => ({
        ...before,
        base: now,
        // Edits made while the request was pending stay.
        values: { ...now, ...Object.fromEntries(changedFields(before.values, values).map((field) => [field, before.values[field]])) },
        version: answer.version ?? before.version,
        registry: answer.registry ?? before.registry,
        typedAt: isSame(before.values, values) ? null : before.typedAt,
        restored: null,
        isSettling: answer.version === undefined,
      }));
    },
  };
}
