import { Form, loadable, Page, Sheet, SheetAndMargin, useToasts } from "@reserve/design-system";
import { SaveBar } from "@reserve/design-system/shell";
import { type ComponentProps, type ReactNode, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { SaveEffectNote } from "../command/SaveEffectNote.tsx";
import type { SaveEffect } from "../command/save-effect.ts";
import { scrollPaddingBefore } from "../query/scroll-padding.ts";
import type { ConflictWords } from "../record/VersionConflict.tsx";
import { AutosaveOffer, AutosaveStatus } from "./AutosaveNote.tsx";
import { DraftNote } from "./DraftNote.tsx";
import type { RecordFormState } from "./useRecordForm.ts";

// The comparison is larger than the form, and rarely needed.
const VersionConflict = loadable(async () => (await import("../record/VersionConflict.tsx")).VersionConflict);

interface RecordFormProps<Values extends object> extends Pick<ComponentProps<typeof Page>, "actions" | "subtitle" | "titleExtra"> {
  form: RecordFormState<Values>;
  /** Heads the page and names the form. */
  title: string;
  /** Heading of the page when it is more than text: a book's title in italics. */
  heading?: ReactNode;
  /** « Enregistrer le rôle », « Créer le rôle ». */
  saveLabel: string;
  /** Content of the margin: details and actions. */
  margin: ReactNode;
  marginLabel: string;
  /** Index of the sections of a long form, before the sheet. */
  index?: ReactNode;
  /** Between the head and the sheet: the leaves of a record that has several. */
  tabs?: ReactNode;
  /** Content shown instead of the sheet; unsaved input and the save bar stay. */
  instead?: ReactNode;
  /** Shows the sheet again, when one of its fields has a problem that prevents saving. */
  onReveal?: () => void;
  /** Conflict texts, when « cette fiche » does not fit. */
  conflict?: ConflictWords;
  /** Effect of a save outside of the console; absent when there never is one. */
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
  const { show } = useToasts();
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
        isNew={form.isNew}
        isSaved={form.isSaved}
        isSaving={form.isSaving}
        onSave={() => {
          if (form.isDirty || form.isNew) form.save();
          else show({ tone: "info", text: t("form.nothingToSave") });
        }}
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
  return <VersionConflict conflict={conflict} isSending={isSaving} name={name} words={words} />;
}
