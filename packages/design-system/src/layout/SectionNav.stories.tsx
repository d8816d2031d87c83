import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Section, Sheet, SheetAndMargin } from "./Page.tsx";
import { SectionNav } from "./SectionNav.tsx";

const sections = [
  { id: "identite", label: "Identité" },
  { id: "edition", label: "Édition" },
  { id: "prix", label: "Prix et TVA" },
];

const meta = { title: "Page/SectionNav", component: SectionNav, args: { title: "Sommaire", sections } } satisfies Meta<typeof SectionNav>;
export default meta;

/** A long sheet with its index: reading on marks the next section. */
export const LongSheet: StoryObj<typeof meta> = {
  parameters: { viewport: { options: { desk: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } } },
  globals: { viewport: { value: "desk" } },
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

/** After a refusal: each section says how many of its fields have to be corrected. */
export const WithErrors: StoryObj<typeof meta> = {
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
