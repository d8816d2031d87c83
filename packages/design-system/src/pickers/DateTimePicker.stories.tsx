import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DateTimePicker } from "./DateTimePicker.tsx";

/** Une date et une heure, avec le fuseau ; l’heure qui n’existe pas est refusée, et de celle qui existe deux fois on demande laquelle. */
const meta = {
  title: "Dates/Date et heure (DateTimePicker)",
  component: DateTimePicker,
  args: { label: "Mise en ligne", value: "2026-11-24T07:00:00.000Z", onChange: fn() },
  render: function Timed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 344 }}>
        <DateTimePicker
          {...args}
          onChange={(instant) => {
            args.onChange(instant);
            setValue(instant);
          }}
          value={value}
        />
      </div>
    );
  },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sous l’heure, le fuseau et son écart au temps universel. */
export const Filled: Story = {
  name: "Rempli",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Mise en ligne")).toHaveValue("24/11/2026");
    const time = canvas.getByRole("textbox", { name: "Heure (Mise en ligne)" });
    await expect(time).toHaveValue("08:00");
    await expect(time).toHaveAccessibleDescription("Heure de Paris (UTC+1)");
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Mise en ligne (facultatif)")).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: /^Heure/ })).toHaveValue("");
  },
};

export const Errored: Story = {
  name: "En erreur",
  args: { error: "La mise en ligne précède la parution." },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Mise en ligne");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^La mise en ligne précède la parution\./);
  },
};

export const Off: Story = {
  name: "Désactivé",
  args: { isDisabled: true, help: "Fixée par l’éditeur." },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /^Modifier la date/ })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Le même instant, quatre heures plus tard à l’horloge, avec le nom de ce fuseau dessous. */
export const Overseas: Story = {
  name: "Outre-mer",
  args: { zone: "Indian/Reunion", place: "La Réunion", help: "Boutique de Saint-Denis." },
  play: async ({ canvas }) => {
    const time = canvas.getByRole("textbox", { name: /^Heure/ });
    await expect(time).toHaveValue("11:00");
    await expect(time).toHaveAccessibleDescription("Heure de La Réunion (UTC+4)");
  },
};

export const English: Story = {
  name: "En anglais",
  args: { label: "Goes online" },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Time (Goes online)" })).toHaveAccessibleDescription("Paris time (UTC+1)");
  },
};

/** La date et l’heure font un instant dès que les deux y sont. */
export const Typed: Story = {
  name: "Saisi",
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Mise en ligne"), "14072026");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Heure/ }), "9h30");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-07-14T07:30:00.000Z");
    await expect(canvas.getByText("Heure de Paris (UTC+2)")).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Heure/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText("Mise en ligne")).toHaveValue("14/07/2026");
  },
};

/** Le dernier dimanche de mars, l’heure de 02:00 à 03:00 n’existe pas. */
export const SkippedHour: Story = {
  name: "Passage à l’heure d’été",
  args: { value: "2026-03-29T00:30:00.000Z" },
  play: async ({ canvasElement, args }) => {
    const time = within(canvasElement).getByRole("textbox", { name: /^Heure/ });
    await userEvent.clear(time);
    await userEvent.type(time, "02:30");
    await expect(time).toBeInvalid();
    await expect(time).toHaveAccessibleDescription(/02:30 n’existe pas\s: on passe de 02:00 à 03:00/);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Le dernier dimanche d’octobre, cette heure existe deux fois, et la page demande laquelle. */
export const RepeatedHour: Story = {
  name: "Passage à l’heure d’hiver",
  args: { value: "2026-10-25T00:30:00.000Z" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const readings = () => within(canvas.getByRole("group", { name: "Cette nuit-là, cette heure existe deux fois" }));
    await expect(readings().getByRole("radio", { name: "02:30, heure d’été (UTC+2)" })).toBeChecked();
    // Another time is another question, and until it is answered there is no moment.
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Heure/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Heure/ }), "02:45");
    for (const reading of readings().getAllByRole("radio")) await expect(reading).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(readings().getByRole("radio", { name: "02:45, heure d’hiver (UTC+1)" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-10-25T01:45:00.000Z");
    await expect(canvas.getByText("Heure de Paris (UTC+1)")).toBeVisible();
  },
};
