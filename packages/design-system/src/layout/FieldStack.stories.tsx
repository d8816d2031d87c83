import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { FieldStack } from "./ScreenOnly.tsx";

/** Des champs et des boutons l’un sous l’autre, hors d’un formulaire mais à son rythme. */
const meta = { title: "Page/Pile de champs (FieldStack)", component: FieldStack } satisfies Meta<typeof FieldStack>;
export default meta;

/** Un champ et son bouton gardent la distance d’un formulaire. */
export const Rhythm: StoryObj<typeof meta> = {
  name: "Principal",
  args: {
    children: (
      <>
        <TextField help="Un EAN scanné s’ajoute aussitôt." label="Titre ou EAN" name="title" />
        <Button>Ajouter ce titre</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const help = canvas.getByText("Un EAN scanné s’ajoute aussitôt.").getBoundingClientRect();
    const button = canvas.getByRole("button").getBoundingClientRect();
    await expect(button.top - help.bottom).toBeGreaterThanOrEqual(12);
  },
};
