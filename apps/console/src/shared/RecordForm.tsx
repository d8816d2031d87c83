import { Form, Page, Sheet, SheetAndMargin } from "@reserve/design-system";
import { SaveBar } from "@reserve/design-system/shell";
import { type ComponentProps, lazy, type ReactNode, Suspense, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { AutosaveOffer, AutosaveStatus } from "./AutosaveNote.tsx";
import { DraftNote } from "./DraftNote.tsx";
import { SaveEffectNote } from "./SaveEffectNote.tsx";
import type { SaveEffect } from "./save-effect.ts";
import { scrollPaddingBefore } from "./scroll-padding.ts";
import type { RecordFormState } from "./useRecordForm.ts";
import type { ConflictWords } from "./VersionConflict.tsx";

// Comparing words weighs more than the form, and is hardly ever needed.
const VersionConflict = lazy(async () => ({ default: (await import("./VersionConflict.tsx")).VersionConflict }));

interface RecordFormProps<Values extends object> extends Pick<ComponentProps<typeof Page>, "actions" | "subtitle" | "titleExtra"> {
  form: RecordFormState<Values>;
  /** Heads the page and names the form. */
  title: string;
  /** The same as it is set above the page, where it is more than words: the title of a book. */
  heading?: ReactNode;
  /** « Enregistrer le rôle », « Créer le rôle ». */
  saveLabel: string;
  /** Beside the sheet: what else is known of the record, what else can be done. */
  margin: ReactNode;
  marginLabel: string;
  /** Before the sheet: the sections of a long form. */
  index?: ReactNode;
  /** Between the head and the sheet: the leaves of a record that has several. */
  tabs?: ReactNode;
  /** Content shown instead of the sheet; unsaved input and the save bar stay. */
  instead?: ReactNode;
  /** Shows the sheet again, where a field in it has a problem that keeps the record from being saved. */
  onReveal?: () => void;
  /** Conflict texts, where « cette fiche » does not fit. */
  conflict?: ConflictWords;
  /** Effect of a save outside of the console; absent where it never has one. */
  effect?: SaveEffect | null;
  /** The sections of the sheet. */
  children: ReactNode;
}

/** The page of an editable record: header, restored draft, fields, save bar, and the conflict dialog. */
export function RecordForm<Values extends object>({
  form,
  title,
  heading = title,
  saveLabel,
  margin,
  marginLabel,
  index,
  tabs,
  instead,
  onReveal,
  conflict,
  effect,
  children,
  subtitle,
  ...head
}: RecordFormProps<Values>) {
  const { t } = useTranslation("shared");
  const { registry } = form;
  useLayoutEffect(() => {
    registry.reveal = onReveal;
  });
  const facts = form.autosave ? (
    <>
      {subtitle}
      <AutosaveStatus status={form.autosave.status} />
    </>
  ) : (
    subtitle
  );
  return (
    <Page subtitle={facts} title={heading} {...head}>
      {tabs}
      <SheetAndMargin index={index} margin={margin} marginLabel={marginLabel}>
        {instead ?? (
          <Form errors={form.errors} label={title} onSubmit={form.save} registry={registry} summaryTitle={t("form.notSaved")}>
            {form.autosave?.offer ? <AutosaveOffer draft={form.draft} offer={form.autosave.offer} /> : <DraftNote form={form} />}
            <Sheet>{children}</Sheet>
          </Form>
        )}
      </SheetAndMargin>
      <SaveBar
        changes={form.isDirty && form.changed.length === 0 ? [title] : form.changed.map(form.labelOf)}
        effect={effect === undefined ? null : <SaveEffectNote effect={form.isDirty ? effect : null} />}
        error={form.isRefused ? t("form.notSaved") : undefined}
        isSaved={form.isSaved}
        isSaving={form.isSaving}
        onSave={form.save}
        onUndo={form.undo}
        saveLabel={saveLabel}
      />
      <span hidden ref={scrollPaddingBefore} />
      <FormConflict form={form} name={title} words={conflict} />
    </Page>
  );
}

interface FormConflictProps {
  form: Pick<RecordFormState, "conflict" | "isSaving">;
  /** Name of the record. */
  name: string;
  words?: ConflictWords | undefined;
}

/** Conflict dialog of a form whose record was saved by another user; renders nothing without a conflict. */
export function FormConflict({ form: { conflict, isSaving }, name, words }: FormConflictProps) {
  if (!conflict) return null;
  return (
    <Suspense fallback={null}>
      <VersionConflict conflict={conflict} isSending={isSaving} name={name} words={words} />
    </Suspense>
  );
}
