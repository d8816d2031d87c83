import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { RangeCalendar } from "./Calendar.tsx";
import { DateRangePicker } from "./DateRangePicker.tsx";
import { addDays, fromDate, writeDay } from "./day.ts";

/** Un filtre qui ouvre deux dates : tapées, choisies dans un calendrier, ou une des périodes habituelles. */
const meta = {
  title: "Dates/Période (DateRangePicker)",
  component: DateRangePicker,
  subcomponents: { RangeCalendar },
  args: { label: "Date", from: "2026-11-19", to: "2026-11-24", onChange: fn() },
  render: function Ranged(args) {
    const [[from, to], setRange] = useState([args.from, args.to]);
    return (
      <div style={{ minHeight: 520 }}>
        <DateRangePicker
          {...args}
          from={from}
          onChange={(first, last) => {
            args.onChange(first, last);
            setRange([first, last]);
          }}
          to={to}
        />
      </div>
    );
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: "Fermé",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Date/ })).toHaveTextContent("19/11/2026 – 24/11/2026");
    await expect(canvas.queryByRole("grid")).toBeNull();
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { from: null, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Date" })).toBeVisible();
  },
};

export const Open: Story = {
  name: "Ouvert",
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Date/ }));
    await expect(await within(canvasElement).findByRole("grid", { name: "novembre 2026" })).toBeVisible();
  },
};

/** Les deux bouts peuvent se taper ; ce qui n’est pas une date ne filtre rien, et le bouton le dit. */
export const Typed: Story = {
  name: "Saisi",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Date/ }));
    const from = await canvas.findByLabelText("Du");
    await expect(from).toHaveValue("19/11/2026");
    await userEvent.clear(from);
    await userEvent.type(from, "16/11/2026");
    await expect(canvas.getByRole("button", { name: /^Date/ })).toHaveTextContent("16/11/2026 – 24/11/2026");
    const to = canvas.getByLabelText("Au");
    await userEvent.clear(to);
    await userEvent.type(to, "15/11/2026");
    await expect(to).toHaveAccessibleDescription("La fin précède le début.");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
    await userEvent.clear(to);
    await userEvent.type(to, "31/11");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: /^Date/ })).toHaveTextContent(/16\/11\/2026 – 31\/11.*Cette date n’existe pas/);
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-16", null);
  },
};

/** Le premier clic commence, le second finit, et chacun est dit au lecteur d’écran. */
export const Picked: Story = {
  name: "Choisi dans le calendrier",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Date/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "lundi 2 novembre 2026" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-02", null);
    await expect(canvas.getByText("À partir du lundi 2 novembre 2026. Choisissez le dernier jour.")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "vendredi 6 novembre 2026" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-02", "2026-11-06");
    await expect(canvas.getByText("Du lundi 2 novembre 2026 au vendredi 6 novembre 2026.")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "vendredi 6 novembre 2026, dernier jour" })).toBeVisible();
  },
};

/** Un clic pour les périodes habituelles. */
export const Presets: Story = {
  name: "Périodes habituelles",
  args: { from: null, to: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Date" }));
    const preset = await canvas.findByRole("button", { name: /7\sderniers jours/ });
    const before = fromDate(new Date());
    await userEvent.click(preset);
    // Midnight may have passed since.
    const today = canvas.getByLabelText<HTMLInputElement>("Au").value === writeDay(before) ? before : addDays(before, 1);
    await expect(args.onChange).toHaveBeenLastCalledWith(addDays(today, -6), today);
    await expect(preset).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByLabelText("Au")).toHaveValue(writeDay(today));
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les dates" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
  },
};

export const Narrow: Story = { name: "Sur téléphone", globals: { viewport: { value: "mobile1" } }, play: Open.play };
export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Date/ }));
    await expect(await within(canvasElement).findByRole("button", { name: /Last 7\sdays/ })).toBeVisible();
  },
};
