import { describe, expect, it } from "vitest";
import {
  canCreatePost,
  canDeletePost,
  canEditPost,
  canMovePost,
  canSeePost,
  type PostFacts,
  type PostMove,
  type PostRights,
  type PostStatus,
  postFields,
  postGaps,
  postMoveRules,
  postMoves,
  postState,
  postStatuses,
  postTypes,
  publicationEnd,
  undescribedPictures,
} from "./post.ts";

const now = new Date("2026-11-21T09:00:00Z");
const reader: PostRights = { canList: true, canEditOwn: false, canEditAll: false };
const writer: PostRights = { canList: false, canEditOwn: true, canEditAll: false };
const editor: PostRights = { canList: false, canEditOwn: false, canEditAll: true };
const nobody: PostRights = { canList: false, canEditOwn: false, canEditAll: false };
const ready: PostFacts = {
  postType: "Article",
  postStatus: "Draft",
  publicationStartDate: null,
  publicationEndDate: null,
  title: "Un été en poche",
  relativeUrl: "un-ete-en-poche",
  eventStart: null,
  city: null,
  productCount: 0,
};
const answer = (move: PostMove, postStatus: PostStatus, rights: PostRights, isOwner: boolean) => {
  const verdict = canMovePost(move, { ...ready, postStatus }, rights, isOwner, now);
  return verdict.isAllowed ? postMoveRules[move].to : verdict.reason;
};
const movesOf = (postStatus: PostStatus, rights: PostRights, isOwner: boolean) =>
  postMoves.filter((move) => canMovePost(move, { ...ready, postStatus }, rights, isOwner, now).isAllowed);

describe("the moves of a post", () => {
  it("are, for whoever writes all, those of the table", () => {
    expect(Object.fromEntries(postStatuses.map((status) => [status, movesOf(status, editor, false)]))).toEqual({
      Draft: ["submit", "publish", "archive"],
      WaitingForValidation: ["takeBack", "validate", "reject"],
      ValidationRejected: ["correct", "resubmit", "archive"],
      Validated: ["publish", "archive"],
      Published: ["unpublish", "archive"],
      Archived: ["restore"],
    });
  });

  it("leave the owner of a post what is not published", () => {
    expect(Object.fromEntries(postStatuses.map((status) => [status, movesOf(status, writer, true)]))).toEqual({
      Draft: ["submit", "archive"],
      WaitingForValidation: ["takeBack"],
      ValidationRejected: ["correct", "resubmit", "archive"],
      Validated: ["archive"],
      Published: [],
      Archived: ["restore"],
    });
  });

  it("are none for whoever owns it not, only reads, or has lost the right to write", () => {
    const idle = (rights: PostRights, isOwner: boolean) => postStatuses.flatMap((status) => movesOf(status, rights, isOwner));
    expect([idle(writer, false), idle(reader, true), idle(reader, false), idle(nobody, true)]).toEqual([[], [], [], []]);
  });

  it("lead where they say", () => {
    expect(answer("publish", "Validated", editor, false)).toBe("Published");
    expect(answer("unpublish", "Published", editor, false)).toBe("Validated");
    expect(answer("takeBack", "WaitingForValidation", writer, true)).toBe("Draft");
    expect(answer("restore", "Archived", writer, true)).toBe("Draft");
  });

  it("say why they are off, the right before the status", () => {
    expect(answer("validate", "Draft", writer, true)).toBe("EditorsOnly");
    expect(answer("validate", "Draft", editor, true)).toBe("NotFromThisStatus");
    expect(answer("submit", "Draft", writer, false)).toBe("NotYours");
    expect(answer("submit", "Published", writer, true)).toBe("NotFromThisStatus");
    expect(answer("archive", "Published", writer, true)).toBe("EditorsOnly");
    expect(answer("archive", "WaitingForValidation", writer, true)).toBe("NotFromThisStatus");
  });
});

describe("what keeps a post from the site", () => {
  const gaps = (change: Partial<PostFacts>) => postGaps({ ...ready, ...change }, now);

  it("is nothing for a note with a title and a URL", () => {
    expect(gaps({})).toEqual([]);
    expect(gaps({ title: " ", relativeUrl: null })).toEqual(["TitleMissing", "UrlMissing"]);
  });

  it("is a picture that nobody describes", () => {
    const media = [
      { nature: "Picture", altText: "" },
      { nature: "Picture", altText: "Un phare." },
      { nature: "Audio", altText: "" },
    ];
    expect(gaps({ undescribedPictures: undescribedPictures(media) })).toEqual(["MediaTextMissing"]);
    expect(gaps({ undescribedPictures: undescribedPictures(media.slice(1)) })).toEqual([]);
  });

  it("is what its type lives of", () => {
    expect(gaps({ postType: "Event" })).toEqual(["EventStartMissing"]);
    expect(gaps({ postType: "Location", city: " " })).toEqual(["CityMissing"]);
    expect(gaps({ postType: "ProductLiked" })).toEqual(["ProductMissing"]);
    expect(gaps({ postType: "MustRead", productCount: 1 })).toEqual([]);
    expect(gaps({ postType: "Banner", relativeUrl: null })).toEqual([]);
  });

  it("is an end that has passed, and it stops only the publication", () => {
    const over = { ...ready, publicationEndDate: "2026-11-20" };
    expect(postGaps(over, now)).toEqual(["EndPassed"]);
    expect(canMovePost("publish", over, editor, false, now)).toEqual({ isAllowed: false, reason: "EndPassed" });
    expect(canMovePost("submit", over, writer, true, now)).toEqual({ isAllowed: true });
  });
});

describe("where a post stands", () => {
  const state = (publicationStartDate: string | null, publicationEndDate: string | null, at = now, postStatus: PostStatus = "Published") =>
    postState({ postStatus, publicationStartDate, publicationEndDate }, at);

  it("is its status until it is published, whatever its dates", () => {
    expect(state("2030-01-01T00:00:00Z", null, now, "Validated")).toBe("Validated");
    expect(state(null, "2020-01-01T00:00:00Z", now, "Archived")).toBe("Archived");
  });

  it("is scheduled, online or expired by its dates", () => {
    expect(state(null, null)).toBe("Online");
    expect(state("2026-11-21T09:00:00Z", null)).toBe("Online");
    expect(state("2026-11-21T09:00:01Z", null)).toBe("Scheduled");
    expect(state(null, "2026-11-21T08:59:59Z")).toBe("Expired");
  });

  it("lasts to the end of a day in Paris, in winter, in summer and on the night of 25 hours", () => {
    expect(publicationEnd("2026-12-24").toISOString()).toBe("2026-12-24T22:59:59.000Z");
    expect(publicationEnd("2026-07-14").toISOString()).toBe("2026-07-14T21:59:59.000Z");
    expect(publicationEnd("2026-10-25").toISOString()).toBe("2026-10-25T22:59:59.000Z");
    expect(state(null, "2026-12-24", new Date("2026-12-24T22:59:59Z"))).toBe("Online");
    expect(state(null, "2026-12-24", new Date("2026-12-24T23:00:00Z"))).toBe("Expired");
    expect(state("2026-12-24", null, new Date("2026-12-23T22:59:59Z"))).toBe("Scheduled");
    expect(state("2026-12-24", null, new Date("2026-12-23T23:00:00Z"))).toBe("Online");
  });
});

describe("who may see, write and delete a post", () => {
  it("is seen by its owner who writes, and by whoever reads or writes all", () => {
    expect([canSeePost(writer, true), canSeePost(writer, false)]).toEqual([true, false]);
    expect([canSeePost(reader, false), canSeePost(editor, false), canSeePost(nobody, true)]).toEqual([true, true, false]);
    expect([canCreatePost(reader), canCreatePost(writer), canCreatePost(editor)]).toEqual([false, true, true]);
  });

  it("is written by its owner as a draft or sent back, by others all but archived", () => {
    const writable = (rights: PostRights, isOwner: boolean) =>
      postStatuses.filter((postStatus) => canEditPost({ postStatus }, rights, isOwner).isAllowed);
    expect(writable(writer, true)).toEqual(["Draft", "ValidationRejected"]);
    expect([writable(writer, false), writable(reader, true)]).toEqual([[], []]);
    expect(writable(editor, false)).toEqual(["Draft", "WaitingForValidation", "ValidationRejected", "Validated", "Published"]);
    expect(canEditPost({ postStatus: "Published" }, writer, true)).toEqual({ isAllowed: false, reason: "OnlyDrafts" });
    expect(canEditPost({ postStatus: "Archived" }, editor, true)).toEqual({ isAllowed: false, reason: "Archived" });
  });

  it("is deleted from the archive alone, by whoever writes all", () => {
    expect(postStatuses.filter((postStatus) => canDeletePost({ postStatus }, editor).isAllowed)).toEqual(["Archived"]);
    expect(canDeletePost({ postStatus: "Archived" }, writer)).toEqual({ isAllowed: false, reason: "EditorsOnly" });
    expect(canDeletePost({ postStatus: "Draft" }, editor)).toEqual({ isAllowed: false, reason: "NotArchived" });
  });
});

describe("the fields of a type", () => {
  it("are written down for each, and never need more titles than it may have", () => {
    expect(Object.keys(postFields)).toEqual([...postTypes]);
    for (const { products } of Object.values(postFields)) expect(products.least).toBeLessThanOrEqual(products.most);
  });

  it("are a time and a place for an event, no page for a banner", () => {
    expect(postFields.Event.groups).toEqual(expect.arrayContaining(["event", "place", "contact", "seo"]));
    expect(postFields.Banner.groups).not.toContain("seo");
  });

  it("are a signature where somebody speaks in their own name", () => {
    const signed = postTypes.filter((type) => postFields[type].groups.includes("signature"));
    expect(signed).toEqual(["ProductLiked", "Article", "Folder", "ProductList", "Video", "Podcast", "MustRead"]);
  });
});
