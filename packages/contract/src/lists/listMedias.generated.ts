// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listMedias`. */
export const listMedias = {
  id: "listMedias",
  isSearched: true,
  sorts: ["-createdAt","title","-title","createdAt"],
  filters: {
    mediaType: {"is":["ProductCover","ImageThumbnailCms","ImageCustom","ImageBanner","ImageThumbnailProfile","AudioUpload","SoundcloudCode","AushaPodcast","DocumentFile","YoutubeLink","VimeoLink","DailymotionLink"],"most":12},
    lacksText: {"is":"flag"},
    isUnused: {"is":"flag"},
  },
} as const satisfies ListContract;
