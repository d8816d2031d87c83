import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { BarChart } from "./BarChart.tsx";
import type { ChartPoint } from "./ChartFrame.tsx";
import { LineChart } from "./LineChart.tsx";

const turnover = [418, 1180, 1345, 290, 1210, 1502, 1878, 512, 1104, 1268, 1420, 1388, 1742.5, 320];
const before = [390, 990, 1290, 340, 1320, 1390, 1604, 470, 1190, 1201, 1288, 1402, 1611, 1408];
const weekdays = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];
const points: ChartPoint[] = turnover.map((value, index) => ({
  label: String(index + 8),
  name: `${weekdays[index % 7]} ${index + 8} novembre`,
  value,
  isCurrent: index === 13,
}));
const compared: ChartPoint[] = points.map((point, index) => ({ ...point, previous: before[index] ?? null }));
const euros: Intl.NumberFormatOptions = { style: "currency", currency: "EUR" };

/** Des valeurs jour par jour : le passé en neutre, aujourd’hui dans la couleur du client. Les flèches les lisent une à une, et un tableau dit la même chose. */
const meta = {
  title: "Graphiques/Courbes et barres (BarChart, LineChart)",
  component: BarChart,
  subcomponents: { LineChart },
  args: {
    title: "Chiffre d’affaires, 14 jours",
    summary: "15\u202f577,50\u00a0€ du 8 au 21 novembre, en hausse de 6\u00a0% sur les 14 jours précédents.",
    points,
    columns: { point: "Jour", value: "Chiffre d’affaires" },
    number: euros,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le passé en neutre, aujourd’hui en couleur ; les flèches lisent les jours. */
export const Bars: Story = {
  name: "Barres",
  play: async ({ canvas }) => {
    const plot = canvas.getByRole("slider", { name: "Chiffre d’affaires, 14 jours, parcourir les valeurs" });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAttribute("aria-valuetext", "samedi 21 novembre\u00a0: 320,00\u00a0€");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(plot).toHaveAttribute("aria-valuetext", "vendredi 20 novembre\u00a0: 1\u202f742,50\u00a0€");
    await expect(canvas.getByText("vendredi 20 novembre")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("vendredi 20 novembre")).toBeNull();
  },
};

/** Deux périodes en barres : la précédente est un trait à la hauteur qu’elle avait, ce qui est en cours est en tirets. */
export const BarsCompared: Story = {
  name: "Barres comparées",
  args: { points: compared, columns: { point: "Jour", value: "14 derniers jours", previous: "14 jours précédents" } },
  play: async ({ canvas }) => {
    canvas.getByRole("slider").focus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("slider")).toHaveAttribute(
      "aria-valuetext",
      "dimanche 8 novembre\u00a0: 418,00\u00a0€\u202f; 14 jours précédents\u00a0: 390,00\u00a0€",
    );
    await expect(canvas.getAllByText("14 jours précédents")[0]).toBeVisible();
  },
};

/** Les mêmes chiffres en tableau. */
export const TableTwin: Story = {
  name: "En tableau",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Voir le tableau" }));
    await expect(canvas.getByRole("table", { name: "Chiffre d’affaires, 14 jours" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(15);
    await expect(canvas.getByRole("row", { name: "samedi 21 novembre 320,00\u00a0€" })).toBeVisible();
  },
};

/** Deux périodes : celle-ci en couleur, la précédente en tirets. */
export const Line: Story = {
  name: "Courbes",
  args: { points: compared, columns: { point: "Jour", value: "14 derniers jours", previous: "14 jours précédents" } },
  render: (args) => <LineChart {...args} />,
  play: async ({ canvas }) => {
    const plot = canvas.getByRole("slider");
    plot.focus();
    await userEvent.keyboard("{Home}");
    await expect(plot).toHaveAttribute(
      "aria-valuetext",
      "dimanche 8 novembre\u00a0: 418,00\u00a0€\u202f; 14 jours précédents\u00a0: 390,00\u00a0€",
    );
    await expect(canvas.getAllByText("14 jours précédents")[0]).toBeVisible();
  },
};

/** Un jour sans chiffre laisse un vide ; un remboursement passe sous zéro. */
export const GapsAndRefunds: Story = {
  name: "Jours sans chiffre et remboursements",
  args: {
    title: "Solde par jour",
    summary: "Deux jours de remboursements, un jour sans relevé.",
    points: [120, 80, null, -45, 60, -12, 90].map((value, index) => ({ label: String(index + 15), value, isCurrent: index === 6 })),
    columns: { point: "Jour", value: "Solde" },
  },
};

/** La même chose en courbe. */
export const LineWithGap: Story = {
  ...GapsAndRefunds,
  name: "Courbe interrompue",
  render: (args) => <LineChart {...args} />,
};

/** Sur un petit écran, des étiquettes s’effacent pour qu’aucune n’en touche une autre. */
export const NinetyDays: Story = {
  name: "Quatre-vingt-dix jours, étroit",
  args: {
    title: "Commandes, 90 jours",
    summary: "2\u202f418 commandes en 90 jours.",
    columns: { point: "Jour", value: "Commandes" },
    number: {},
    points: Array.from({ length: 90 }, (_, index) => ({
      label: `${(index % 30) + 1}/${9 + Math.floor(index / 30)}`,
      name: `jour ${index + 1}`,
      value: 18 + ((index * 7) % 23),
      isCurrent: index === 89,
    })),
  },
  render: (args) => (
    <div style={{ maxWidth: 328 }}>
      <BarChart {...args} />
    </div>
  ),
};

/** Les chiffres arrivent. */
export const Loading: Story = { name: "Chargement", args: { state: "loading", points: [] } };

/** Une autre question est posée : les chiffres d’avant restent, on ne les emporte pas. */
export const Stale: Story = {
  name: "En cours de mise à jour",
  args: { state: "stale" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("button", { name: "Exporter en CSV" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Voir le tableau" })).not.toHaveAttribute("aria-disabled");
  },
};

/** Les chiffres ne sont pas venus, et ce qu’on peut faire. */
export const Failed: Story = {
  name: "Échec",
  args: { state: "failed", points: [], onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Une période sans aucun chiffre. */
export const Empty: Story = {
  name: "Vide",
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aucun chiffre sur cette période.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Mots et chiffres à l’anglaise. */
export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: {
    title: "Turnover, 14 days",
    summary: "€15,577.50 from 8 to 21 November.",
    columns: { point: "Day", value: "Turnover" },
    points: points.map((point, index) => ({ ...point, name: `${index + 8} November` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "21 November: €320.00");
    await expect(canvas.getByRole("button", { name: "Export as CSV" })).toBeVisible();
  },
};
