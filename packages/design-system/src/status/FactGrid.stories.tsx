import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cover, FactGrid } from "./FactGrid.tsx";

const meta = {
  title: "États/Fiche",
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

/** A fact that is not known says so instead of leaving a hole. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Non renseigné")).toBeVisible();
    await expect(canvas.getByText("Prix fixé par l’éditeur.")).toBeVisible();
  },
};

/** Without a picture the title’s letter stands there, its article left aside. */
export const MissingCover: Story = {
  render: () => <Cover title="La Vie mode d’emploi">Aucune image reçue.</Cover>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("V")).toBeVisible();
    await expect(canvas.getByText("Aucune image reçue.")).toBeVisible();
  },
};
