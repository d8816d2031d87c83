import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { NewPasswordField } from "./NewPasswordField.tsx";

/** Un mot de passe que l’on choisit : combien de caractères il faut, s’il est solide, et le même une seconde fois. */
const meta = {
  title: "Champs/Nouveau mot de passe (NewPasswordField)",
  component: NewPasswordField,
  args: { label: "Nouveau mot de passe", name: "password", value: "", onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 344 }}>
        <NewPasswordField
          {...args}
          onChange={(next) => {
            args.onChange(next);
            setValue(next);
          }}
          value={value}
        />
      </div>
    );
  },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveAccessibleDescription(/^Douze caractères au moins\./);
    await expect(canvas.queryByRole("meter")).toBeNull();
  },
};

/** Ce qui manque, puis la solidité, puis la répétition. */
export const Chosen: Story = {
  name: "Rempli",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText("Nouveau mot de passe");
    const repeat = canvas.getByLabelText("Répéter le mot de passe");
    await userEvent.type(password, "trois chats");
    await expect(password).toHaveAccessibleDescription(/Encore 1.caractère\./);
    await userEvent.tab();
    await expect(password).toBeInvalid();
    await userEvent.type(password, " lisent Duras");
    await expect(password).toBeValid();
    await expect(canvas.getByRole("meter", { name: "Solidité du mot de passe" })).toHaveAttribute("aria-valuetext", "Solide.");
    await userEvent.type(repeat, "trois chiens");
    await expect(repeat).toHaveAccessibleDescription(/Les deux mots de passe ne sont pas les mêmes\./);
    await userEvent.clear(repeat);
    await userEvent.type(repeat, "trois chats lisent Duras");
    await expect(repeat).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith("trois chats lisent Duras");
  },
};

export const Weak: Story = {
  name: "Faible",
  args: { value: "aaaaaaaaaaaaaaaa" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Nouveau mot de passe")).toHaveAccessibleDescription(/trop de répétitions/);
  },
};

export const Fair: Story = {
  name: "Correct",
  args: { value: "bouquiniste7" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "Solidité du mot de passe" })).toHaveAttribute("aria-valuetext", "Correct.");
  },
};

export const Refused: Story = {
  name: "En erreur",
  args: { value: "librairie2026", error: "Ce mot de passe est trop répandu. Choisissez-en un autre." },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("Nouveau mot de passe");
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(/^Ce mot de passe est trop répandu\./);
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "New password", value: "three cats read Duras" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "Strength of the password" })).toHaveAttribute("aria-valuetext", "Strong.");
  },
};
