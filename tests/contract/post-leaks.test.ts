import { type OperationId, operations } from "@reserve/contract";
import { allClaims, canSeePost, claims } from "@reserve/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyText, note, rightSets } from "../../apps/api/src/areas/posts/posts.fixtures.ts";
import { posts } from "../../apps/api/src/areas/posts/posts.tables.ts";
import { DEMO_PASSWORD } from "../../apps/api/src/platform/identity/password-rules.ts";
import { insertUser } from "../../apps/api/src/platform/identity/people.store.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { exampleRequest, operationIds, parametersOf, type Schema } from "./contract.ts";

// Every query of the API, called with each set of post permissions together with all other claims: no response contains a word of a post that the
// caller may not see.

/** In the title, the texts and the people of the post, and nowhere else. */
const WORD = "zanzibar";
/** Claims for the activity log and the sent mails, which show everything by design. */
const apart: readonly string[] = [
  ...Object.values(claims.cms).filter((claim) => claim.includes(".Post")),
  ...[claims.management.activityLog, claims.public.mailLog],
];
const byLetter = { L: claims.cms.postList, O: claims.cms.postCreateEditIfOwner, A: claims.cms.postCreateEditAll } as const;

let shop: TestApp;
let admin: Caller;
let post: { id: number; version: number };
let pageId: number;
let mediaId: number;

beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  const film = { title: "Film", altText: "", mediaType: "YoutubeLink", externalUrl: "https://youtu.be/film_______" } as const;
  mediaId = (await admin.call("createMedia", { body: film })).body.entityOutput.id;
  const text = { ...emptyText, title: `Nuit ${WORD}`, lead: `<p>${WORD}</p>`, description: `<p>${WORD}</p>`, relativeUrl: `nuit-${WORD}` };
  const body = note("", {
    postType: "Event",
    localizations: { fr: text, en: emptyText },
    publicationStartDate: "2026-11-20T07:00:00.000Z",
    eventStart: "2026-11-28T18:00:00.000Z",
    registration: { places: 1 },
    mediaIds: [mediaId],
  });
  const made = (await admin.call("createPost", { body })).body.entityOutput;
  const moved = await move(made.id, "publish", made.version);
  pageId = await pageWith(made.id);
  const guest = { firstName: WORD, lastName: "Le Goff", phone: "", comments: "", buyBook: false };
  for (const email of ["un@example.fr", "deux@example.fr"])
    await admin.call("createEventRegistration", { body: { eventId: made.id, ...guest, email } });
  const back = await move(made.id, "unpublish", moved.version);
  post = { id: back.id, version: back.version };
});
afterAll(() => shop.close());

async function move(id: number, name: "publish" | "unpublish", version: number) {
  const answer = await admin.call("movePost", { body: { id, move: name, comment: null } }, { headers: { "If-Match": `"${version}"` } });
  expect(answer.status).toBe(200);
  return answer.body.entityOutput;
}

/** A page with the post among those that staff chose for one of its blocs. */
async function pageWith(postId: number): Promise<number> {
  const named = { metaTitle: "", metaDescription: "", metaKeywords: "" };
  const empty = { title: "", html: "" };
  const bloc = {
    ...{ id: crypto.randomUUID(), blocType: "Manual", column: "main", width: 100, localizations: { fr: empty, en: empty } },
    ...{ categoryIds: [], postType: null, automaticRetrieve: false, maximum: null, resultsOrderable: false },
    ...{ postIds: [postId], mediaIds: [], url: null, isExternalUrl: false },
  };
  const body = {
    ...{ parentId: null, pageLayout: "FullPage", isPublished: true, isHome: false, blocs: [bloc] },
    localizations: { fr: { ...named, name: "Agenda", relativeUrl: "agenda" }, en: { ...named, name: "", relativeUrl: null } },
  };
  const answer = await admin.call("createPage", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.entityOutput.id;
}

let people = 0;
async function personWith(rights: string): Promise<Caller & { id: number }> {
  people += 1;
  const userName = `droits.${people}`;
  const names = { userName, firstName: "", lastName: "", email: `${userName}@example.fr`, dateOfBirth: null, gender: "Unknown" as const };
  const pages = [
    ...allClaims.filter((claim) => !apart.includes(claim)),
    ...[...rights].map((letter) => byLetter[letter as "L" | "O" | "A"]),
  ];
  const passwordHash = await shop.ports.passwords.hash(DEMO_PASSWORD);
  const id = await shop.database.db.transaction((tx) =>
    insertUser(tx, { ...names, mobilePhone: null, company: null, passwordHash, claims: pages, roleIds: [] }, shop.clock.now()),
  );
  return { ...(await shop.signIn(userName)), id };
}

/** Queries that end; the one that only converts a text has no access to posts. */
const reads = operationIds.filter((id) => operations[id].method === "get" && !id.startsWith("watch") && id !== "getSeoText");

/** Returns the requests that could find the post: by its id wherever one is accepted, and by its word. */
function requestsOf(id: OperationId): Record<string, unknown>[] {
  const { query } = exampleRequest(id);
  const parameters = parametersOf(id).filter(({ in: place }) => place === "query");
  const numbers = { id: idFor(id), eventId: post.id, ids: [post.id], version: post.version, from: "2026-11-01", to: "2026-11-30" };
  const params = { ...query };
  for (const { name, schema } of parameters) {
    const value = numbers[name as keyof typeof numbers];
    if (value !== undefined) params[name] = (schema as Schema).type === "array" && !Array.isArray(value) ? [value] : value;
  }
  const search = parameters.find(({ name }) => name === "search" || name === "text");
  return search ? [params, { ...params, [search.name]: WORD }] : [params];
}

function idFor(id: OperationId): number {
  if (operations[id].area === "medias") return mediaId;
  return operations[id].area === "pages" && id !== "listPostsForBloc" ? pageId : post.id;
}

/** Returns the queries that reveal the word to a caller. */
async function leakingReads(who: Caller): Promise<Set<string>> {
  const found = new Set<string>();
  for (const id of reads)
    for (const query of requestsOf(id)) {
      const answer = await who.open(id, { query } as never);
      if ((await answer.text()).toLowerCase().includes(WORD)) found.add(id);
    }
  return found;
}

describe("a post that is not on the site", () => {
  it.each(["", ...rightSets])(
    "is told in no read, by no search and through no link to who has « %s » and may not know of it",
    async (rights) => {
      const person = await personWith(rights);
      const viewerRights = { canList: rights.includes("L"), canEditOwn: rights.includes("O"), canEditAll: rights.includes("A") };
      for (const isOwner of [false, true]) {
        await shop.database.db.update(posts).set({ ownerId: isOwner ? person.id : null });
        const leakingNames = await leakingReads(person);
        if (!canSeePost(viewerRights, isOwner)) expect([...leakingNames], isOwner ? "own" : "another’s").toEqual([]);
        // A caller with permission finds the post everywhere: the requests can reveal it.
        else
          expect([...leakingNames]).toEqual(
            expect.arrayContaining([
              "listPosts",
              "getPost",
              "listAccessiblePosts",
              "getPostCalendar",
              "listRegistrationEvents",
              "listMediaUses",
            ]),
          );
      }
    },
  );

  it("is returned to nobody who is not signed in", async () => {
    expect([...(await leakingReads(shop.anonymous))]).toEqual([]);
  });

  it("is not in the preview of a page for users who may not see it", async () => {
    const person = await personWith("");
    const { body: page } = await admin.call("getPage", { query: { id: pageId } });
    const { parentId, pageLayout, localizations, isPublished, isHome, blocs } = page;
    const body = { page: { parentId, pageLayout, localizations, isPublished, isHome, blocs }, locale: "fr" as const };
    const preview = await person.call("previewPage", { body });
    expect(preview.status).toBe(200);
    expect(JSON.stringify(preview.body).toLowerCase()).not.toContain(WORD);
  });
});
