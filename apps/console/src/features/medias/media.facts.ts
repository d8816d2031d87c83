import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";

type Media = Schemas["Media"];

/** Returns the URL of a medium's picture; undefined for other media. */
export function pictureUrl(api: ApiClient, { nature, uploadedFile }: Media, size: Schemas["PictureSize"]): string | undefined {
  return nature === "Picture" && uploadedFile ? api.url("getPicture", { query: { key: uploadedFile.key, size } }) : undefined;
}

/** Returns whether a picture has no alternative text. */
export function lacksText({ nature, altText }: Media): boolean {
  return nature === "Picture" && altText === "";
}

/** Returns the placeholder kind of a medium without a picture. */
export function kindOf({ nature, mediaType }: Media): "picture" | "sound" | "film" | "document" {
  if (nature === "Picture") return "picture";
  if (nature === "Document") return "document";
  return nature === "Audio" || mediaType === "SoundcloudCode" || mediaType === "AushaPodcast" ? "sound" : "film";
}

/** Names of the sites whose players are embedded, by media type. */
export const sites: Readonly<Partial<Record<Media["mediaType"], string>>> = {
  YoutubeLink: "YouTube",
  VimeoLink: "Vimeo",
  DailymotionLink: "Dailymotion",
  SoundcloudCode: "SoundCloud",
  AushaPodcast: "Ausha",
};
