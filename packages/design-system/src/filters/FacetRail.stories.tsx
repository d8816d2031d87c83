import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { type Facet, FacetRail } from "./FacetRail.tsx";

const values: Record<string, Facet["values"]> = {
  kind: [
    { value: "Book", label: "Livre", count: 10_000 },
    { value: "Comic", label: "Bande dessinée", count: 6204 },
    { value: "Dvd", label: "DVD", count: 741 },
  ],
  publisher: ["Gallimard", "Le Livre de poche", "Actes Sud", "Points", "Seuil", "Minuit", "P.O.L", "Verticales"].map((label, index) => ({
    value: label,
    label,
    count: 900 - 100 * index,
  })),
  language: [
    { value: "fre", label: "français", count: 9846 },
    { value: "bre", label: "breton", count: 22 },
  ],
};

function Narrowed({ start = {} }: { start?: Record<string, readonly string[]> }) {
  const [chosen, setChosen] = useState(start);
  const facet = (name: string, label: string, startsOpen: boolean): Facet => ({
    name,
    label,
    values: values[name] ?? [],
    selected: chosen[name] ?? [],
    onChange: (next) => setChosen({ ...chosen, [name]: next }),
    isExact: name !== "kind",
    startsOpen,
  });
  return (
    <FacetRail
      facets={[facet("kind", "Nature", true), facet("publisher", "Éditeur", true), facet("language", "Langue", false)]}
      label="Affiner"
    >
      <p>La liste</p>
    </FacetRail>
  );
}

/** Une liste et son rail de facettes : l’index du livre. Sous 1240 px, elles attendent derrière « Affiner (2) ». */
const meta = { title: "Filtres/Rail de facettes", component: Narrowed, subcomponents: { FacetRail } } satisfies Meta<typeof Narrowed>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { options: { wide: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } } };

/** Chaque valeur avec son nombre ; au-delà de dix mille, « plus de ». */
export const Open: Story = {
  name: "Ouvert",
  parameters: wide,
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: /^Livre plus de 10\s000/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.queryByRole("checkbox", { name: /Verticales/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Les 2 autres" }));
    await expect(canvas.getByRole("checkbox", { name: /Verticales/ })).toBeVisible();
  },
};

/** Une facette fermée dit ce qui y est choisi. */
export const ClosedSaysItsChoice: Story = {
  name: "Fermée, son choix",
  args: { start: { language: ["fre"], publisher: ["Verticales"] } },
  parameters: wide,
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("français", { selector: "b" })).toBeVisible();
    // What is ticked is in sight, however rare.
    await expect(canvas.getByRole("checkbox", { name: /Verticales/ })).toBeChecked();
  },
};

/** Sur un écran étroit, un bouton les compte et les ouvre. */
export const Narrow: Story = {
  name: "Téléphone",
  args: { start: { language: ["fre"], kind: ["Book"] } },
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Affiner (2)" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("complementary", { name: "Affiner" })).toBeNull();
    await userEvent.click(button);
    const rail = canvas.getByRole("complementary", { name: "Affiner" });
    await expect(within(rail).getByRole("checkbox", { name: /^Livre/ })).toBeChecked();
  },
};
