import type { Schemas } from "@reserve/contract";
import { Badge, Button, FieldStack, IconButton, Link, loadable, Note, Section, Work } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { MediaThumbnail } from "@reserve/design-system/media";
import { SortableList } from "@reserve/design-system/sortable";
import { mostPostMedia, undescribedPictures } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";

const MediaPicker = loadable(async () => (await import("./MediaPicker.tsx")).MediaPicker);

type PostMedia = Schemas["PostMedia"];

interface PostMediaListProps {
  medias: readonly PostMedia[];
  onChange: (media: readonly PostMedia[]) => void;
}

/** « Images »: the post's media in order, chosen from the library; a picture without alternative text is marked. */
export function PostMediaList({ medias, onChange }: PostMediaListProps) {
  const { t } = useTranslation("posts");
  const [isChoosing, setIsChoosing] = useState(false);
  const byId = new Map(medias.map((media) => [String(media.id), media]));
  const lacking = undescribedPictures(medias);
  return (
    <Section
      aside={
        <Button disabledReason={medias.length >= mostPostMedia ? t("media.full") : undefined} onClick={() => setIsChoosing(true)}>
          {t("media.choose")}
        </Button>
      }
      title={t("section.medias")}
    >
      <FieldStack>
        <SortableList
          actions={({ id, label }) => (
            <IconButton
              icon={<XIcon size={14} />}
              label={t("post.remove", { title: label })}
              onClick={() => onChange(medias.filter((media) => String(media.id) !== id))}
              size="small"
            />
          )}
          empty={<Note>{t("media.none")}</Note>}
          items={medias.map((media) => ({ id: String(media.id), label: media.title, content: <Shown media={media} /> }))}
          label={t("section.medias")}
          onChange={(ids) => onChange(ids.flatMap((id) => byId.get(id) ?? []))}
        />
        {lacking > 0 ? <Note>{t("media.lacking", { count: lacking })}</Note> : null}
      </FieldStack>
      {isChoosing ? <MediaPicker chosen={medias} onChange={onChange} onClose={() => setIsChoosing(false)} /> : null}
    </Section>
  );
}

/** A medium of a post: picture, title, kind and alternative text. */
export function Shown({ media }: { media: PostMedia }) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const { id, title, altText, nature, mediaType, picture, focalPoint } = media;
  const src = picture === null ? undefined : api.url("getPicture", { query: { key: picture, size: "medium" } });
  const isLacking = nature === "Picture" && altText === "";
  return (
    <Work byline={t(`mediaType.${mediaType}`)} cover={<MediaThumbnail focalPoint={focalPoint} src={src} />} title={title}>
      {isLacking ? (
        <>
          <Badge isInset tone="warning">
            {t("media.noText")}
          </Badge>{" "}
          <Link href={to.media(id)}>{t("media.describe")}</Link>
        </>
      ) : (
        altText
      )}
    </Work>
  );
}
