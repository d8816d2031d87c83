import type { Schemas } from "@reserve/contract";
import { Button, Dialog, FieldStack, Form, Note, RadioGroup, Select, TextField } from "@reserve/design-system";
import { LocalizedFields } from "@reserve/design-system/localized";
import { menuAddressFault, menuStyles } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { SaveEffectNote } from "../../shared/command/SaveEffectNote.tsx";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { DraftNote } from "../../shared/form/DraftNote.tsx";
import { leaveGuard } from "../../shared/form/leave-guard.ts";
import { FormConflict } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useLanguages } from "./useLanguages.ts";

type Item = Schemas["MenuItem"];

interface MenuItemDialogProps {
  /** Null: a new one. */
  record: Item | null;
  /** Parent of a new entry; null at the top level. */
  parent: Item | null;
}

interface MenuItemValues {
  localizations: Readonly<Record<string, { label: string }>>;
  urlAbsolute: string;
  isExternalUrl: boolean;
  style: Schemas["MenuStyle"];
}

/** Dialog to edit a menu entry: its label by language, its target, its appearance. */
export function MenuItemDialog({ record, parent }: MenuItemDialogProps) {
  const { t } = useTranslation(["menu", "shared"]);
  const { variant, locale } = useRuntime();
  const navigate = useNavigate();
  const languages = useLanguages();
  const nameOf = ({ localizations }: Pick<Item, "localizations">) => (localizations[locale] ?? localizations.fr).label;
  const title = record ? t("item.title", { label: nameOf(record) }) : t("item.new");
  const [original, ...others] = variant.locales.map(({ code }) => code);
  const form = useRecordForm({
    name: `menu item ${record?.id ?? `new ${parent?.id ?? ""}`}`,
    label: title,
    record,
    create: { op: "createMenuItem", url: () => to.menu() },
    update: "updateMenuItem",
    values: menuValuesOf,
    fields: {
      localizations: {
        label: t("item.labels"),
        text: ({ localizations }) =>
          Object.values(localizations)
            .map(({ label }) => label)
            .filter(Boolean)
            .join("\n") || null,
      },
      isExternalUrl: { label: t("item.leads"), text: ({ isExternalUrl }) => t(isExternalUrl ? "item.elsewhere" : "item.onSite") },
      urlAbsolute: t("item.url"),
      style: { label: t("item.style"), text: ({ style }) => t(`style.${style}`) },
    },
    check(values) {
      const fault = menuAddressFault({ ...values, urlAbsolute: values.urlAbsolute.trim() });
      const properties = [
        ...(values.localizations.fr?.label.trim()
          ? []
          : [{ propertyName: "localizations.fr.label", errorMessage: t("item.labelMissing") }]),
        ...(fault ? [{ propertyName: "urlAbsolute", errorMessage: t(`item.${fault}`) }] : []),
      ];
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: ({ localizations, urlAbsolute, isExternalUrl, style }) => {
      const en = localizations.en?.label.trim() ?? "";
      return {
        localizations: { fr: { label: localizations.fr?.label.trim() ?? "" }, ...(en ? { en: { label: en } } : {}) },
        urlAbsolute: urlAbsolute.trim(),
        isExternalUrl,
        style,
        // A save does not move the entry, wherever another user has moved it meanwhile.
        ...(record ? {} : { parentId: parent?.id ?? null }),
      };
    },
    onSaved: () => void navigate(to.menu(), { replace: true }),
  });
  const { values, change } = form;
  const close = () => {
    form.undo();
    void navigate(to.menu(), { replace: true });
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={close}>{t("item.cancel")}</Button>
          <Button form={FORM} isBusy={form.isSaving} type="submit" variant="primary">
            {t(record ? "item.save" : "item.create")}
          </Button>
        </>
      }
      onClose={() => leaveGuard.pass(close)}
      size="wide"
      title={title}
    >
      <Form errors={form.errors} id={FORM} label={title} onSubmit={form.save} summaryTitle={t("shared:form.notSaved")}>
        <FieldStack>
          <DraftNote form={form} />
          {record?.isDeadLink ? <Note>{t("item.dead")}</Note> : null}
          {record && record.unreachableIn.length > 0 ? (
            <Note>{t("item.unreachable", { languages: languages(record.unreachableIn) })}</Note>
          ) : null}
          {record ? null : <Note>{parent ? t("item.below", { label: nameOf(parent) }) : t("item.atTop")}</Note>}
          <LocalizedFields
            fields={[{ name: "label", label: t("item.label"), maxLength: 60 }]}
            label={t("item.labels")}
            locales={[original ?? "fr", ...others]}
            name="localizations"
            onChange={(localizations) => change({ localizations: localizations as MenuItemValues["localizations"] })}
            value={values.localizations}
          />
          <RadioGroup
            label={t("item.leads")}
            name="isExternalUrl"
            onChange={(value) => change({ isExternalUrl: value === "elsewhere" })}
            options={[
              { value: "onSite", label: t("item.onSite") },
              { value: "elsewhere", label: t("item.elsewhere") },
            ]}
            value={values.isExternalUrl ? "elsewhere" : "onSite"}
          />
          <TextField
            {...form.field("urlAbsolute")}
            autoComplete="off"
            help={t(values.isExternalUrl ? "item.urlHelpElsewhere" : "item.urlHelp")}
            maxLength={500}
            required
            spellCheck={false}
          />
          <Select
            {...form.field("style")}
            onChange={(style) => change({ style: style as Schemas["MenuStyle"] })}
            options={menuStyles.map((value) => ({ value, label: t(`style.${value}`) }))}
          />
          <SaveEffectNote effect={form.isDirty ? saveEffect("online", null, { isPublic: true }, new Date()) : null} />
        </FieldStack>
      </Form>
      <FormConflict form={form} name={title} />
    </Dialog>
  );
}

/** Form id: the submit button is outside of the form, in the dialog’s footer. */
const FORM = "menu-item";

function menuValuesOf(item: Item | null): MenuItemValues {
  if (!item) return { localizations: {}, urlAbsolute: "", isExternalUrl: false, style: "Plain" };
  const { localizations, urlAbsolute, isExternalUrl, style } = item;
  const { fr, en } = localizations;
  return { localizations: { fr, ...(en ? { en } : {}) }, urlAbsolute, isExternalUrl, style };
}
