// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listPosts`. */
export const listPosts = {
  id: "listPosts",
  isSearched: true,
  sorts: ["-updatedAt","title","-title","createdAt","-createdAt","updatedAt","publicationStartDate","-publicationStartDate"],
  filters: {
    type: {"is":["ProductLiked","Article","Folder","Event","ProductList","Location","Author","Html","Banner","Video","Podcast","MustRead"],"most":12},
    status: {"is":["Draft","WaitingForValidation","ValidationRejected","Validated","Published","Archived"],"most":6},
    state: {"is":["Draft","WaitingForValidation","ValidationRejected","Validated","Scheduled","Online","Expired","Archived"],"most":8},
    ownerId: {"is":"id","most":20},
    tagId: {"is":"id"},
    signatureId: {"is":"id"},
    productId: {"is":"id"},
    from: {"is":"day"},
    to: {"is":"day"},
  },
} as const satisfies ListContract;
