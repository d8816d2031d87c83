import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Link } from "../actions/Link.tsx";
import { Sums } from "./Sums.tsx";

/** De quoi une somme est faite : un petit tableau à gauche, les parts et le total à droite. */
const meta = {
  title: "États/Totaux (Sums)",
  component: Sums,
  args: {
    caption: "TVA",
    heads: ["TVA", "Base HT", "TVA", "TTC"],
    rows: [
      ["5,5 %", "53,00 €", "2,91 €", "55,91 €"],
      ["20 %", "13,40 €", "2,68 €", "16,08 €"],
    ],
    foot: ["Ensemble", "66,40 €", "5,59 €", "71,99 €"],
    parts: [
      { term: "Articles", amount: "67,09 €" },
      { term: "Colissimo", amount: "4,90 €" },
    ],
    total: { term: "Total TTC", amount: "71,99 €" },
  },
} satisfies Meta<typeof Sums>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque ligne porte le nom de son taux. */
export const TwoRates: Story = {
  name: "Deux taux de TVA",
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^20 %/ });
    await expect(within(row).getByRole("rowheader")).toHaveTextContent("20 %");
    await expect(canvas.getByText("Total TTC")).toBeVisible();
  },
};

/** Un seul taux n’a pas besoin de somme des taux. */
export const OneRate: Story = { name: "Un seul taux de TVA", args: { rows: [["5,5 %", "53,00 €", "2,91 €", "55,91 €"]], foot: undefined } };

/** Chaque ligne et chaque part mène à ce dont elle est la somme. */
export const Linked: Story = {
  name: "Avec des liens",
  args: {
    rows: [
      [
        <Link href="#5,5" key="5,5">
          5,5 %
        </Link>,
        "53,00 €",
        "2,91 €",
        "55,91 €",
      ],
    ],
    parts: [{ term: <Link href="#articles">Articles</Link>, amount: "67,09 €" }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "5,5 %" })).toHaveAttribute("href", "#5,5");
    await expect(canvas.getByRole("link", { name: "Articles" })).toHaveAttribute("href", "#articles");
  },
};
