import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Form } from "../fields/Form.tsx";
import { Calendar } from "./Calendar.tsx";
import { DatePicker } from "./DatePicker.tsx";

/** Une date tapée comme JJ/MM/AAAA, tournée partie par partie avec ↑ et ↓, ou choisie dans un calendrier. */
const meta = {
  title: "Dates/Date (DatePicker)",
  component: DatePicker,
  subcomponents: { Calendar },
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
  name: "Rempli",
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Retour en stock");
    await expect(field).toHaveValue("24/11/2026");
    await expect(field).toHaveAccessibleDescription("Annoncé par le distributeur.");
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Retour en stock (facultatif)")).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "Choisir une date" })).toBeVisible();
  },
};

export const Errored: Story = {
  name: "En erreur",
  args: { error: "Le fournisseur n’annonce rien avant décembre." },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Retour en stock");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Le fournisseur n’annonce rien avant décembre\./);
  },
};

export const Off: Story = {
  name: "Désactivé",
  args: { isDisabled: true, help: "Fixé par l’éditeur\u00a0: la parution de ce titre ne se déplace pas d’ici." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Retour en stock")).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /^Modifier la date/ })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Les flèches par jour et par semaine, Page haut par mois, Entrée prend, Échap rend le focus. */
export const CalendarWithKeyboard: Story = {
  name: "Calendrier, au clavier",
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
  name: "Ouvert",
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Modifier la date/ }));
    await expect(await within(canvasElement).findByRole("grid", { name: "novembre 2026" })).toBeVisible();
  },
};

/** Les jours avant la parution sont barrés et dits indisponibles ; les flèches s’arrêtent au premier jour permis. */
export const Bounded: Story = {
  name: "Entre deux bornes",
  args: { min: "2026-11-19", max: "2026-12-31" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Retour en stock");
    await userEvent.type(input, "18/11/2026", { initialSelectionStart: 0, initialSelectionEnd: 10 });
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Choisissez une date à partir du 19\/11\/2026\./);
    await expect(args.onChange).not.toHaveBeenCalledWith("2026-11-18");
    // What may not be taken is no value, and the calendar opens beside it.
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole("button", { name: "Choisir une date" }));
    await expect(await canvas.findByRole("button", { name: /^mercredi 18 novembre 2026.*, indisponible$/ })).toBeDisabled();
  },
};

/** Une date tapée compte aussitôt ; une date qui n’existe pas est signalée en sortant. */
export const Typed: Story = {
  name: "Saisi",
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

/** ↑ et ↓ tournent la partie sous le curseur et la laissent choisie ; une date ISO collée s’écrit comme on l’écrit. */
export const TurnedAndPasted: Story = {
  name: "Tourné aux flèches, collé",
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

/** La phrase du serveur se lit au champ qu’elle nomme. */
export const RefusedByTheServer: Story = {
  name: "Refusé par le serveur",
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
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Back in stock", help: "As the distributor says." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Change the date, Tuesday,? 24 November 2026$/ }));
    await expect(await canvas.findByRole("button", { name: "Next month" })).toBeVisible();
  },
};

/** Sur un téléphone, le calendrier est en bas, ses jours larges comme un pouce. */
export const Narrow: Story = {
  name: "Sur téléphone",
  globals: { viewport: { value: "mobile1" } },
  play: Open.play,
};

/** Un mois qui reste sous les yeux, à côté des commandes d’un jour. */
export const AlwaysInSight: Story = {
  name: "Calendrier toujours visible",
  render: function InSight(args) {
    const [day, setDay] = useState(args.value ?? "");
    return (
      <div style={{ maxWidth: 264 }}>
        <Calendar onChange={setDay} value={day} />
      </div>
    );
  },
};
