import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DateTimePicker } from "./DateTimePicker.tsx";

const meta = {
  title: "Dates/DateTimePicker",
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

/** The zone and its distance to universal time stand below the hour. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Mise en ligne")).toHaveValue("24/11/2026");
    const time = canvas.getByRole("textbox", { name: "Heure (Mise en ligne)" });
    await expect(time).toHaveValue("08:00");
    await expect(time).toHaveAccessibleDescription("Heure de Paris (UTC+1)");
  },
};

export const Empty: Story = {
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Mise en ligne (facultatif)")).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: /^Heure/ })).toHaveValue("");
  },
};

export const Errored: Story = {
  args: { error: "La mise en ligne précède la parution." },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Mise en ligne");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^La mise en ligne précède la parution\./);
  },
};

export const Off: Story = {
  args: { isDisabled: true, help: "Fixée par l’éditeur." },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /^Modifier la date/ })).toHaveAttribute("aria-disabled", "true");
  },
};

/** The same instant four hours later on the clock, with the name of that zone below. */
export const Overseas: Story = {
  args: { zone: "Indian/Reunion", place: "La Réunion", help: "Boutique de Saint-Denis." },
  play: async ({ canvas }) => {
    const time = canvas.getByRole("textbox", { name: /^Heure/ });
    await expect(time).toHaveValue("11:00");
    await expect(time).toHaveAccessibleDescription("Heure de La Réunion (UTC+4)");
  },
};

export const English: Story = {
  args: { label: "Goes online" },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Time (Goes online)" })).toHaveAccessibleDescription("Paris time (UTC+1)");
  },
};

/** Date and time make a moment as soon as both are there. */
export const Typed: Story = {
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

/** On the last Sunday of March the hour from 02:00 to 03:00 does not exist. */
export const SkippedHour: Story = {
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

/** On the last Sunday of October that hour exists twice, and the page asks which one. */
export const RepeatedHour: Story = {
  args: { value: "2026-10-25T00:30:00.000Z" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const readings = canvas.getByRole("group", { name: "Cette nuit-là, cette heure existe deux fois" });
    await expect(within(readings).getByRole("radio", { name: "02:30, heure d’été (UTC+2)" })).toBeChecked();
    await userEvent.click(within(readings).getByRole("radio", { name: "02:30, heure d’hiver (UTC+1)" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-10-25T01:30:00.000Z");
    await expect(canvas.getByText("Heure de Paris (UTC+1)")).toBeVisible();
  },
};
