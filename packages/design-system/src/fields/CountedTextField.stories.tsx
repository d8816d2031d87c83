import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { CountedTextField } from "./CountedTextField.tsx";

/** Une ligne de texte qui a une limite : dans son dernier dixième, l’aide du champ compte les caractères. */
const meta = {
  title: "Champs/Texte court avec compteur (CountedTextField)",
  component: CountedTextField,
  args: { label: "Titre", name: "title", value: "", onChange: fn(), maxLength: 30, help: "Comme sur le site." },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 448 }}>
        <CountedTextField {...args} onChange={setValue} value={value} />
      </div>
    );
  },
} satisfies Meta<typeof CountedTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Titre" })).toHaveAccessibleDescription("Comme sur le site.");
  },
};

/** Le compte fait partie de la description du champ ; rien n’est tapé au-delà de la limite. */
export const NearTheEnd: Story = {
  name: "Près de la limite",
  args: { value: "La promesse de l’aube, tome" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Titre" });
    await expect(field).toHaveAccessibleDescription("Comme sur le site. 27/30");
    await userEvent.type(field, " deux");
    await expect(field).toHaveValue("La promesse de l’aube, tome de");
    await expect(field).toHaveAccessibleDescription("Comme sur le site. 30/30");
  },
};

/** Le compte s’écrit de même : « 28/30 », après l’aide. */
export const English: Story = {
  name: "En anglais",
  args: { label: "Title", help: "As on the site.", value: "Promise at Dawn, a memoir, II" },
  globals: { locale: "en" },
};
