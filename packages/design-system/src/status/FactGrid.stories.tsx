import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FactGrid } from "./FactGrid.tsx";

/** Des faits rangés comme les champs d’un formulaire : le nom au-dessus, la valeur dessous. */
const meta = {
  title: "États/Fiche (FactGrid)",
  component: FactGrid,
  args: {
    emptyText: "Non renseigné",
    facts: [
      { term: "Titre", description: <i>La Vie mode d’emploi</i>, span: 8 },
      { term: "Série", description: null, span: 4 },
      { term: "Prix TTC", description: "11,90 €", help: "Prix fixé par l’éditeur.", span: 4 },
    ],
  },
} satisfies Meta<typeof FactGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un fait inconnu le dit, au lieu de laisser un trou. */
export const Facts: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Non renseigné")).toBeVisible();
    await expect(canvas.getByText("Prix fixé par l’éditeur.")).toBeVisible();
  },
};
