import { TextField } from "@reserve/design-system";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveEffect } from "../command/save-effect.ts";
import { readStored, store } from "../session/stored.ts";
import { renderPage, TEST_USER, testApi } from "../stories/test-page.tsx";
import type { DraftCalls } from "./autosave.ts";
import { RecordForm } from "./RecordForm.tsx";
import { useRecordForm } from "./useRecordForm.ts";

// jsdom has no layout.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A form for a role; a name that begins with « Public » stands for a record that the site shows. */
function RoleForm({ autosave }: { autosave?: DraftCalls }) {
  const form = useRecordForm({
    name: "role 2",
    label: "Rôle",
    record: { id: 2, name: "Libraire", claimTypes: [], userCount: 0, isEditable: true, version: 3 },
    update: "updateRole",
    values: (role) => ({ name: role?.name ?? "" }),
    fields: { name: "Nom" },
    toBody: ({ name }) => ({ name, claimTypes: [] }),
    ...(autosave ? { draft: { autosave } } : {}),
  });
  const effect = saveEffect("online", null, { isPublic: form.values.name.startsWith("Public") }, new Date());
  return (
    <RecordForm effect={effect} form={form} margin={null} marginLabel="À côté" saveLabel="Enregistrer" title="Rôle">
      <TextField {...form.field("name")} />
    </RecordForm>
  );
}

const elsewhere = { values: { name: "Salon" }, version: 3, savedAt: "2026-11-21T10:00:00Z" };
const calls: DraftCalls = {
  read: () => Promise.resolve(elsewhere),
  keep: () => Promise.resolve("2026-11-21T11:00:00Z"),
  discard: () => Promise.resolve(),
};
const banners = () => screen.queryAllByText(/^Brouillon du/).map((title) => title.textContent);

test("a draft of this device and another one of the server are one banner, which names both", async () => {
  store("tab", TEST_USER, "draft role 2", { values: { name: "Comptoir" }, version: 3, at: "2026-11-21T09:00:00Z" });
  renderPage(<RoleForm autosave={calls} />);
  await screen.findByRole("button", { name: "Reprendre le brouillon" });
  expect(banners()).toEqual(["Brouillon du 21/11/2026 11:00"]);
  expect(screen.getByText(/tapé sur cet appareil le 21\/11\/2026 10:00/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Garder ce qui est dans la page" }));
  expect(screen.getByRole("textbox", { name: "Nom" })).toHaveProperty("value", "Comptoir");
  expect(banners()).toEqual(["Brouillon du 21/11/2026 10:00 repris"]);
  expect(readStored("tab", TEST_USER, "draft role 2")).toMatchObject({ values: { name: "Comptoir" } });
});

test("without a draft of this device, the one of the server is offered alone", async () => {
  renderPage(<RoleForm autosave={calls} />);
  fireEvent.click(await screen.findByRole("button", { name: "Reprendre le brouillon" }));
  expect(screen.getByRole("textbox", { name: "Nom" })).toHaveProperty("value", "Salon");
  expect(banners()).toEqual(["Brouillon du 21/11/2026 11:00 repris"]);
});

test("a draft is saved against the version that it was typed against, not the one that the page has read", async () => {
  const send = vi.spyOn(testApi, "send").mockReturnValue(new Promise(() => undefined));
  store("tab", TEST_USER, "draft role 2", { values: { name: "Comptoir" }, version: 2, at: "2026-11-21T09:00:00Z" });
  renderPage(<RoleForm />);
  fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.lastCall?.slice(1)).toMatchObject([{ body: { name: "Comptoir" } }, { version: '"2"' }]);
});

test("the bar announces what the save does before it is done", () => {
  renderPage(<RoleForm />);
  const rename = (value: string) => fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value } });
  const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(announced().join("")).not.toContain("En ligne");
  rename("Salon");
  expect(announced().join("")).not.toContain("En ligne");
  rename("Public");
  expect(announced()).toContain("En ligne tout de suite, sans fin.");
  const region = screen.getByText("En ligne tout de suite, sans fin.");
  rename("Public encore");
  expect(region.closest("section")?.querySelector("button")).not.toBeNull();
  // The same element with the same text is not announced again.
  expect(screen.getByText("En ligne tout de suite, sans fin.")).toBe(region);
});

const libraire = { id: 2, name: "Libraire", claimTypes: [{ id: "Cms" }], userCount: 0, isEditable: true, version: 3 };

function TwoFields() {
  const form = useRecordForm({
    name: "role 2",
    label: "Rôle",
    record: libraire,
    update: "updateRole",
    values: (role) => ({ name: role?.name ?? "", rights: (role?.claimTypes ?? []).map(({ id }) => id).join(" ") }),
    fields: { name: "Nom", rights: "Droits" },
    toBody: ({ name, rights }) => ({ name, claimTypes: rights.split(" ") }),
  });
  return (
    <RecordForm form={form} margin={null} marginLabel="À côté" saveLabel="Enregistrer" title="Rôle">
      <TextField {...form.field("name")} />
      <TextField {...form.field("rights")} />
    </RecordForm>
  );
}

// The comparison is a chunk of its own.
const LAZY = { timeout: 10_000 };

/** Saves against a record that a colleague has changed meanwhile, and returns what was sent. */
async function saveOver(change: Partial<typeof libraire>) {
  const meanwhile = { ...libraire, ...change, version: 9 };
  const answer = (_op: string, { body }: { body: { name: string; claimTypes: string[] } }, { version }: { version?: string }) => {
    const saved = { ...meanwhile, name: body.name, claimTypes: body.claimTypes.map((id) => ({ id })), version: 10 };
    const stale = { isValid: false, kind: "stale", errors: ["Modifiée."], propertiesErrorMessages: [], current: meanwhile };
    const result = version === '"9"' ? { isValid: true, output: { isValid: true, entityOutput: saved } } : stale;
    // Like any network, it never answers within the task that asks.
    return new Promise((resolve) => setTimeout(() => resolve(result)));
  };
  const send = vi.spyOn(testApi, "send").mockImplementation(answer as never);
  renderPage(<TwoFields />);
  fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value: "Salon" } });
  fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  return send;
}

test("what a colleague alone has changed is taken and saved with mine, without a question", async () => {
  const send = await saveOver({ claimTypes: [{ id: "Mails" }] });
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall?.slice(1)).toMatchObject([{ body: { name: "Salon", claimTypes: ["Mails"] } }, { version: '"9"' }]);
  expect(await screen.findByText("Modifié par quelqu’un d’autre, et repris : Droits.")).toBeTruthy();
  expect(screen.queryByText("Modifiée.")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what both have changed is asked, and nothing else", async () => {
  const send = await saveOver({ name: "Comptoir", claimTypes: [{ id: "Mails" }] });
  const dialog = await screen.findByRole("dialog", { name: "Fiche modifiée entre-temps" }, LAZY);
  expect(dialog.textContent).toMatch(/repris\s: Droits\./);
  expect(dialog.textContent).not.toContain("Cms");
  fireEvent.click(screen.getByRole("button", { name: "Reprendre la version enregistrée" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).value)).toEqual(["Comptoir", "Mails"]);
  expect(send).toHaveBeenCalledOnce();
});

test("mine passes over what is in question, with what the colleague alone has changed", async () => {
  const send = await saveOver({ name: "Comptoir", claimTypes: [{ id: "Mails" }] });
  fireEvent.click(await screen.findByRole("button", { name: "Enregistrer ma version" }, LAZY));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall?.slice(1)).toMatchObject([{ body: { name: "Salon", claimTypes: ["Mails"] } }, { version: '"9"' }]);
});
