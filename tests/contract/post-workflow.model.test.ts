import { canMovePost, type PostMove, postMoves } from "@reserve/domain";
import { type PostWorkflowInput, postWorkflowAt, postWorkflowMachine, type PostWorkflowSnapshot as Snapshot } from "@reserve/workflows";
import { everyWalk } from "@reserve/workflows/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyText, note, personWith } from "../../apps/api/src/areas/posts/posts.fixtures.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";

// Every path of a post, run with the machine and the real API in parallel: offered moves succeed, all others are rejected and change nothing.

let shop: TestApp;
let people: Record<"writer" | "editor", Caller>;
beforeAll(async () => {
  shop = await testApp();
  people = { writer: await personWith(shop, "O", "plumitif"), editor: await personWith(shop, "A", "secretaire") };
});
afterAll(() => shop.close());

const happenings = (snapshot: Snapshot) => postMoves.map((type) => ({ type })).filter((event) => snapshot.can(event));

test.each(["writer", "editor"] as const)("every path of a %s: machine and server say the same", { timeout: 120_000 }, async (name) => {
  const who = people[name];
  const input: PostWorkflowInput = {
    post: {
      ...{ postType: "Article", publicationStartDate: null, publicationEndDate: null, title: "Chemin", relativeUrl: "chemin" },
      ...{ eventStart: null, city: null, productCount: 0 },
    },
    rights: { canList: false, canEditOwn: name === "writer", canEditAll: name === "editor" },
    isOwner: true,
    now: shop.clock.now(),
  };
  const walks = everyWalk(postWorkflowMachine, { input, key: ({ value }: Snapshot) => String(value), happenings });
  let calls = 0;
  for (const [index, { name: path, steps }] of walks.entries()) {
    const relativeUrl = `${name}-${index}`;
    const text = { ...emptyText, title: "Chemin", relativeUrl };
    const made = (await who.call("createPost", { body: note("", { localizations: { fr: text, en: emptyText } }) })).body.entityOutput;
    let { version, postStatus } = made;
    const move = (type: PostMove) =>
      who.call("movePost", { body: { id: made.id, move: type, comment: null } }, { headers: { "If-Match": `"${version}"` } });
    for (const { happening, key } of steps) {
      const answer = await move(happening.type as PostMove);
      calls += 1;
      expect([answer.status, answer.body.entityOutput?.postStatus], path).toEqual([200, key]);
      ({ version, postStatus } = answer.body.entityOutput);
    }
    const end = postWorkflowAt(postStatus, input);
    for (const type of postMoves.filter((one) => !end.can({ type: one }))) {
      const verdict = canMovePost(type, { ...input.post, postStatus }, input.rights, true, input.now);
      const answer = await move(type);
      calls += 1;
      expect([403, 409], `${path}, then ${type}`).toContain(answer.status);
      if (answer.status === 409) expect(answer.body.reason, `${path}, then ${type}`).toBe(!verdict.isAllowed && verdict.reason);
    }
    const after = (await who.call("getPost", { query: { id: made.id } })).body;
    expect([after.postStatus, after.version], path).toEqual([postStatus, version]);
  }
  console.log(`${name}: ${walks.length} paths, ${calls} calls, 0 disagreements`);
  // Every transition of the table is the end of one path.
  expect(walks.length).toBe({ writer: 4, editor: 14 }[name]);
});
