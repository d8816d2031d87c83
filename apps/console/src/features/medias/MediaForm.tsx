import type { Schemas } from "@reserve/contract";
import { Note, Section, Select } from "@reserve/design-system";
import { CountedTextArea, CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { EmbedPlayer, FocalPointField } from "@reserve/design-system/media";
import { mediaNatures, mediaTypes } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { MediaMargin } from "./MediaMargin.tsx";
import { kindOf, pictureUrl, sites } from "./media.facts.ts";

type Media = Schemas["Media"];

interface MediaFormProps {
  media: Media;
  /** Links to the previous and next record of the list. */
  neighbourLinks: ReactNode;
}

/** Form for a medium: title, alternative text, purpose, focal point. */
export function MediaForm({ media, neighbourLinks }: MediaFormProps) {
  const { t } = useTranslation("medias");
  const { api, locale } = useRuntime();
  const isPicture = media.nature === "Picture";
  const form = useRecordForm({
    name: `media ${media.id}`,
    label: t("form.unsaved", { title: media.title }),
    record: media,
    update: "updateMedia",
    values: valuesOf,
    fields: {
      title: t("field.title"),
      altText: { label: t("field.altText"), isLongText: true },
      mediaType: { label: t("field.mediaType"), text: ({ mediaType }) => t(`type.${mediaType}`) },
      focalPoint: { label: t("field.focalPoint"), text: ({ focalPoint }) => pointWords(focalPoint, locale) },
    },
    check({ title, altText }) {
      const properties = [
        ...(title.trim() === "" ? [{ propertyName: "title", errorMessage: t("form.titleMissing") }] : []),
        ...(isPicture && altText.trim() === "" ? [{ propertyName: "altText", errorMessage: t("form.textMissing") }] : []),
      ];
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: ({ title, altText, ...values }) => ({ ...values, title: title.trim(), altText: altText.trim() }),
  });
  const large = pictureUrl(api, media, "large");
  const type = form.field("mediaType");
  return (
    <RecordForm
      actions={neighbourLinks}
      form={form}
      margin={<MediaMargin isDirty={form.isDirty} media={media} />}
      marginLabel={t("form.margin")}
      saveLabel={t("form.save")}
      subtitle={t(`type.${media.mediaType}`)}
      title={media.title}
    >
      <Section title={t("form.words")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextField {...form.field("title")} autoComplete="off" maxLength={200} required />
          </FieldCell>
          <FieldCell span={12}>
            <CountedTextArea
              {...form.field("altText")}
              help={t(isPicture ? "form.textHelp" : "form.textHelpOther")}
              isOptional={!isPicture}
              maxCharacters={500}
              rows={3}
            />
          </FieldCell>
          {isPicture ? (
            <FieldCell span={6}>
              <Select
                {...type}
                onChange={(value) => type.onChange(value as Media["mediaType"])}
                options={pictureTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
              />
            </FieldCell>
          ) : null}
        </FieldGrid>
      </Section>
      {media.playerUrl ? (
        <Section title={t("form.player")}>
          <EmbedPlayer
            kind={kindOf(media) === "sound" ? "sound" : "film"}
            key={media.playerUrl}
            site={sites[media.mediaType] ?? ""}
            src={media.playerUrl}
            title={media.title}
          />
          <Note>{t("form.playerHelp", { site: sites[media.mediaType] })}</Note>
        </Section>
      ) : null}
      {large ? (
        <Section title={t("form.picture")}>
          <FocalPointField {...form.field("focalPoint")} help={t("form.focalHelp")} src={large} />
        </Section>
      ) : null}
    </RecordForm>
  );
}

const pictureTypes = mediaTypes.filter((type) => mediaNatures[type] === "Picture");

function valuesOf(media: Media | null): Schemas["MediaSave"] {
  return {
    title: media?.title ?? "",
    altText: media?.altText ?? "",
    mediaType: media?.mediaType ?? "ImageCustom",
    focalPoint: media?.focalPoint ?? null,
  };
}

function pointWords(point: Schemas["FocalPoint"] | null, locale: string): string | null {
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return point && `${percent.format(point.x)} × ${percent.format(point.y)}`;
}
