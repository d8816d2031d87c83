import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { CodeDetails, CodeText } from "./CodeText.tsx";

const text = `{
  "@type": "Event",
  "name": "Rencontre avec Annie Ernaux",
  "startDate": "2026-12-03T19:00:00+01:00"
}`;

/** Un texte technique à lire et à copier, derrière une ligne qui l’ouvre. */
const meta = {
  title: "Éditeurs/Texte technique (CodeText, CodeDetails)",
  component: CodeText,
  subcomponents: { CodeDetails },
  args: { label: "Données structurées", text },
} satisfies Meta<typeof CodeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Données structurées" })).toHaveTextContent(/Annie Ernaux/);
    await expect(canvas.getByRole("button", { name: /^Copier\s: Données structurées$/ })).toBeVisible();
  },
};

/** Fermé, rien de ce qu’il contient n’est dessiné. */
export const Disclosed: Story = {
  name: "À ouvrir",
  render: (args) => (
    <CodeDetails label="Données structurées">
      <CodeText {...args} />
    </CodeDetails>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Annie Ernaux/)).toBeNull();
    await userEvent.click(canvas.getByText("Données structurées"));
    await expect(await canvas.findByText(/Annie Ernaux/)).toBeVisible();
  },
};
