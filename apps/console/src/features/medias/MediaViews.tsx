import type { Schemas } from "@reserve/contract";
import { ViewTabs } from "@reserve/design-system";
import { mediaTypes } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../shared/list/list-url.ts";
import type { ListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { mediaCounts, type mediaListSpec } from "./medias.queries.ts";

type MediaType = Schemas["MediaType"];

/** Kinds shown as views, each with its media types. */
const kinds = {
  banners: ["ImageBanner"],
  thumbnails: ["ImageThumbnailCms", "ImageThumbnailProfile"],
  free: ["ImageCustom"],
  covers: ["ProductCover"],
  sounds: ["AudioUpload", "SoundcloudCode", "AushaPodcast"],
  films: ["YoutubeLink", "VimeoLink", "DailymotionLink"],
  documents: ["DocumentFile"],
} as const satisfies Record<string, readonly MediaType[]>;

/** Views: « Tous », each kind with its count, media without a description and unused ones. */
export function MediaViews({ url }: { url: ListUrl<FilterOf<typeof mediaListSpec>> }) {
  const { t } = useTranslation("medias");
  const { api } = useRuntime();
  const { data } = useQuery(mediaCounts(api));
  const counts = new Map(data?.items.map(({ mediaType, count }) => [mediaType, count]));
  const sum = (types: readonly MediaType[]) => (data ? types.reduce((all, type) => all + (counts.get(type) ?? 0), 0) : undefined);
  const { look, mediaType = [], lacksText, isUnused } = url.filters;
  const shape = look ? { look } : {};
  const href = (filters: typeof url.filters) => url.href({ search: "", filters: { ...shape, ...filters } });
  const isTrue = (values: readonly string[] | undefined) => values?.length === 1 && values[0] === "true";
  const isPlain = !lacksText && !isUnused;
  const isKind = (types: readonly string[]) =>
    isPlain && types.length === mediaType.length && types.every((type) => mediaType.includes(type));
  return (
    <ViewTabs
      label={t("mediaList.views")}
      tabs={[
        { label: t("view.all"), href: href({}), count: sum(mediaTypes), isCurrent: isKind([]) },
        ...(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({
          label: t(`view.${kind}`),
          href: href({ mediaType: kinds[kind] }),
          count: sum(kinds[kind]),
          isCurrent: isKind(kinds[kind]),
        })),
        {
          label: t("view.lacksText"),
          href: href({ lacksText: ["true"] }),
          count: data?.lacksText,
          isCurrent: isTrue(lacksText) && mediaType.length === 0 && !isUnused,
        },
        {
          label: t("view.isUnused"),
          href: href({ isUnused: ["true"] }),
          count: data?.isUnused,
          isCurrent: isTrue(isUnused) && mediaType.length === 0 && !lacksText,
        },
      ]}
    />
  );
}
