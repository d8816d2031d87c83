import { fieldErrors } from "@reserve/api-client";
import type { Input, Output, WriteId } from "@reserve/contract";
import { type FormErrors, type ToastMessage, useWhenValid } from "@reserve/design-system";
import { createFieldRegistry } from "@reserve/design-system/fields";
import type { Refusal } from "@reserve/workflows";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Confirmable } from "../command/confirmable.ts";
import { useWrite } from "../command/useWrite.ts";
import { conflictRows, type FieldsOf, type FieldWords, type RecordConflict, takenLabels } from "../record/record-conflict.ts";
import type { DraftCalls } from "./autosave.ts";
import { mergeValues, withPaths } from "./merge-values.ts";
import { type Autosave, useAutosave } from "./useAutosave.ts";
import { type DraftForm, useDraftForm } from "./useDraftForm.ts";

/** Record in the response of a write. */
type Written<Op extends WriteId> = Output<Op> extends { entityOutput: infer Entity extends object } ? Entity : never;
type Body<Op extends WriteId> = [Op] extends [never] ? unknown : Input<Op>["body"];

/** Maps a list index of an error to the value sent at that index: the server reports `claimTypes[3]`, which a later edit would shift. */
export type Places = Readonly<Record<string, (element: never) => string>>;

/** How typed values that are not saved yet are kept; by default all of them, on this device. */
type DraftStorage<Values> =
  /** Also on the server, for the same user on any device. */
  | { autosave: DraftCalls }
  /** On this device, without these fields. */
  | { without: readonly (keyof Values)[] }
  /** Not at all: the fields are inside the confirmation dialog, and their input is discarded with it. */
  | "inDialog";

interface RecordFormOptions<Update extends WriteId, Create extends WriteId, Values extends object> {
  /** Names the record among this person's drafts: `user 12`, `user new`. */
  name: string;
  /** Name of the form in « Quitter sans enregistrer ? ». */
  label: string;
  /** The fetched record; null for a new one. */
  record: (Written<Update> & { version: number }) | null;
  /** The operation that saves it. */
  update: Update;
  /** Null when the update has no id in its query: a singleton, or the id is in its body. */
  query?: null;
  /** The operation that creates a record, and the URL of the created one. */
  create?: { op: Create; url: (record: Written<Create>) => string };
  /** Form values of a record; null: defaults of a new one. */
  values: (record: Written<Update> | null) => Values;
  /** The fields in the order of the page. */
  fields: FieldsOf<NoInfer<Values>>;
  /** Request body; null when `check` reports errors. */
  toBody: (values: Values) => (Body<Update> & Body<Create>) | null;
  /** Client-side validation; null when valid. */
  check?: (values: Values) => FormErrors | null;
  places?: Places;
  /** Overrides of the toast « Succès ! ». */
  announce?: (record: Written<Update>, typed: Values) => Partial<ToastMessage>;
  /** Called once it is saved and before the page updates. */
  onSaved?: (record: Written<Update>) => void;
  draft?: DraftStorage<NoInfer<Values>>;
  /** The version covers more than these values. */
  isVersionWider?: boolean;
}

/** Props of a field of a record form. */
export interface RecordField<Value> {
  name: string;
  label: string;
  isChanged: boolean;
  value: Value;
  onChange: (value: Value) => void;
}

/** State of a record form. */
export interface RecordFormState<Values extends object = object>
  extends Pick<DraftForm<Values>, "values" | "change" | "changed" | "isDirty" | "draft" | "registry" | "texts" | "isInvalid"> {
  isNew: boolean;
  /** Values of the fetched record; initial values of a new one. */
  saved: Values;
  /** Autosave state; null without autosave. */
  autosave: Autosave | null;
  field<Field extends keyof Values & string>(name: Field): RecordField<Values[Field]>;
  labelOf(field: keyof Values & string): string;
  /** Errors from the form or the server; a new object each time. */
  errors: FormErrors | null;
  isSaving: boolean;
  /** The last attempt was rejected or timed out. */
  isRefused: boolean;
  /** Just saved, nothing typed since. */
  isSaved: boolean;
  /** Increments when the values were replaced from outside: use it as the key of a field with state beyond its value. */
  turn: number;
  /** Checks and sends; the first field with a problem of its own takes the focus instead. */
  save(): void;
  /** Validates as `save` does, then asks; `question` sends the form's values at the time of confirmation. */
  ask(): void;
  question: Confirmable;
  /** Restores the saved values and discards the draft, the errors and the question. */
  undo(): void;
  /** The version saved by another user meanwhile, compared with the own input; null without a conflict. */
  conflict: RecordConflict | null;
}

/**
 * Form of a record: draft, leave guard, version for If-Match, errors by field, saving. After a concurrent save, changes of different fields are
 * merged and saved; the user only decides real conflicts. `<RecordForm>` renders its frame.
 */
export function useRecordForm<Update extends WriteId, Values extends object, Create extends WriteId = never>(
  options: RecordFormOptions<Update, Create, Values>,
): RecordFormState<Values> {
  const { name, label, record, update, query, create, fields, draft: storage = { without: [] }, isVersionWider, places } = options;
  const isInDialog = storage === "inDialog";
  type Entity = Written<Update> & { version: number };
  // One hook for every operation: the types of its options define input and output of each.
  const writtenBy = (output: unknown) => (output as { entityOutput: Entity }).entityOutput;
  const inputOf = (input: object) => input as Input<WriteId>;
  const navigate = useNavigate();
  const { t, i18n } = useTranslation("shared");
  const languages = new Intl.DisplayNames(i18n.language, { type: "language" });
  const versions = { fields, languageOf: (locale: string) => languages.of(locale) ?? locale };
  const saved = options.values(record);
  const { settle, version, restoreDraft, base, rebase, ...form } = useDraftForm({
    name,
    label,
    saved,
    version: record?.version ?? null,
    secret: isInDialog ? (Object.keys(saved) as (keyof Values)[]) : "without" in storage ? storage.without : [],
    ...(isVersionWider ? { isVersionWider } : {}),
  });
  const { values, change, changed } = form;
  const [faults, setFaults] = useState<FormErrors | null>(null);
  const [sent, setSent] = useState<unknown>(null);
  const [overwritten, setOverwritten] = useState<Entity | null>(null);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [isSaved, setIsSaved] = useState(false);
  const [turn, setTurn] = useState(0);
  const op: WriteId = record || !create ? update : create.op;
  const autosave = useAutosave(
    !isInDialog && "autosave" in storage ? storage.autosave : null,
    {
      ...form,
      version,
      restoreDraft(draft) {
        restoreDraft(draft);
        setTurn((before) => before + 1);
      },
    },
    saved,
  );
  const command = useWrite(op, {
    onDone(output) {
      const now = writtenBy(output);
      options.onSaved?.(now);
      if (op === update) return replace(now, true);
      settle();
      if (create) void navigate(create.url(now as never), { replace: true });
    },
    onRejected(refusal) {
      const newer = refusal.kind === "stale" && !command.pendingInput ? (refusal.current as Entity | undefined) : undefined;
      const merge = newer && mergedWith(newer);
      if (!newer || !merge || merge.properties.length > 0) return false;
      // No choice is needed: once this rejection is handled, both changes are saved merged.
      queueMicrotask(() => resend(newer, merge));
      return true;
    },
    announce: (output) => ({
      ...options.announce?.(writtenBy(output), values),
      ...(taken.length > 0 ? { detail: t("conflict.taken", { list: taken.join(", ") }) } : {}),
    }),
  });
  const { failure, isSending, pendingInput } = command;
  const errors = useMemo(
    () => faults ?? (failure && failure.kind !== "stale" ? placed(failure, sent, places) : null),
    [faults, failure, sent, places],
  );
  const current = failure?.kind === "stale" ? (failure.current as Entity | undefined) : isSending ? overwritten : null;
  const merge = current ? mergedWith(current) : null;
  // Without a conflict both changes are saved merged: no question is shown meanwhile.
  const inQuestion = merge && (pendingInput || merge.properties.length > 0) ? merge : null;
  // Definitely rejected: the dialog is closed, and its input is discarded with it.
  if (isInDialog && form.isDirty && !pendingInput && !isSending && !current) form.undo();

  function replace(now: Entity, isByUs: boolean): void {
    settle({ values: options.values(now), version: now.version, ...(isByUs ? {} : { registry: createFieldRegistry() }) });
    setIsSaved(isByUs);
    setTurn((before) => before + 1);
  }

  /** Merges the typed values with a version that was saved meanwhile. */
  function mergedWith(newer: Entity) {
    const theirs = options.values(newer);
    const merge = mergeValues(base, values, theirs);
    return {
      ...merge,
      theirs,
      properties: conflictRows(versions, values, theirs, merge.questions),
      labels: takenLabels(versions, values, theirs, merge.taken),
    };
  }

  /** Rebases the form on a newer version of the record. */
  function adopt(newer: Entity, { theirs, labels }: ReturnType<typeof mergedWith>, merged: Values): void {
    rebase({ typed: values, merged, base: theirs, version: newer.version });
    setTaken(labels);
    setTurn((before) => before + 1);
  }

  function resend(newer: Entity, merge: ReturnType<typeof mergedWith>): void {
    adopt(newer, merge, merge.values);
    const call = checked(newer, merge.values);
    if (call) void command.send(...call);
    else command.cancel();
  }

  /** Returns the arguments of the request, or null when validation fails. */
  function checked(over: Entity | null = null, typed = values): [input: Input<WriteId>, version?: string] | null {
    const found = options.check?.(typed) ?? null;
    const body = found ? null : options.toBody(typed);
    setFaults(found);
    if (!body) return null;
    setSent(body);
    setOverwritten(over);
    if (!record) return [inputOf({ body })];
    const byId = query === undefined ? { query: { id: (record as { id?: unknown }).id } } : {};
    return [inputOf({ ...byId, body }), `"${over ? over.version : version}"`];
  }

  function save(): void {
    setTaken([]);
    const call = checked();
    if (call) void command.send(...call);
  }

  const whenValid = useWhenValid(form, (act: "save" | "ask" | "confirm" | "overwrite") => {
    if (act === "save") return save();
    if (act === "overwrite") {
      if (current) resend(current, mergedWith(current));
      return;
    }
    const call = checked();
    if (!call) return;
    if (act === "ask") command.ask(...call);
    else command.confirm(call[0]);
  });

  function undo(): void {
    form.undo();
    setFaults(null);
    setTurn((before) => before + 1);
    command.cancel();
  }

  return {
    ...form,
    isNew: record === null,
    saved,
    autosave,
    field: (field) => ({
      name: field,
      label: labelIn(fields[field]),
      isChanged: changed.includes(field),
      value: values[field],
      onChange: (value) => change({ [field]: value } as unknown as Partial<Values>),
    }),
    labelOf: (field) => labelIn(fields[field]),
    errors,
    isSaving: isSending,
    isRefused: failure !== null && !isSending,
    isSaved,
    turn,
    save: () => whenValid("save"),
    ask: () => whenValid("ask"),
    question: {
      pendingInput,
      isSending,
      failure,
      confirm: () => whenValid("confirm"),
      cancel: isInDialog ? undo : command.cancel,
    },
    undo,
    conflict:
      current && inQuestion
        ? {
            properties: inQuestion.properties,
            taken: inQuestion.labels,
            take() {
              adopt(current, inQuestion, withPaths(inQuestion.values, inQuestion.theirs, inQuestion.questions));
              command.cancel();
            },
            overwrite: () => whenValid("overwrite"),
            close: isInDialog ? undo : command.cancel,
          }
        : null,
  };
}

function labelIn<Values>(field: FieldWords<Values>): string {
  return typeof field === "string" ? field : field.label;
}

/** Converts a rejection to form errors, each message at its field. A response without a message leaves it to the toast. */
export function placed(refusal: Pick<Refusal, "errors" | "propertiesErrorMessages">, sent: unknown, places: Places = {}): FormErrors {
  const { summary, properties } = fieldErrors(refusal);
  const nameOf = (propertyName: string) => {
    const [, list = "", index] = /^(\w+)\[(\d+)\]/.exec(propertyName) ?? [];
    const elements = (sent as Record<string, readonly never[]> | null)?.[list];
    const element = elements?.[Number(index)];
    return element === undefined ? propertyName : (places[list]?.(element) ?? propertyName);
  };
  return { summary, properties: properties.map((one) => ({ ...one, propertyName: nameOf(one.propertyName) })) };
}
