import { Alert, Button, Form, FormRow, Section } from "@reserve/design-system";
import type { ReactNode } from "react";
import { DraftNote } from "./DraftNote.tsx";
import { FormConflict } from "./RecordForm.tsx";
import type { RecordFormState } from "./useRecordForm.ts";

interface SectionFormProps<Values extends object> {
  form: RecordFormState<Values>;
  title: string;
  /** Name of the record in the conflict dialog. */
  name: string;
  /** Button labels. */
  texts: { save: string; undo: string };
  /** Fields with their errors. */
  children: ReactNode;
}

/** Form of a few fields inside a record page: its buttons appear after the first change, server errors below. */
export function SectionForm<Values extends object>({ form, title, name, texts, children }: SectionFormProps<Values>) {
  const { draft, errors, undo } = form;
  return (
    <Section title={title}>
      <Form errors={null} label={title} onSubmit={form.save} registry={form.registry}>
        <DraftNote form={{ draft, undo }} />
        {children}
        {errors && errors.properties.length === 0 ? <Alert tone="danger">{errors.summary.join(" ")}</Alert> : null}
        {form.isDirty ? (
          <FormRow>
            <Button isBusy={form.isSaving} type="submit" variant="primary">
              {texts.save}
            </Button>
            <Button onClick={undo}>{texts.undo}</Button>
          </FormRow>
        ) : null}
      </Form>
      <FormConflict form={form} name={name} />
    </Section>
  );
}
