import { Badge, Button, Dialog, FieldStack, Note, SearchField } from "@reserve/design-system";
import { MediaTiles } from "@reserve/design-system/media";
import type { ChoosePicture } from "@reserve/design-system/rich-text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../query/QueryState.tsx";
import { useRuntime } from "../query/runtime.tsx";
import { useMay } from "../session/permissions.ts";

/** Returns the picture picker of rich texts; undefined without permission to list media. */
export function useTextPictures(): ChoosePicture | undefined {
  const mayRead = useMay();
  const choose = useCallback<ChoosePicture>((choosing) => <PictureDialog {...choosing} />, []);
  return mayRead("listMedias") ? choose : undefined;
}

const mediaType = ["ImageCustom", "ImageBanner", "ImageThumbnailCms", "ImageThumbnailProfile", "ProductCover"] as const;

/** Dialog with the pictures of the library, newest first, searchable; pressing one chooses it with its alternative text. */
function PictureDialog({ onChoose, onClose }: Parameters<ChoosePicture>[0]) {
  const { t } = useTranslation("shared");
  const { api } = useRuntime();
  const [search, setSearch] = useState("");
  const words = search.trim();
  const query = useQuery({
    ...api.query("listMedias", { query: { pageSize: 25, mediaType: [...mediaType], ...(words === "" ? {} : { search: words }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog actions={<Button onClick={onClose}>{t("pictures.cancel")}</Button>} onClose={onClose} size="wide" title={t("pictures.choose")}>
      <FieldStack>
        <SearchField label={t("pictures.search")} onDebouncedChange={setSearch} value={search} />
        <QueryState query={query} skeleton={<Note>{t("pictures.loading")}</Note>}>
          {({ items }) => {
            const pictures = items.flatMap(({ id, title, altText, focalPoint, uploadedFile }) =>
              uploadedFile
                ? [{ id, title, altText, focalPoint, url: api.url("getPicture", { query: { key: uploadedFile.key, size: "large" } }) }]
                : [],
            );
            if (pictures.length === 0) return <Note>{t("pictures.nothing")}</Note>;
            return (
              <MediaTiles
                isStale={query.isPlaceholderData}
                label={t("pictures.library")}
                onPick={(id) => {
                  const picture = pictures.find((one) => String(one.id) === id);
                  if (picture) onChoose({ url: picture.url, description: picture.altText, focus: picture.focalPoint });
                }}
                picked={[]}
                tiles={pictures.map(({ id, title, altText, focalPoint, url }) => ({
                  id: String(id),
                  title,
                  detail: altText,
                  kind: "picture",
                  src: url,
                  focalPoint,
                  badge:
                    altText === "" ? (
                      <Badge isInset tone="warning">
                        {t("pictures.noText")}
                      </Badge>
                    ) : undefined,
                }))}
              />
            );
          }}
        </QueryState>
      </FieldStack>
    </Dialog>
  );
}
