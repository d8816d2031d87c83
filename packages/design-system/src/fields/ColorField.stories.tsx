import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { ColorField } from "./ColorField.tsx";

/** Une couleur choisie ou tapée, et un mot qui dit sur quel fond un texte de cette couleur se lit. */
const meta = {
  title: "Champs/Couleur (ColorField)",
  component: ColorField,
  args: { label: "Couleur de l’étiquette", name: "color", value: "#1D5B45", onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 344 }}>
        <ColorField
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
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tapée ou choisie, avec ou sans dièse ; le contraste est dit en mots. */
export const Filled: Story = {
  name: "Rempli",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Couleur de l’étiquette" });
    await expect(field).toHaveAccessibleDescription(/Lisible sur papier, trop sombre sur encre/);
    await userEvent.clear(field);
    await userEvent.type(field, "fc0");
    await expect(args.onChange).toHaveBeenLastCalledWith("#FFCC00");
    await userEvent.tab();
    await expect(field).toHaveValue("#FFCC00");
    await expect(field).toHaveAccessibleDescription(/Lisible sur encre, trop pâle sur papier/);
    await fireEvent.change(canvas.getByLabelText(/^Choisir.: Couleur de l’étiquette$/), { target: { value: "#7b1e3a" } });
    await expect(field).toHaveValue("#7B1E3A");
  },
};

/** Rien de choisi : un exemple dans le champ, et aucun mot sur le contraste. */
export const Empty: Story = {
  name: "Vide",
  args: { value: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("placeholder", "#1D5B45");
    await expect(canvas.queryByText(/lisible/i)).toBeNull();
  },
};

export const Wrong: Story = {
  name: "En erreur, saisie impossible",
  args: { value: "" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "bordeaux");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription("Saisissez une couleur, par exemple #1D5B45.");
  },
};

export const Refused: Story = {
  name: "En erreur",
  args: { error: "Une autre étiquette porte déjà cette couleur." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Couleur de l’étiquette" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Une autre étiquette porte déjà cette couleur\./);
  },
};

export const Off: Story = {
  name: "Désactivé",
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
    await expect(canvas.getByLabelText(/^Choisir/)).toBeDisabled();
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Colour of the label", value: "#8A8A8A" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Colour of the label" })).toHaveAccessibleDescription(
      /Legible on ink, too pale on paper/,
    );
  },
};
