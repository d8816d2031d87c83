import type { Output } from "@reserve/contract";
import { Checkbox, Section } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid, NumberField } from "@reserve/design-system/fields";
import { DateTimePicker } from "@reserve/design-system/pickers";
import { PreviewFrame } from "@reserve/design-system/preview";
import { isBlankHtml, richTextLines } from "@reserve/domain/rich-text";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { FormattedText } from "../../shared/format/FormattedText.tsx";
import { to } from "../../shared/links/to.ts";
import { useTextPictures } from "../../shared/pickers/TextPicture.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { formatDayOrMoment } from "../../shared/record/publication.ts";
import { PopupMargin } from "./PopupMargin.tsx";
import { faultsOf, popupPublication, popupSaveOf, popupValuesOf } from "./popup.values.ts";
import { popupBadge } from "./popupBadge.tsx";
import { popupPage } from "./popupPage.ts";

type Entity = Output<"updatePopup">["entityOutput"];

interface PopupFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next record of the list. */
  neighbourLinks: ReactNode;
}

/** Form for a popup with a preview of the visitor's page, draft and server errors at their fields. */
export function PopupForm({ record, neighbourLinks }: PopupFormProps) {
  const { t } = useTranslation("popups");
  const { variant } = useRuntime();
  const form = useRecordForm({
    name: `popup ${record?.id ?? "new"}`,
    label: record ? t("popup.unsaved", { name: record.title }) : t("popup.new"),
    record,
    create: { op: "createPopup", url: ({ id }) => to.popup(id) },
    update: "updatePopup",
    values: popupValuesOf,
    fields: {
      title: t("field.title"),
      html: { label: t("field.html"), text: ({ html }) => richTextLines(html), isLongText: true },
      isActive: { label: t("field.isActive"), text: ({ isActive }) => t(isActive ? "yes" : "no") },
      startTime: { label: t("field.startTime"), text: ({ startTime }) => startTime && formatDayOrMoment(startTime) },
      endTime: { label: t("field.endTime"), text: ({ endTime }) => endTime && formatDayOrMoment(endTime) },
      cookieDurationDays: t("field.cookieDurationDays"),
    },
    check(typed) {
      const properties = faultsOf(typed).map(([propertyName, fault]) => ({ propertyName, errorMessage: t(`missing.${fault}`) }));
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: popupSaveOf,
  });
  const { values, field } = form;
  const active = field("isActive");
  const shown = useMemo(
    () => (isBlankHtml(values.html) ? null : popupPage({ shop: variant.title, title: values.title, html: values.html })),
    [variant.title, values.title, values.html],
  );
  const choosePicture = useTextPictures();
  return (
    <RecordForm
      effect={saveEffect("online", record && popupPublication(form.saved), popupPublication(values), new Date())}
      actions={neighbourLinks}
      form={form}
      margin={<PopupMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("popup.margin")}
      saveLabel={t(record ? "popup.save" : "popup.create")}
      subtitle={record ? t("popup.number", { id: record.id }) : undefined}
      title={record?.title ?? t("popup.new")}
      titleExtra={record ? popupBadge(record.state, t) : null}
    >
      <Section aside={t("popup.previewAside")} title={t("popup.section.preview")}>
        <PreviewFrame html={shown} title={t("popup.preview")} />
      </Section>
      <Section aside={t("popup.textAside")} title={t("popup.section.text")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextField {...field("title")} autoComplete="off" help={t("field.titleHelp")} maxLength={200} required />
          </FieldCell>
          <FieldCell span={12}>
            <FormattedText {...field("html")} choosePicture={choosePicture} />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section title={t("popup.section.when")}>
        <FieldGrid>
          <FieldCell span={12}>
            <Checkbox
              checked={values.isActive}
              help={t("field.isActiveHelp")}
              label={active.label}
              name={active.name}
              onChange={active.onChange}
            />
          </FieldCell>
          <FieldCell>
            <DateTimePicker {...field("startTime")} help={t("field.startHelp")} isOptional isTimeOptional />
          </FieldCell>
          <FieldCell>
            <DateTimePicker {...field("endTime")} help={t("field.endHelp")} isOptional isTimeOptional />
          </FieldCell>
          <FieldCell span={8}>
            <NumberField {...field("cookieDurationDays")} help={t("field.cookieHelp")} max={3650} step={1} unit={t("field.days")} />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}
