import type { Schemas } from "@reserve/contract";
import { Alert, Button, FieldStack, Form, FormRow, Note, TextArea, TextField } from "@reserve/design-system";
import { PlusIcon, XIcon } from "@reserve/design-system/icons";
import { MOST_REPLY_TEMPLATES, replyFacts } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { DraftNote } from "../../../shared/form/DraftNote.tsx";
import { FormConflict } from "../../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";

type Templates = Schemas["ReplyTemplates"];
type Template = Schemas["ReplyTemplate"];

/** Dialog to edit the reply templates; saved as a whole. */
export function TemplateList({ templates, onClose }: { templates: Templates; onClose: () => void }) {
  const { t } = useTranslation("messages");
  const form = useRecordForm({
    name: "reply templates",
    label: t("template.unsaved"),
    record: templates,
    update: "setReplyTemplates",
    query: null,
    values: (record) => ({ items: record?.items ?? [] }),
    fields: { items: { label: t("template.title"), text: ({ items }) => items.map(asText).join("\n\n"), isLongText: true } },
    check: ({ items }) => {
      const properties = items.flatMap(({ name, text }, index) => [
        ...(name.trim() === "" ? [{ propertyName: `items[${index}].name`, errorMessage: t("template.nameMissing") }] : []),
        ...(text.trim() === "" ? [{ propertyName: `items[${index}].text`, errorMessage: t("template.textMissing") }] : []),
      ]);
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: ({ items }) => ({ items: items.map(({ name, text }) => ({ name: name.trim(), text: text.trim() })) }),
    onSaved: onClose,
  });
  const { items } = form.values;
  const errorAt = (property: string) => form.errors?.properties.find(({ propertyName }) => propertyName === property)?.errorMessage;
  const change = (at: number, part: Partial<Template>) =>
    form.change({ items: items.map((item, index) => (index === at ? { ...item, ...part } : item)) });
  return (
    <>
      <Form errors={null} label={t("template.title")} onSubmit={form.save}>
        <DraftNote form={{ draft: form.draft, undo: form.undo }} />
        <Note>{t("template.help", { facts: replyFacts.map((fact) => `{${fact}}`).join(", ") })}</Note>
        <FieldStack>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is edited has no name of its own but its place
            <FieldStack key={index}>
              <TextField
                error={errorAt(`items[${index}].name`)}
                label={t("template.name", { number: index + 1 })}
                maxLength={80}
                name={`items[${index}].name`}
                onChange={(name) => change(index, { name })}
                value={item.name}
              />
              <TextArea
                error={errorAt(`items[${index}].text`)}
                label={t("template.text", { number: index + 1 })}
                maxLength={4000}
                name={`items[${index}].text`}
                onChange={(text) => change(index, { text })}
                rows={4}
                value={item.text}
              />
              <div>
                <Button icon={<XIcon />} onClick={() => form.change({ items: items.filter((_, at) => at !== index) })} variant="plain">
                  {t("template.remove", { number: index + 1 })}
                </Button>
              </div>
            </FieldStack>
          ))}
        </FieldStack>
        {form.errors && form.errors.summary.length > 0 ? <Alert tone="danger">{form.errors.summary.join(" ")}</Alert> : null}
        <FormRow>
          <Button
            disabledReason={items.length >= MOST_REPLY_TEMPLATES ? t("template.most", { count: MOST_REPLY_TEMPLATES }) : undefined}
            icon={<PlusIcon />}
            onClick={() => form.change({ items: [...items, { name: "", text: "" }] })}
          >
            {t("template.add")}
          </Button>
          <Button isBusy={form.isSaving} type="submit" variant="primary">
            {t("template.save")}
          </Button>
          {form.isDirty ? <Button onClick={form.undo}>{t("template.undo")}</Button> : null}
        </FormRow>
      </Form>
      <FormConflict form={form} name={t("template.title")} />
    </>
  );
}

const asText = ({ name, text }: Template) => `${name}\n${text}`;
