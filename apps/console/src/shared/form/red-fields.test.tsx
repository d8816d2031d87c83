import { createApiClient } from "@reserve/api-client";
import { variant } from "@reserve/client-generic";
import { ToastProvider } from "@reserve/design-system";
import * as fields from "@reserve/design-system/fields";
import { DatePicker, DateTimePicker, TimeField } from "@reserve/design-system/pickers";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Confirmation } from "../command/Confirmation.tsx";
import { createI18n } from "../format/i18n.ts";
import shared from "../locales/fr.json" with { type: "json" };
import { RuntimeProvider } from "../query/runtime.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { useRecordForm } from "./useRecordForm.ts";

// An invalid value is never saved as something else: no save action writes the record while a field has a problem of its own.
// tests/architecture/fields.test.ts checks that the table has every field of the design system that can have one.

interface Kind {
  /** The saved value. */
  saved: unknown;
  /** An invalid text, and a valid one. */
  wrong: string;
  right: string;
  draw: (field: never) => ReactNode;
  /** Index of the input to type into; 0 by default. */
  place?: number;
  /** True for a field that is never stored in a draft. */
  isSecret?: boolean;
}

const kind = <Value,>(one: Omit<Kind, "draw" | "saved"> & { saved: Value; draw: (field: FieldOf<Value>) => ReactNode }): Kind => one;
interface FieldOf<Value> {
  name: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

const moment = "2026-11-30T07:00:00.000Z" as string | null;
const kinds: Readonly<Record<string, Kind>> = {
  DatePicker: kind({ saved: null as string | null, wrong: "31/11", right: "30/11/2026", draw: (field) => <DatePicker {...field} /> }),
  "DatePicker, beyond a bound": kind({
    saved: "2026-11-30" as string | null,
    wrong: "01/01/2031",
    right: "01/01/2030",
    draw: (field) => <DatePicker {...field} max="2030-12-31" />,
  }),
  DateTimePicker: kind({ saved: moment, wrong: "29/02/2027", right: "28/02/2027", draw: (field) => <DateTimePicker {...field} /> }),
  "DateTimePicker, hour emptied": kind({
    saved: moment,
    wrong: "",
    right: "10:00",
    place: 1,
    draw: (field) => <DateTimePicker {...field} />,
  }),
  "DateTimePicker, hour that does not exist": kind({
    saved: "2027-03-28T08:00:00.000Z" as string | null,
    wrong: "02:30",
    right: "03:30",
    place: 1,
    draw: (field) => <DateTimePicker {...field} isTimeOptional />,
  }),
  TimeField: kind({ saved: "14:30" as string | null, wrong: "25:00", right: "15:00", draw: (field) => <TimeField {...field} /> }),
  NumberField: kind({ saved: 3 as number | null, wrong: "trois", right: "4", draw: (field) => <fields.NumberField {...field} /> }),
  "NumberField, beyond a bound": kind({
    saved: 3 as number | null,
    wrong: "99",
    right: "4",
    draw: (field) => <fields.NumberField {...field} max={9} />,
  }),
  MoneyField: kind({ saved: "12.50", wrong: "douze", right: "12", draw: (field) => <fields.MoneyField {...field} /> }),
  MoneyPair: kind({
    saved: { withTax: "10.00", noTax: "9.48", taxRate: 0.055, typed: "withTax" } as fields.PricePair,
    wrong: "dix",
    right: "11",
    draw: ({ name, ...field }) => <fields.MoneyPair {...field} names={{ withTax: name }} />,
  }),
  PercentField: kind({ saved: 0.05 as number | null, wrong: "5000", right: "6", draw: (field) => <fields.PercentField {...field} /> }),
  EanField: kind({ saved: "", wrong: "9782070360022", right: "9782070360024", draw: (field) => <fields.EanField {...field} /> }),
  ColorField: kind({ saved: "#1D5B45", wrong: "vert", right: "#0000FF", draw: (field) => <fields.ColorField {...field} /> }),
  EmailListField: kind({
    saved: ["anne@example.fr"] as readonly string[],
    wrong: "yann",
    right: "yann@example.fr",
    draw: (field) => <fields.EmailListField {...field} />,
  }),
  CountedTextArea: kind({
    saved: "",
    wrong: "beaucoup trop long",
    right: "court",
    draw: (field) => <fields.CountedTextArea {...field} maxCharacters={10} />,
  }),
  NewPasswordField: kind({
    saved: "",
    wrong: "court",
    right: "",
    isSecret: true,
    draw: (field) => <fields.NewPasswordField {...field} />,
  }),
};

const api = createApiClient({
  baseUrl: "https://api.example",
  tokens: { current: () => Promise.resolve("token"), renew: () => Promise.resolve(null) },
  locale: () => "fr",
  visitorGuid: () => null,
});
const i18n = createI18n("fr", { fr: { shared } });
const sent = vi.spyOn(api, "send");
beforeEach(() => {
  // There is no layout here: the bar has no height.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  sent.mockReset();
  sent.mockImplementation(() => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function OneField({ saved, draw, isSecret = false }: Kind) {
  const form = useRecordForm({
    name: "red",
    label: "Essai",
    record: { id: 2, name: "", claimTypes: [], userCount: 0, isEditable: true, version: 1 },
    update: "updateRole",
    values: () => ({ field: saved, other: "" }),
    fields: { field: { label: "Champ", text: null }, other: "Autre" },
    toBody: () => ({ name: "", claimTypes: [] }),
    draft: { without: isSecret ? ["field"] : [] },
  });
  return (
    <RecordForm form={form} margin={null} marginLabel="À côté" saveLabel="Enregistrer" title="Essai">
      {draw(form.field("field") as never)}
      <button onClick={form.ask} type="button">
        Demander
      </button>
      <button onClick={form.undo} type="button">
        Revenir
      </button>
      <Confirmation command={form.question} detail="" />
    </RecordForm>
  );
}

function show(drawn: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: 7, userName: "yann", firstName: "", lastName: "", email: "", claimTypes: [], roles: [] };
  queryClient.setQueryData(api.query("getCurrentUser").queryKey, user);
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RuntimeProvider runtime={{ api, locale: "fr", screens: [], variant, signOut: () => undefined }}>
          <MemoryRouter>
            <ToastProvider>{drawn}</ToastProvider>
          </MemoryRouter>
        </RuntimeProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

const inputAt = (place = 0) => {
  const input = screen.getByRole("form").querySelectorAll<HTMLInputElement>("input:not([type=color]), textarea")[place];
  if (!input) throw new Error("There is no such field.");
  return input;
};
/** A mutation calls the API a microtask after it was asked to. */
const settled = () => act(async () => undefined);
const type = (place: number | undefined, text: string) => fireEvent.change(inputAt(place), { target: { value: text } });

describe.each(Object.entries(kinds))("%s", (_, one) => {
  test("keeps the record from being saved, and has the focus", async () => {
    show(<OneField {...one} />);
    type(one.place, one.wrong);
    const attempts = {
      keys: () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true }),
      bar: () => fireEvent.click(screen.getByRole("button", { name: /^Enregistrer/ })),
      enter: () => fireEvent.submit(screen.getByRole("form")),
      question: () => fireEvent.click(screen.getByRole("button", { name: "Demander" })),
    };
    for (const save of Object.values(attempts)) {
      (document.activeElement as HTMLElement | null)?.blur();
      save();
      expect(inputAt(one.place)).toHaveProperty("ariaInvalid", "true");
      expect(document.activeElement).toBe(inputAt(one.place));
    }
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await settled();
    expect(sent).not.toHaveBeenCalled();
    type(one.place, one.right);
    if (one.isSecret) return;
    attempts.keys();
    await settled();
    expect(sent).toHaveBeenCalledOnce();
  });

  if (one.isSecret) return;
  test("comes back with its text and its error from the draft, and is undone", () => {
    show(<OneField {...one} />);
    const before = inputAt(one.place).value;
    type(one.place, one.wrong);
    cleanup();
    show(<OneField {...one} />);
    expect(inputAt(one.place).value).toBe(one.wrong);
    expect(inputAt(one.place)).toHaveProperty("ariaInvalid", "true");
    fireEvent.click(screen.getByRole("button", { name: "Revenir" }));
    expect(inputAt(one.place).value).toBe(before);
    expect(inputAt(one.place).ariaInvalid).toBeNull();
    expect(screen.queryByRole("button", { name: /^Enregistrer/ })).toBeNull();
  });
});

test("a half-typed date that is one is completed and saved at once", async () => {
  const { DatePicker: date } = kinds;
  if (!date) throw new Error("unreachable");
  show(<OneField {...date} />);
  type(0, "30/11");
  act(() => void fireEvent.keyDown(document.body, { key: "s", ctrlKey: true }));
  expect(inputAt().value).toBe(`30/11/${new Date().getFullYear()}`);
  await settled();
  expect(sent).toHaveBeenCalledOnce();
});
