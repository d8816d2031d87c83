import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { EanField } from "./EanField.tsx";
import { Form } from "./Form.tsx";

/** Le code d’un livre, tapé, collé ou lu à la douchette : la clé est vérifiée, un ISBN-10 converti, les tirets posés en sortant. */
const meta = {
  title: "Champs/EAN et ISBN (EanField)",
  component: EanField,
  args: { label: "EAN", name: "ean", value: "", onChange: fn(), onScan: fn() },
  render: function Controlled(args) {
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
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "EAN" })).toHaveAccessibleDescription(
      "Treize chiffres, avec ou sans tirets, ou un ISBN-10.",
    );
  },
};

/** « L’Étranger » : les tirets viennent en sortant du champ, et ce sont les treize chiffres qui partent. */
export const Filled: Story = {
  name: "Rempli",
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "EAN" });
    await userEvent.type(field, "9782070360024");
    await expect(args.onChange).toHaveBeenLastCalledWith("9782070360024");
    await waitFor(() => expect(field).toHaveAccessibleDescription("EAN 978-2-07-036002-4"));
    await userEvent.tab();
    await expect(field).toHaveValue("978-2-07-036002-4");
  },
};

/** Un chiffre faux : le champ dit quelle clé serait juste. */
export const WrongCheckDigit: Story = {
  name: "Clé fausse",
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
  name: "Trop court",
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "EAN" });
    await userEvent.type(field, "97820703");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/compte treize chiffres.; il y en a 8\./);
  },
};

/** Un ancien ISBN devient un EAN, et le champ le dit. */
export const Isbn10: Story = {
  name: "ISBN-10 converti",
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "EAN" });
    await userEvent.type(field, "2-07-036002-4");
    await expect(args.onChange).toHaveBeenLastCalledWith("9782070360024");
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription("ISBN-10 converti\u00a0: EAN 978-2-07-036002-4"));
    await expect(field).toHaveValue("978-2-07-036002-4");
  },
};

/** Sans la touche Majuscules, la douchette tape les signes du haut du clavier et Entrée : l’EAN est lu, le formulaire ne part pas. */
export const ScannedOnAzerty: Story = {
  name: "À la douchette, clavier français",
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

/** Ce qui se vend à côté des livres a un EAN sans tirets. */
export const NotABook: Story = {
  name: "Article qui n’est pas un livre",
  args: { value: "3700301045676" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "EAN" })).toHaveAccessibleDescription("EAN 3700301045676");
  },
};

export const Refused: Story = {
  name: "En erreur",
  args: { value: "9782253023906", error: "Cet EAN est déjà celui de la fiche nº 2207, « La Vie mode d’emploi »." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "EAN" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Cet EAN est déjà celui de la fiche nº 2207/);
  },
};

export const Off: Story = {
  name: "Désactivé",
  args: { value: "9782070360024", isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "EAN" })).toBeDisabled();
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { value: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "EAN" })).toHaveAccessibleDescription(
      "Thirteen digits, with or without hyphens, or an ISBN-10.",
    );
  },
};
