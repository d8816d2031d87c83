import { TextField } from "@reserve/design-system";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DraftCalls } from "./autosave.ts";
import { RecordForm } from "./RecordForm.tsx";
import { saveEffect } from "./save-effect.ts";
import { readStored, store } from "./stored.ts";
import { renderPage, TEST_USER } from "./test-page.tsx";
import { useRecordForm } from "./useRecordForm.ts";

// jsdom lays nothing out.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function RoleForm({ autosave }: { autosave: DraftCalls }) {
  const form = useRecordForm({
    name: "role 2",
    label: "Rôle",
    record: { id: 2, name: "Libraire", claimTypes: [], userCount: 0, isEditable: true, version: 3 },
    update: "updateRole",
    values: (role) => ({ name: role?.name ?? "" }),
    fields: { name: "Nom" },
    toBody: ({ name }) => ({ name, claimTypes: [] }),
    autosave,
  });
  return (
    <RecordForm form={form} margin={null} marginLabel="À côté" saveLabel="Enregistrer" title="Rôle">
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

function SwitchedForm() {
  const form = useRecordForm({
    name: "role 2",
    label: "Rôle",
    record: { id: 2, name: "Libraire", claimTypes: [], userCount: 0, isEditable: true, version: 3 },
    update: "updateRole",
    values: (role) => ({ name: role?.name ?? "" }),
    fields: { name: "Nom" },
    toBody: ({ name }) => ({ name, claimTypes: [] }),
  });
  const effect = saveEffect("online", null, { isPublic: form.values.name.startsWith("Public") }, new Date());
  return (
    <RecordForm effect={effect} form={form} margin={null} marginLabel="À côté" saveLabel="Enregistrer" title="Rôle">
      <TextField {...form.field("name")} />
    </RecordForm>
  );
}

test("the bar announces what the save does before it is done, and the button is described by it", () => {
  renderPage(<SwitchedForm />);
  const rename = (value: string) => fireEvent.change(screen.getByRole("textbox", { name: "Nom" }), { target: { value } });
  const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(announced().join("")).not.toContain("En ligne");
  rename("Salon");
  expect(announced().join("")).not.toContain("En ligne");
  rename("Public");
  expect(announced()).toContain("En ligne tout de suite, sans fin.");
  const region = screen.getByText("En ligne tout de suite, sans fin.");
  rename("Public encore");
  // The same element with the same text: nothing is announced again.
  expect(screen.getByText("En ligne tout de suite, sans fin.")).toBe(region);
  expect(screen.getByRole("button", { name: /^Enregistrer/ }).getAttribute("aria-describedby")).toBe(region.id);
});
