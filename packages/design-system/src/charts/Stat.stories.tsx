import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stat, StatRow } from "./Stat.tsx";

/** Un chiffre en grand, ce qu’il compte, et comment il a bougé : en mots et avec son signe. */
const meta = {
  title: "Graphiques/Chiffre clé (Stat)",
  component: Stat,
  subcomponents: { StatRow },
  args: { label: "Chiffre d’affaires", value: "15\u202f533,00\u00a0€", change: { ratio: 0.12, against: "la semaine dernière" } },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plus que la semaine dernière : une flèche, un signe et des mots. */
export const Up: Story = {
  name: "En hausse",
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/par rapport à la semaine dernière/)).toHaveTextContent(
      "En hausse +12 % par rapport à la semaine dernière",
    );
  },
};

/** Moins que la semaine dernière. */
export const Down: Story = {
  name: "En baisse",
  args: { label: "Commandes", value: "387", change: { ratio: -0.034, against: "la semaine dernière" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/par rapport à/)).toHaveTextContent(/^En baisse [-\u2212]3,4 % par rapport à la semaine dernière$/);
  },
};

/** Ce qui s’arrondit à rien n’a pas bougé. */
export const Unchanged: Story = {
  name: "Inchangé",
  args: { label: "Retours", value: "4", change: { ratio: 0.0002, against: "la semaine dernière" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("comme la semaine dernière")).toBeVisible();
  },
};

/** Côte à côte, sans cadres. */
export const Row: Story = {
  name: "Plusieurs côte à côte",
  render: (args) => (
    <StatRow>
      <Stat {...args} detail={"387 commandes, panier moyen 40,14\u00a0€"} href="#/analysis" />
      <Stat change={{ ratio: -0.034, against: "la semaine dernière" }} label="Commandes" value="387" />
      <Stat label="Panier moyen" value={"40,14\u00a0€"} />
      <Stat {...args} isLoading label="Retours" />
    </StatRow>
  ),
};

/** Sur un petit écran, les uns sous les autres. */
export const SmallScreen: Story = {
  ...Row,
  name: "Étroit",
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Turnover", value: "€15,533.00", change: { ratio: 0.12, against: "last week" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+12% compared with last week")).toBeVisible();
  },
};
