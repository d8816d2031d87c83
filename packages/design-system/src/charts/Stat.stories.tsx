import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stat, StatRow } from "./Stat.tsx";

const meta = {
  title: "Graphiques/Stat",
  component: Stat,
  args: { label: "Chiffre d’affaires", value: "15\u202f533,00\u00a0€", change: { ratio: 0.12, against: "la semaine dernière" } },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More than last week: an arrow, a sign and words. */
export const Up: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/par rapport à la semaine dernière/)).toHaveTextContent(
      "En hausse +12 % par rapport à la semaine dernière",
    );
  },
};

/** Less than last week. */
export const Down: Story = {
  args: { label: "Commandes", value: "387", change: { ratio: -0.034, against: "la semaine dernière" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/par rapport à/)).toHaveTextContent(/^En baisse [-\u2212]3,4 % par rapport à la semaine dernière$/);
  },
};

/** What rounds to nothing did not move. */
export const Unchanged: Story = {
  args: { label: "Retours", value: "4", change: { ratio: 0.0002, against: "la semaine dernière" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("comme la semaine dernière")).toBeVisible();
  },
};

/** Several side by side: no boxes. */
export const Row: Story = {
  render: (args) => (
    <StatRow>
      <Stat {...args} detail={"387 commandes, panier moyen 40,14\u00a0€"} href="#/analysis" />
      <Stat change={{ ratio: -0.034, against: "la semaine dernière" }} label="Commandes" value="387" />
      <Stat label="Panier moyen" value={"40,14\u00a0€"} />
      <Stat {...args} isLoading label="Retours" />
    </StatRow>
  ),
};

/** On a small screen they stand one below the other. */
export const SmallScreen: Story = {
  ...Row,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};

export const English: Story = {
  globals: { locale: "en" },
  args: { label: "Turnover", value: "€15,533.00", change: { ratio: 0.12, against: "last week" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+12% compared with last week")).toBeVisible();
  },
};
