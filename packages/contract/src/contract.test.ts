import { describe, expect, expectTypeOf, test } from "vitest";
import { document, resolve } from "./document.ts";
import { areas, type Input, type OperationId, type OperationOf, operations, type Output } from "./index.ts";

describe("the contract", () => {
  const ids = Object.keys(operations) as OperationId[];

  test("names each of its operations once, in a known area", () => {
    const inDocument = Object.values(document.paths).flatMap((item) => Object.values(item).map((operation) => operation.operationId));
    expect(inDocument.sort()).toEqual([...ids].sort());
    for (const id of ids) expect(areas).toContain(operations[id].area);
  });

  test("gives what costs much a budget, and each budget an operation", () => {
    const declared = Object.values(document.paths).flatMap((item) => Object.values(item));
    const used = new Set(declared.flatMap(({ "x-budget": name }) => name ?? []));
    expect([...used].sort()).toEqual(Object.keys(document["x-budgets"]).sort());
    const without = new Set(declared.filter((operation) => operation["x-budget"] === undefined).map(({ operationId }) => operationId));
    // Files generated on request; stored or public ones are only read.
    const answers = ({ responses }: (typeof declared)[number]) => Object.keys(responses["200"] ? (resolve(responses["200"]).content ?? {}) : {});
    const written = declared
      .filter((operation) => answers(operation).some((media) => ["text/csv", "application/pdf"].includes(media)))
      .map(({ operationId }) => operationId as OperationId)
      .filter((id) => !operations[id].isPublic);
    const brought = declared.filter(({ requestBody }) => Object.keys(requestBody?.content ?? {}).includes("application/octet-stream"));
    // A part of a file is a megabyte, and comes after the one before it.
    const costly = [...written, ...brought.map(({ operationId }) => operationId)].filter((id) => id !== "sendMediaPart");
    expect(costly.filter((id) => without.has(id))).toEqual([]);
  });

  test("lets no write outside identity be done twice, and says what each write makes stale", () => {
    // Ending sessions that have ended, or taking away what is gone, changes nothing; what is handed out is handed out again, and noted again;
    // a draft that is kept twice is the same draft; an e-mail address is an event's once, and the second time 409; who subscribes,
    // confirms or leaves twice has done so once.
    const harmlessTwice: readonly string[] = [
      "endUserSessions",
      "exportCustomerData",
      "deleteProductPicture",
      "deleteProductFile",
      // The same file, with an entry of its own in the log.
      "generateTillArchive",
      "keepPostDraft",
      "discardPostDraft",
      "registerForEvent",
      "subscribeByEmail",
      "confirmSubscription",
      "unsubscribeByLink",
      // A key's name is given once, and the second time 422: an answer with a secret is kept nowhere. What is revoked stays so.
      "createApiKey",
      "revokeApiKey",
      // Each record is known by its sender's own reference.
      "takeIntake",
      // An event is known by its sender's own id, and what is forgotten is forgotten.
      "recordEvents",
      "deletePersonEvents",
    ];
    // POST because of the input's length, not because something changes.
    const changesNothing: readonly string[] = [
      "previewReply",
      "listProductsByEans",
      "readOnixRecord",
      "checkRestrictions",
      "previewPage",
      "countDiscountTitles",
      "simulateDiscounts",
      "quoteCartTaxes",
      "countCampaignRecipients",
      "previewCampaign",
      "checkCampaignLinks",
      "countTarget",
      "sampleTarget",
      "statsFromTarget",
      "overTimeFromTarget",
      "topsFromTarget",
      "topsFromTargetAndActionType",
      "validateBlocsInput",
    ];
    // A draft is read once, when its form opens: nothing that is shown grows old by it.
    const readOnce: readonly string[] = ["keepPostDraft", "discardPostDraft"];
    for (const id of ids) {
      const operation = operations[id];
      if (!operation.isWrite) continue;
      if (changesNothing.includes(id)) {
        expect(operation.makesStale, id).toEqual([]);
        continue;
      }
      const isGuarded = operation.needsIdempotencyKey || operation.needsVersion || harmlessTwice.includes(id);
      if (operation.area !== "identity") expect(isGuarded, id).toBe(true);
      expect(operation.makesStale.length > 0, id).toBe(!readOnce.includes(id));
      for (const area of operation.makesStale) expect(areas, id).toContain(area);
    }
  });

  test("closes every schema that is written", () => {
    for (const item of Object.values(document.paths))
      for (const operation of Object.values(item)) {
        const schema = operation.requestBody?.content["application/json"]?.schema as { $ref?: string } | undefined;
        if (!schema) continue;
        const name = schema.$ref?.split("/").at(-1) ?? "";
        const written = document.components.schemas?.[name] as { additionalProperties?: unknown };
        expect(written.additionalProperties, `${operation.operationId}: ${name}`).toBe(false);
      }
  });

  test("declares 401 wherever somebody must be signed in and 403 wherever a right is needed", () => {
    for (const item of Object.values(document.paths))
      for (const operation of Object.values(item)) {
        const { isPublic, claims } = operations[operation.operationId as OperationId];
        if (!isPublic) expect(Object.keys(operation.responses), operation.operationId).toContain("401");
        if (claims.length > 0) expect(Object.keys(operation.responses), operation.operationId).toContain("403");
      }
  });

  test("types an operation's input and output", () => {
    expectTypeOf<Input<"shipDocumentItems">["body"]["itemIds"]>().toEqualTypeOf<number[]>();
    expectTypeOf<Input<"getDocument">["query"]["id"]>().toEqualTypeOf<number>();
    expectTypeOf<Output<"listStores">["items"][number]["city"]>().toEqualTypeOf<string>();
    expectTypeOf<OperationOf<"home">>().toEqualTypeOf<"listWorkQueues">();
  });
});
