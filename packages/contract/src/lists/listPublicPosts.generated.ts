// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listPublicPosts`. */
export const listPublicPosts = {
  id: "listPublicPosts",
  isSearched: false,
  sorts: ["-publicationStartDate","eventStart"],
  filters: {
    locale: {"is":["fr","en"]},
    postType: {"is":["ProductLiked","Article","Folder","Event","ProductList","Location","Author","Html","Banner","Video","Podcast","MustRead"],"most":12},
    categoryId: {"is":"id"},
    tag: {"is":120},
  },
} as const satisfies ListContract;
