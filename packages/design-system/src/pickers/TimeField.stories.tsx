import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { TimeField } from "./TimeField.tsx";

/** Une heure sur 24, tapée comme 14:30, 14h30 ou 1430, ou tournée avec ↑ et ↓. */
const meta = {
  title: "Dates/Heure (TimeField)",
  component: TimeField,
  args: { label: "Heure de retrait", value: "14:30", onChange: fn(), help: "La librairie ferme à 19:00." },
  render: function Timed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 200 }}>
        <TimeField
          {...args}
          onChange={(time) => {
            args.onChange(time);
            setValue(time);
          }}
          value={value}
        />
      </div>
    );
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: "Rempli",
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Heure de retrait");
    await expect(field).toHaveValue("14:30");
    await expect(field).toHaveAccessibleDescription("La librairie ferme à 19:00.");
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Heure de retrait (facultatif)")).toHaveValue("");
  },
};

export const Errored: Story = {
  name: "En erreur",
  args: { value: "19:30", error: "À cette heure la librairie est fermée." },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Heure de retrait");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^À cette heure la librairie est fermée\./);
  },
};

export const Off: Story = {
  name: "Désactivé",
  args: { isDisabled: true, help: "Fixée par le transporteur." },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Heure de retrait");
    await expect(field).toBeDisabled();
    await expect(field).toHaveAccessibleDescription("Fixée par le transporteur.");
  },
};

export const English: Story = {
  name: "En anglais",
  args: { label: "Pickup time", help: "The shop closes at 19:00.", value: null },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Pickup time");
    await userEvent.type(field, "25:00");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/There is no such time\./);
  },
};

/** 14h30, 1430 et 9 sont des heures, comme on les tape ; celle qui n’existe pas est signalée en sortant. */
export const Typed: Story = {
  name: "Saisi",
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText("Heure de retrait");
    await userEvent.type(input, "14h30");
    await expect(args.onChange).toHaveBeenLastCalledWith("14:30");
    await userEvent.tab();
    await expect(input).toHaveValue("14:30");
    await userEvent.clear(input);
    await userEvent.type(input, "9{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("09:00");
    await userEvent.clear(input);
    await userEvent.type(input, "25:00");
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Cette heure n’existe pas/);
  },
};

/** ↑ et ↓ tournent les heures ou les minutes sous le curseur. */
export const Turned: Story = {
  name: "Tourné aux flèches",
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>("Heure de retrait");
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("14:35");
    input.setSelectionRange(0, 0);
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("13:35");
  },
};
