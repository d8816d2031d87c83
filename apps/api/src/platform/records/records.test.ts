import { expect, it } from "vitest";
import type { AuditEntry } from "../audit/audit.ts";
import type { RequestContext } from "../contract/handlers.ts";
import { Refusal } from "../contract/refusals.ts";
import { recordHandlers } from "./record-handlers.ts";

interface Shelf {
  id: number;
  version: number;
  label: string;
  secret: string;
}

/** Creates handlers of one stored shelf, and a request for it; `steps` lists what a handler did, in order. */
function shelves({ ifMatch }: { ifMatch?: number } = {}) {
  const steps: unknown[] = [];
  let stored: Shelf | null = { id: 7, version: 3, label: "Poche", secret: "x" };
  const lookUp = (step: string) => async (_: unknown, id: number) => {
    steps.push(step);
    return stored?.id === id ? stored : null;
  };
  const context = {
    audit: (...entries: AuditEntry[]) => steps.push(...entries),
    setVersion: (version: number) => steps.push(`ETag ${version}`),
    requireVersion: (version: number) => {
      steps.push("version");
      if (version !== ifMatch) throw new Refusal({ status: 412, code: "stale", message: { fr: "", en: "" } });
    },
  } as unknown as RequestContext;
  const records = recordHandlers({
    entity: "shelf",
    notFound: { fr: "Pas d’étagère.", en: "No shelf." },
    rows: { find: lookUp("find"), lock: lookUp("lock") },
    toRecord: ({ secret: _secret, ...shelf }: Shelf) => shelf,
    nameOf: ({ label }) => label,
    audited: ({ label }) => ({ label }),
  });
  const write = async (before: Shelf, { label }: { label: string }): Promise<Shelf> => {
    steps.push("write");
    stored = { ...before, label, version: before.version + 1 };
    return stored;
  };
  const ask = <Input>(input: Input) => ({ ...context, input });
  return { steps, records, write, ask };
}

it("reads a record with its version, and 404 with the area's message", async () => {
  const { steps, records, ask } = shelves();
  expect(await records.get(ask({ query: { id: 7 } }))).toEqual({ id: 7, version: 3, label: "Poche" });
  expect(steps).toEqual(["find", "ETag 3"]);
  await expect(records.get(ask({ query: { id: 8 } }))).rejects.toMatchObject({ details: { status: 404, message: { en: "No shelf." } } });
});

it("writes nothing before the version that was edited is the locked one", async () => {
  const { steps, records, write, ask } = shelves({ ifMatch: 2 });
  await expect(records.update(write)(ask({ query: { id: 7 }, body: { label: "Luxe" } }))).rejects.toMatchObject({
    details: { status: 412 },
  });
  await expect(records.update(write)(ask({ query: { id: 8 }, body: { label: "Luxe" } }))).rejects.toMatchObject({
    details: { status: 404 },
  });
  expect(steps).toEqual(["lock", "version", "lock"]);
});

it("audits both states of a changed record and returns the new one with its version", async () => {
  const { steps, records, write, ask } = shelves({ ifMatch: 3 });
  const saved = await records.update(write)(ask({ query: { id: 7 }, body: { label: "Luxe" } }));
  expect(saved).toMatchObject({ isValid: true, entityOutput: { id: 7, version: 4, label: "Luxe" } });
  const entry = { entity: "shelf", entityId: 7, entityName: "Luxe", before: { label: "Poche" }, after: { label: "Luxe" } };
  expect(steps).toEqual(["lock", "version", "write", entry, "ETag 4"]);
});

it("audits a deleted record after its deletion", async () => {
  const { steps, records, ask } = shelves({ ifMatch: 3 });
  const remove = records.remove(async ({ id }) => {
    steps.push(`delete ${id}`);
  });
  expect(await remove(ask({ query: { id: 7 } }))).toMatchObject({ isValid: true });
  expect(steps).toEqual(["lock", "version", "delete 7", { entity: "shelf", entityId: 7, entityName: "Poche", before: { label: "Poche" } }]);
});
