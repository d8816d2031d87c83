import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { EanField } from "./EanField.tsx";
import { Form } from "./Form.tsx";

const meta = {
  title: "Champs/EanField",
  component: EanField,
  args: { label: "EAN", name: "ean", value: "", onChange: fn(), onScan: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 344 }}>
        <Form onSubmit={submitted}>
          <EanField
            {...args}
            onChange={(next) => {
              args.onChange(next);
              setValue(next);
            }}
            value={value}
          />
        </Form>
      </div>
    );
  },
} satisfies Meta<typeof EanField>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "EAN" })).toHaveAccessibleDescription(
      "Treize chiffres, avec ou sans tirets, ou un ISBN-10.",
    );
  },
};

/** « L’Étranger »: the hyphens come on leaving, and the thirteen digits are what is sent. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "EAN" });
    await userEvent.type(field, "9782070360024");
    await expect(args.onChange).toHaveBeenLastCalledWith("9782070360024");
    await waitFor(() => expect(field).toHaveAccessibleDescription("EAN 978-2-07-036002-4"));
    await userEvent.tab();
    await expect(field).toHaveValue("978-2-07-036002-4");
  },
};

/** One wrong digit: the digit that would be right is named. */
export const WrongCheckDigit: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "EAN" });
    await userEvent.type(field, "978-2-07-036002-5");
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/la clé serait 4/);
    await expect(field).toHaveValue("978-2-07-036002-5");
    await userEvent.type(field, "{Backspace}4");
    await expect(field).toBeValid();
  },
};

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "EAN" });
    await userEvent.type(field, "97820703");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/compte treize chiffres.; il y en a 8\./);
  },
};

/** An old ISBN becomes an EAN, and the field says so. */
export const Isbn10: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "EAN" });
    await userEvent.type(field, "2-07-036002-4");
    await expect(args.onChange).toHaveBeenLastCalledWith("9782070360024");
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription("ISBN-10 converti\u00a0: EAN 978-2-07-036002-4"));
    await expect(field).toHaveValue("978-2-07-036002-4");
  },
};

/** A scanner on a French keyboard without caps lock types the digit row's signs and Enter: the EAN is read, and the form is not sent. */
export const ScannedOnAzerty: Story = {
  play: async ({ canvasElement, args }) => {
    submitted.mockClear();
    const field = within(canvasElement).getByRole("textbox", { name: "EAN" });
    await userEvent.type(field, "çè_éàèà\"-ààé'{Enter}", { delay: null });
    await expect(args.onScan).toHaveBeenCalledWith("9782070360024");
    await expect(submitted).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveValue("978-2-07-036002-4"));
    await expect(field).toHaveFocus();
  },
};

/** What is sold beside books has an EAN without hyphens. */
export const NotABook: Story = {
  args: { value: "3700301045676" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "EAN" })).toHaveAccessibleDescription("EAN 3700301045676");
  },
};

export const Refused: Story = {
  args: { value: "9782253023906", error: "Cet EAN est déjà celui de la fiche nº 2207, « La Vie mode d’emploi »." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "EAN" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Cet EAN est déjà celui de la fiche nº 2207/);
  },
};

export const Off: Story = {
  args: { value: "9782070360024", isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "EAN" })).toBeDisabled();
  },
};

export const InEnglish: Story = {
  globals: { locale: "en" },
  args: { value: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "EAN" })).toHaveAccessibleDescription(
      "Thirteen digits, with or without hyphens, or an ISBN-10.",
    );
  },
};
