import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import type { MediaTile } from "@reserve/design-system/media";
import type { TFunction } from "i18next";
import { to } from "../../shared/links/to.ts";
import { kindOf, lacksText, pictureUrl } from "./media.facts.ts";

/** Returns a medium as a tile: kind, number of uses, missing data. */
export function tileOf(media: Schemas["Media"], t: TFunction<"medias">, api: ApiClient): MediaTile {
  const used = media.useCount === 0 ? t("tile.unused") : t("tile.used", { count: media.useCount });
  return {
    id: String(media.id),
    title: media.title,
    detail: t("tile.detail", { type: t(`type.${media.mediaType}`), used }),
    kind: kindOf(media),
    src: pictureUrl(api, media, "large"),
    focalPoint: media.focalPoint,
    badge: lacksText(media) ? (
      <Badge isInset tone="warning">
        {t("mediaList.noText")}
      </Badge>
    ) : undefined,
    href: to.media(media.id),
  };
}
