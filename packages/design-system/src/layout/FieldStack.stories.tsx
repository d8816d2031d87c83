import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { FieldStack } from "./ScreenOnly.tsx";

const meta = { title: "Page/FieldStack", component: FieldStack } satisfies Meta<typeof FieldStack>;
export default meta;

/** A field and its button keep a form's distance. */
export const Rhythm: StoryObj<typeof meta> = {
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
