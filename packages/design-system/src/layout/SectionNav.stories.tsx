import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Section, Sheet, SheetAndMargin } from "./Page.tsx";
import { SectionNav } from "./SectionNav.tsx";

const sections = [
  { id: "identite", label: "Identité" },
  { id: "edition", label: "Édition" },
  { id: "prix", label: "Prix et TVA" },
];

/** Les parties d’une longue page en liste de liens ; celle qu’on lit est marquée. */
const meta = { title: "Page/Sommaire (SectionNav)", component: SectionNav, args: { title: "Sommaire", sections } } satisfies Meta<
  typeof SectionNav
>;
export default meta;

/** Une longue fiche et son sommaire : en avançant, la partie suivante se marque. */
export const LongSheet: StoryObj<typeof meta> = {
  name: "Principal",
  parameters: { viewport: { options: { desktop: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } } },
  globals: { viewport: { value: "desktop" } },
  render: (args) => (
    <SheetAndMargin index={<SectionNav {...args} />} margin={<Section title="Couverture">Aucune image reçue.</Section>} marginLabel="Notes">
      <Sheet>
        {sections.map(({ id, label }) => (
          <Section id={id} key={id} title={label}>
            <div style={{ height: 600 }}>{label}</div>
          </Section>
        ))}
      </Sheet>
    </SheetAndMargin>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Identité" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Prix et TVA" })).toHaveAttribute("href", "#prix");
    canvas.getByRole("heading", { name: "Édition" }).scrollIntoView();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Édition" })).toHaveAttribute("aria-current", "true"));
  },
};

/** Après un refus, chaque partie dit combien de ses champs sont à corriger. */
export const WithErrors: StoryObj<typeof meta> = {
  name: "En erreur",
  args: {
    sections: [
      { id: "identite", label: "Identité", errorCount: 2 },
      { id: "edition", label: "Édition" },
      { id: "prix", label: "Prix et TVA", errorCount: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Identité 2 à corriger" })).toBeVisible();
  },
};
