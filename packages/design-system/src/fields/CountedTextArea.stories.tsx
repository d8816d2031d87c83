import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CountedTextArea } from "./CountedTextArea.tsx";

/** Plusieurs lignes de texte, et combien de caractères il reste. Près de la fin, le compte est aussi dit à voix haute, quand on cesse de taper. */
const meta = {
  title: "Champs/Texte long avec compteur (CountedTextArea)",
  component: CountedTextArea,
  args: { label: "Résumé", name: "summary", value: "", onChange: fn(), maxCharacters: 180, help: "Ce que montrent les listes du site." },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 448 }}>
        <CountedTextArea
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
} satisfies Meta<typeof CountedTextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const camus =
  "Aujourd’hui, maman est morte. Ou peut-être hier, je ne sais pas. J’ai reçu un télégramme de l’asile : « Mère décédée. Enterrement demain. »";

export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Résumé" })).toHaveAccessibleDescription(/180.caractères restants/);
  },
};

export const Filled: Story = {
  name: "Rempli",
  args: { value: camus },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Résumé" })).toHaveAccessibleDescription(/41.caractères restants/);
  },
};

/** Près de la fin, le compte est dit à voix haute quand on cesse de taper ; rien n’est coupé. */
export const NearTheEnd: Story = {
  name: "Près de la limite",
  args: { value: camus.slice(0, -22), maxCharacters: 150 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Résumé" });
    await expect(field).toHaveAccessibleDescription(/33.caractères restants/);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(field, " Enterrement demain. »!");
    await expect(field).toHaveAccessibleDescription(/10.caractères restants/);
    await expect(await canvas.findByText(/caractères restants/, { selector: "[role=status]" })).toBeInTheDocument();
    await userEvent.type(field, " Cela ne veut rien dire.");
    await expect(field).toHaveAccessibleDescription(/14.caractères de trop\./);
    await expect(field).toBeInvalid();
  },
};

export const TooLong: Story = {
  name: "Trop long",
  args: { value: camus, maxCharacters: 100 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Résumé" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/39.caractères de trop\./);
  },
};

export const Off: Story = {
  name: "Désactivé",
  args: { value: camus, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Résumé" })).toBeDisabled();
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Summary", help: undefined, value: camus },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Summary" })).toHaveAccessibleDescription(/41 characters left/);
  },
};
