import type { Schemas } from "@reserve/contract";
import { ActionStack, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { fileSize } from "../../shared/format/file-size.ts";
import { formatCount, formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { MediaTwins } from "./MediaTwins.tsx";
import { MediaUses } from "./MediaUses.tsx";

interface MediaMarginProps {
  media: Schemas["Media"];
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a medium: its file or page, media with identical content, and deletion. */
export function MediaMargin({ media, isDirty }: MediaMarginProps) {
  const { t } = useTranslation("medias");
  const { api, locale } = useRuntime();
  const { uploadedFile: file, externalUrl } = media;
  const facts = [
    ...(file?.width && file.height
      ? [
          {
            term: t("fact.dimensions"),
            description: t("fact.pixels", { width: formatCount(file.width), height: formatCount(file.height) }),
          },
        ]
      : []),
    ...(file ? [{ term: t("fact.size"), description: fileSize(file.size, locale) }] : []),
    ...(file
      ? [
          {
            term: t("fact.file"),
            description:
              media.nature === "Picture" ? (
                file.fileName
              ) : (
                <Link
                  href={api.url("getMediaFile", { query: { key: file.key } })}
                  rel="noopener noreferrer"
                  // A sound is played by the browser, in a page of its own.
                  target={media.nature === "Audio" ? "_blank" : undefined}
                >
                  {file.fileName}
                </Link>
              ),
          },
        ]
      : []),
    ...(externalUrl
      ? [
          {
            term: t("fact.page"),
            description: (
              <Link href={externalUrl} rel="noopener noreferrer" target="_blank">
                {externalUrl}
              </Link>
            ),
          },
        ]
      : []),
    { term: t("fact.sent"), description: t("fact.sentBy", { date: formatDateTime(media.createdAt), name: media.createdBy }) },
  ];
  return (
    <>
      <Section isPanel title={t("form.file")}>
        <DescriptionList items={facts} />
        {media.nature === "Picture" ? <Note>{t("fact.cleaned")}</Note> : null}
        {externalUrl && !media.playerUrl ? <Note>{t("fact.noPlayer")}</Note> : null}
      </Section>
      <MediaUses id={media.id} />
      <MediaTwins isDirty={isDirty} media={media} />
      <Section isPanel title={t("form.actions")}>
        <ActionStack>
          <DeleteButton
            detail={t("form.deleteDetail", { title: media.title })}
            disabledReason={media.useCount > 0 ? t("use.keeps") : isDirty ? t("form.saveFirst") : undefined}
            label={t("form.delete")}
            nextUrl={to.medias()}
            op="deleteMedia"
            record={media}
          />
        </ActionStack>
      </Section>
    </>
  );
}
