import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DatePicker, DateRangePicker } from "./DatePicker.tsx";

const meta = {
  title: "Choix de dates/DatePicker",
  component: DatePicker,
  args: { label: "Retour en stock", value: "2026-11-24", onChange: fn(), help: "Heure de Paris." },
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

/** Arrows by day and week, Page up by month, Enter takes, Escape gives the focus back. */
export const CalendarWithKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "Choisir une date" });
    await userEvent.click(opener);
    const dialog = canvas.getByRole("dialog", { name: "Choisir une date" });
    await expect(within(dialog).getByRole("button", { name: /^mardi 24 novembre 2026/ })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(within(dialog).getByRole("button", { name: "lundi 23 novembre 2026" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(within(dialog).getByRole("button", { name: /^mercredi 2 décembre 2026/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-02");
    await expect(canvas.getByLabelText("Retour en stock")).toHaveValue("02/12/2026");
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Choisir une date" }));
  },
};

/** A typed date counts at once; one that does not exist is told on leaving. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Retour en stock");
    await userEvent.type(input, "21/11/2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-21");
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, "31/02/2026");
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Cette date n’existe pas/);
  },
};

export const Range: Story = {
  render: function Ranged() {
    const [range, setRange] = useState<[string | null, string | null]>(["2026-11-19", "2026-11-24"]);
    return (
      <div style={{ minHeight: 480 }}>
        <DateRangePicker from={range[0]} label="Date" onChange={(from, to) => setRange([from, to])} to={range[1]} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Date/ }));
    const from = canvas.getByLabelText("Du");
    await expect(from).toHaveValue("19/11/2026");
    await userEvent.clear(from);
    await userEvent.type(from, "16/11/2026");
    await expect(canvas.getByRole("button", { name: /^Date/ })).toHaveTextContent("16/11/2026 – 24/11/2026");
  },
};
