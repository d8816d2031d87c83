import { afterAll, beforeAll, expect, it } from "vitest";
import { type Caller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { addReviews } from "../reviews/reviews.bulk.store.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  await admin.call("createAuthor", { body: { name: "Colette", otherNames: [], biography: "", born: 1873, died: 1954, isVisible: true } });
  await addReviews(
    shop.database.db,
    [1, 2, 3].map((id) => ({
      id,
      ean: "9782070360024",
      title: "L’Étranger",
      rating: 4,
      text: "Du soleil.",
      name: "Léa",
      customerId: null,
      createdAt: TEST_START,
      ...(id === 3
        ? { status: "Approved" as const, decidedAt: TEST_START, decidedBy: "Yann Kerbrat" }
        : { status: "Pending" as const, decidedAt: null, decidedBy: null }),
      answer: null,
    })),
  );
});
afterAll(() => shop.close());

it("returns for each list that the caller may open its size and how much waits", async () => {
  const { status, body } = await admin.call("listGenericLists");
  expect([status, body.items]).toEqual([
    200,
    [
      { list: "Author", label: "Auteurs", totalCount: 1, totalIsExact: true, waitingCount: null },
      { list: "Review", label: "Critiques", totalCount: 3, totalIsExact: true, waitingCount: 2 },
      { list: "Collection", label: "Collections", totalCount: 0, totalIsExact: true, waitingCount: null },
    ],
  ]);
});

it("returns nothing of the others, and uses the caller’s language", async () => {
  expect((await (await shop.signIn("stagiaire")).call("listGenericLists")).body.items).toEqual([]);
  const english = await admin.call("listGenericLists", {}, { headers: { "Accept-Language": "en" } });
  expect(english.body.items.map(({ label }) => label)).toEqual(["Authors", "Reviews", "Collections"]);
});
