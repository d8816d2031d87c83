import type { FailureKind } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { Refusal } from "@reserve/workflows";
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPage, testApi } from "../stories/test-page.tsx";
import { useSettle } from "./useSettle.ts";
import { useWrite, type Write } from "./useWrite.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const refusalOf = (kind: FailureKind): Refusal => ({ isValid: false, kind, errors: ["Non."], propertiesErrorMessages: [] });

type Upload = Input<"createImport">;
const upload = (fileName: string, content = fileName): Upload => ({
  query: { fileName },
  body: new File([content], "", { lastModified: 1 }),
});

/** A step of a person, or of the server: the kind of its rejection, or « done ». */
type Step =
  | { ask: Upload; version?: string }
  | { confirm: Upload | "unchanged"; isTwice?: boolean }
  | { send: Upload }
  | { server: FailureKind | "done" }
  | "cancel"
  | "leave";

interface Expected {
  /** The key of every call, numbered by first use. */
  keys: readonly number[];
  /** The version that the last call was sent against. */
  version?: string;
  isOpen?: boolean;
  failure?: FailureKind;
  /** Texts of the toasts, in order. */
  toasts?: readonly string[];
}

const ask: Step = { ask: upload("notices") };
const confirm: Step = { confirm: "unchanged" };
const send: Step = { send: upload("notices") };
const server = (kind: FailureKind | "done"): Step => ({ server: kind });

const cases: readonly [name: string, steps: readonly Step[], expected: Expected][] = [
  ["a question alone sends nothing", [ask], { keys: [], isOpen: true }],
  ["a cancelled question sends nothing", [ask, "cancel", confirm], { keys: [] }],
  [
    "a double click is one call, also once it is answered",
    [ask, { confirm: "unchanged", isTwice: true }, server("done"), confirm],
    { keys: [1], toasts: ["Succès !"] },
  ],
  ["the question stays open while it is sent and cannot be cancelled", [ask, confirm, "cancel", ask], { keys: [1], isOpen: true }],
  ["a second call while sending is nothing", [send, send, { send: upload("stock") }], { keys: [1] }],
  [
    "without an answer the same again keeps its key",
    [ask, confirm, server("offline"), confirm, server("unavailable"), confirm],
    { keys: [1, 1, 1], isOpen: true, toasts: ["Non.", "Non."] },
  ],
  [
    "without an answer a corrected input has a key of its own",
    [ask, confirm, server("offline"), { confirm: upload("stock") }, server("offline"), { confirm: upload("stock") }],
    { keys: [1, 2, 2], isOpen: true, toasts: ["Non.", "Non."] },
  ],
  [
    "sent without a question, too: again, then another file of the same name",
    [send, server("aborted"), send, server("offline"), { send: upload("notices", "longer") }],
    { keys: [1, 1, 2], toasts: ["Non.", "Non."] },
  ],
  ["after a success the same is a new intent", [send, server("done"), send], { keys: [1, 2], toasts: ["Succès !"] }],
  [
    "what was given up without an answer is a new intent",
    [ask, confirm, server("offline"), "cancel", ask, confirm],
    { keys: [1, 2], isOpen: true, toasts: ["Non."] },
  ],
  [
    "a rejection that a field can fix keeps the question open, and the next call has a new key",
    [ask, confirm, server("invalid"), { confirm: upload("stock") }, server("invalid")],
    { keys: [1, 2], isOpen: true, failure: "invalid", toasts: ["Non.", "Non."] },
  ],
  ["so does a lost session", [ask, confirm, server("unauthorized"), confirm], { keys: [1, 2], isOpen: true, toasts: ["Non."] }],
  [
    "a confirmed input is sent against the version that was asked with, also corrected",
    [{ ask: upload("notices"), version: '"3"' }, confirm, server("invalid"), { confirm: upload("stock") }],
    { keys: [1, 2], version: '"3"', isOpen: true, toasts: ["Non."] },
  ],
  ["any other rejection closes it", [ask, confirm, server("conflict")], { keys: [1], failure: "conflict", toasts: ["Non."] }],
  ["the next question forgets the failure", [ask, confirm, server("conflict"), ask], { keys: [1], isOpen: true, toasts: ["Non."] }],
  ["who has left the page hears nothing", [send, "leave", server("done")], { keys: [1] }],
];

function Action({ onRender }: { onRender: (write: Write<"createImport">) => void }) {
  onRender(useWrite("createImport"));
  return null;
}

test.each(cases)("%s", async (_, steps, expected) => {
  const calls: { key: string; version: string | undefined; answer: (kind: FailureKind | "done") => void }[] = [];
  vi.spyOn(testApi, "send").mockImplementation((_op, _input, options) => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const answer = (kind: FailureKind | "done") => resolve((kind === "done" ? { isValid: true, output: {} } : refusalOf(kind)) as never);
    calls.push({ key: options?.idempotencyKey ?? "", version: options?.version, answer });
    return promise;
  });
  let write: Write<"createImport"> | undefined;
  const { unmount } = renderPage(
    <Action
      onRender={(now) => {
        write = now;
      }}
    />,
  );
  for (const step of steps) {
    if (step === "leave") {
      unmount();
      continue;
    }
    await act(async () => {
      const now = write as Write<"createImport">;
      if (step === "cancel") now.cancel();
      else if ("ask" in step) now.ask(step.ask, step.version);
      else if ("send" in step) void now.send(step.send);
      else if ("server" in step) calls.at(-1)?.answer(step.server);
      else
        for (let press = 0; press < (step.isTwice ? 2 : 1); press++) now.confirm(step.confirm === "unchanged" ? undefined : step.confirm);
      // The query client tells the page by a timer.
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  }
  const { keys, isOpen = false, failure = null, toasts = [] } = expected;
  const firstUses = [...new Set(calls.map(({ key }) => key))];
  expect(calls.map(({ key }) => firstUses.indexOf(key) + 1)).toEqual(keys);
  expect(write?.pendingInput !== null).toBe(isOpen);
  expect(write?.failure?.kind ?? null).toBe(failure);
  expect(calls.at(-1)?.version).toBe(expected.version);
  const announced = screen.queryAllByText(/^(Non\.|Succès.!)$/).map(({ textContent }) => textContent.replace(/\s/, " "));
  expect(announced).toEqual(toasts);
});

/** Shows an order; its button ends a shipment of it with this rejection. */
function Order({ refusal, read }: { refusal: Refusal; read: () => Promise<string> }) {
  const settle = useSettle();
  const { data } = useQuery({ queryKey: testApi.query("getDocument", { query: { id: 7 } }).queryKey, queryFn: read });
  return (
    <button type="button" onClick={() => settle("shipDocumentItems", refusal)}>
      {data}
    </button>
  );
}

// A screen reader announces the refusal, and what the refusal says of the page is read again.
test.each([
  ["conflict", 2],
  ["stale", 2],
  ["offline", 2],
  ["forbidden", 1],
] as const)("after a refusal of kind %s an order has been read %i times", async (kind, times) => {
  const read = vi.fn().mockResolvedValueOnce("Payée").mockResolvedValue("Annulée");
  const refusal: Refusal = { isValid: false, kind, errors: ["La commande a changé."], propertiesErrorMessages: [] };
  renderPage(<Order read={read} refusal={refusal} />);
  fireEvent.click(await screen.findByRole("button", { name: "Payée" }));
  expect((await screen.findByRole("alert")).textContent).toContain("La commande a changé.");
  expect(await screen.findByRole("button", { name: times === 2 ? "Annulée" : "Payée" })).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(times);
});
