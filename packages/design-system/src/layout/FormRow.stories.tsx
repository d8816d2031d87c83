import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { RadioGroup } from "../fields/RadioGroup.tsx";
import { FormRow, ScreenOnly } from "./ScreenOnly.tsx";

/** Des choix et le bouton qui les envoie sur une ligne, le bouton au bord droit. */
const meta = { title: "Page/Ligne de formulaire (FormRow)", component: FormRow, subcomponents: { ScreenOnly } } satisfies Meta<
  typeof FormRow
>;
export default meta;

/** Les choix à gauche, leur bouton au bord droit ; rien de cela ne s’imprime. */
export const Comment: StoryObj<typeof meta> = {
  name: "Principal",
  args: {
    children: (
      <>
        <RadioGroup
          defaultValue="internal"
          isInline
          isLabelHidden
          label="Pour qui"
          name="audience"
          options={[
            { value: "internal", label: "Interne, pour l’équipe" },
            { value: "message", label: "Message au client" },
          ]}
        />
        <Button>Ajouter le commentaire</Button>
      </>
    ),
  },
  render: (args) => (
    <ScreenOnly>
      <FormRow {...args} />
    </ScreenOnly>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Pour qui" }).getBoundingClientRect();
    await expect(canvas.getByRole("button").getBoundingClientRect().right).toBeGreaterThan(group.right);
  },
};
