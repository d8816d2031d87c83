import type { Schemas } from "@reserve/contract";
import { Badge, Button, Dialog, FieldStack, Note, SearchField } from "@reserve/design-system";
import { MediaTiles } from "@reserve/design-system/media";
import { mostPostMedia } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { mediaFor } from "../posts.queries.ts";

type PostMedia = Schemas["PostMedia"];

interface MediaPickerProps {
  chosen: readonly PostMedia[];
  onChange: (media: readonly PostMedia[]) => void;
  onClose: () => void;
}

/** Dialog to choose media from the library, newest first, searchable; pressing a tile selects it. */
export function MediaPicker({ chosen, onChange, onClose }: MediaPickerProps) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const [search, setSearch] = useState("");
  const query = useQuery(mediaFor(api, search));
  const ids = chosen.map(({ id }) => String(id));
  const toggle = (id: string, found: readonly Schemas["Media"][]) => {
    if (ids.includes(id)) return onChange(chosen.filter((media) => String(media.id) !== id));
    const media = found.find((one) => String(one.id) === id);
    if (media && chosen.length < mostPostMedia) onChange([...chosen, asPostMedia(media)]);
  };
  return (
    <Dialog
      actions={
        <Button onClick={onClose} variant="primary">
          {t("media.done")}
        </Button>
      }
      onClose={onClose}
      size="wide"
      title={t("media.choose")}
    >
      <FieldStack>
        <SearchField label={t("media.search")} onDebouncedChange={setSearch} value={search} />
        <Note>{t("media.count", { count: chosen.length, most: mostPostMedia })}</Note>
        <QueryState query={query} skeleton={<Note>{t("media.loading")}</Note>}>
          {({ items }) =>
            items.length === 0 ? (
              <Note>{t("media.nothing")}</Note>
            ) : (
              <MediaTiles
                isStale={query.isPlaceholderData}
                label={t("media.library")}
                onPick={(id) => toggle(id, items)}
                picked={ids}
                tiles={items.map((media) => ({
                  id: String(media.id),
                  title: media.title,
                  detail: t(`mediaType.${media.mediaType}`),
                  kind: kindOf(media),
                  src:
                    media.nature === "Picture" && media.uploadedFile
                      ? api.url("getPicture", { query: { key: media.uploadedFile.key, size: "large" } })
                      : undefined,
                  focalPoint: media.focalPoint,
                  badge:
                    media.nature === "Picture" && media.altText === "" ? (
                      <Badge isInset tone="warning">
                        {t("media.noText")}
                      </Badge>
                    ) : undefined,
                }))}
              />
            )
          }
        </QueryState>
      </FieldStack>
    </Dialog>
  );
}

function kindOf({ nature, mediaType }: Schemas["Media"]) {
  if (nature === "Embed") return mediaType === "SoundcloudCode" || mediaType === "AushaPodcast" ? "sound" : "film";
  return ({ Picture: "picture", Audio: "sound", Document: "document" } as const)[nature];
}

function asPostMedia({ id, title, altText, mediaType, nature, uploadedFile, focalPoint }: Schemas["Media"]): PostMedia {
  const picture = nature === "Picture" ? uploadedFile : null;
  return {
    ...{ id, title, altText, mediaType, nature, focalPoint },
    picture: picture?.key ?? null,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
  };
}
