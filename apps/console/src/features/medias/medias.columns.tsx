import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Badge, Note } from "@reserve/design-system";
import { MediaThumbnail } from "@reserve/design-system/media";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { dateColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { lacksText, pictureUrl } from "./media.facts.ts";

type Row = Schemas["Media"];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function mediaListColumns(t: TFunction<"medias">, api: ApiClient): readonly DataColumn<Row>[] {
  return [
    nameColumn("title", t("field.title"), ({ title }) => title, {
      picture: (media) => <MediaThumbnail focalPoint={media.focalPoint} src={pictureUrl(api, media, "medium")} />,
      detail: (media) => <Note>{media.uploadedFile?.fileName ?? media.externalUrl}</Note>,
    }),
    ownColumn("altText", t("field.altText"), "long", (media) => <Text media={media} t={t} />, { hiddenBelow: "medium", cardSlot: "plain" }),
    textColumn("mediaType", t("field.mediaType"), "medium", ({ mediaType }) => t(`type.${mediaType}`), { cardSlot: "footStart" }),
    dateColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true, cardSlot: "corner" }),
  ];
}

/** The alternative text, or that it is missing. */
function Text({ media, t }: { media: Row; t: TFunction<"medias"> }) {
  return lacksText(media) ? <Badge tone="warning">{t("mediaList.noText")}</Badge> : media.altText;
}
