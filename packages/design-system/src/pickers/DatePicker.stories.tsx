import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Form } from "../fields/Form.tsx";
import { Calendar } from "./Calendar.tsx";
import { DatePicker } from "./DatePicker.tsx";

const meta = {
  title: "Dates/DatePicker",
  component: DatePicker,
  args: { label: "Retour en stock", value: "2026-11-24", onChange: fn(), help: "Annoncé par le distributeur." },
  render: function Dated(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 304, minHeight: 420 }}>
        <DatePicker
          {...args}
          onChange={(day) => {
            args.onChange(day);
            setValue(day);
          }}
          value={value}
        />
      </div>
    );
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Retour en stock");
    await expect(field).toHaveValue("24/11/2026");
    await expect(field).toHaveAccessibleDescription("Annoncé par le distributeur.");
  },
};

export const Empty: Story = {
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Retour en stock (facultatif)")).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "Choisir une date" })).toBeVisible();
  },
};

export const Errored: Story = {
  args: { error: "Le fournisseur n’annonce rien avant décembre." },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Retour en stock");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Le fournisseur n’annonce rien avant décembre\./);
  },
};

export const Off: Story = {
  args: { isDisabled: true, help: "Fixé par l’éditeur\u00a0: la parution de ce titre ne se déplace pas d’ici." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Retour en stock")).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /^Modifier la date/ })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Arrows by day and week, Page up by month, Enter takes, Escape gives the focus back. */
export const CalendarWithKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Modifier la date, mardi 24 novembre 2026" }));
    const dialog = canvas.getByRole("dialog", { name: "Choisir une date" });
    const chosen = await within(dialog).findByRole("button", { name: /^mardi 24 novembre 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await expect(within(dialog).getByRole("button", { name: /^lundi 23 novembre 2026/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(within(dialog).getByRole("button", { name: /^mercredi 2 décembre 2026/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-02");
    await expect(canvas.getByLabelText("Retour en stock")).toHaveValue("02/12/2026");
    const opener = canvas.getByRole("button", { name: "Modifier la date, mercredi 2 décembre 2026" });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Modifier la date/ }));
    await expect(await within(canvasElement).findByRole("grid", { name: "novembre 2026" })).toBeVisible();
  },
};

/** Days before the publisher's date are struck through, said to be unavailable, and the arrows stop at the first that may be chosen. */
export const Bounded: Story = {
  args: { min: "2026-11-19", max: "2026-12-31" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Retour en stock");
    // Not emptied first: an empty field opens on the month of whoever looks.
    await userEvent.type(input, "18/11/2026", { initialSelectionStart: 0, initialSelectionEnd: 10 });
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Choisissez une date à partir du 19\/11\/2026\./);
    await expect(args.onChange).not.toHaveBeenCalledWith("2026-11-18");
    await userEvent.click(canvas.getByRole("button", { name: /^Modifier la date/ }));
    await expect(await canvas.findByRole("button", { name: /^mercredi 18 novembre 2026.*, indisponible$/ })).toBeDisabled();
  },
};

/** A typed date counts at once; one that does not exist is told on leaving. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Retour en stock");
    await userEvent.type(input, "21112026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-21");
    await userEvent.tab();
    await expect(input).toHaveValue("21/11/2026");
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, "31/02/2026");
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Cette date n’existe pas/);
  },
};

/** ↑ and ↓ turn the part under the caret and leave it selected; a pasted ISO date is written as people write it. */
export const TurnedAndPasted: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>("Retour en stock");
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("24/12/2026");
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-10-24");
    await userEvent.clear(input);
    await userEvent.paste("2027-01-04T08:00:00Z");
    await expect(input).toHaveValue("04/01/2027");
  },
};

/** The server's sentence stands at the field it names. */
export const RefusedByTheServer: Story = {
  render: (args) => (
    <Form
      errors={{ summary: [], properties: [{ propertyName: "restockDate", errorMessage: "Ce titre est épuisé chez l’éditeur." }] }}
      onSubmit={fn()}
    >
      <DatePicker {...args} name="restockDate" />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Retour en stock")).toHaveAccessibleDescription(/épuisé chez l’éditeur/);
  },
};

export const English: Story = {
  globals: { locale: "en" },
  args: { label: "Back in stock", help: "As the distributor says." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Change the date, Tuesday,? 24 November 2026$/ }));
    await expect(await canvas.findByRole("button", { name: "Next month" })).toBeVisible();
  },
};

/** On a telephone the calendar stands at the bottom, its days as large as a thumb. */
export const Narrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: Open.play,
};

/** A month that stays in sight, beside a day's orders. */
export const AlwaysInSight: Story = {
  render: function InSight(args) {
    const [day, setDay] = useState(args.value ?? "");
    return (
      <div style={{ maxWidth: 264 }}>
        <Calendar onChange={setDay} value={day} />
      </div>
    );
  },
};
