import { claims } from "@reserve/domain";
import { failing, loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { writePreview } from "../../../shared/session/preview.ts";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../../shared/stories/story-states.ts";
import { analysisAt, names } from "../story-records.ts";
import { AnalysisScreen } from "./AnalysisScreen.tsx";

const path = "/analytics/analysis";
const at = (query = "") => consoleStory({ path, at: `${path}${query}`, server: "fresh" });
const year = "?period=months12";

/** Ce que les personnes d’une cible cherchent, regardent et achètent : chiffres, courbe, palmarès, chacun en tableau et en fichier. */
const meta = {
  title: "Écrans/Analyse des ventes",
  component: AnalysisScreen,
  parameters: { ...at(year) },
} satisfies Meta<typeof AnalysisScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les chiffres de la période, ce qu’ils étaient avant, et le même graphique lu au clavier ou en tableau. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole("region", { name: "Chiffres de la période" }));
    await expect(figures.getByText("Personnes venues")).toBeVisible();
    await expect(figures.getAllByText(/\savant$/)).toHaveLength(4);
    const plot = await canvas.findByRole("slider", { name: /^Personnes venues, par mois/ });
    plot.focus();
    await userEvent.keyboard("{End}");
    await expect(plot).toHaveAttribute("aria-valuetext", expect.stringMatching(/^mois 11\/2026, incomplet\s: \d/));
    await userEvent.click(canvas.getAllByRole("button", { name: "Voir le tableau" })[0] as HTMLElement);
    await expect(canvas.getByRole("table", { name: "Personnes venues, par mois" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(13);
  },
};

/** La cible, sa phrase et ce qu’on peut faire de ces personnes restent sous les yeux. */
export const OfTarget: Story = {
  name: "D’une cible",
  parameters: consoleStory({ path, at: analysisAt(names.faithful, "period=months12"), server: "fresh" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Les personnes qui ont commandé au moins 5 fois.")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Écrire à ces personnes" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Exclure ces personnes" }));
    await waitFor(() => expect(canvas.getAllByText(/^Toutes les personnes\s+sauf celles qui/)[0]).toBeVisible());
    await expect(await canvas.findByRole("link", { name: "ont commandé au moins 5 fois" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Écrire à ces personnes" }));
    await expect(await canvas.findByText(/^\/mailCampain\/detail\?target=\d+/)).toBeVisible();
  },
};

/** Des conditions bâties sur place ; la phrase suit, et rien n’est enregistré avant qu’on s’en serve : la remise s’ouvre pour la cible qu’elles sont alors. */
export const Built: Story = {
  name: "Conditions bâties ici",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("combobox", { name: "Cible" }));
    await userEvent.click(await page.findByRole("option", { name: "Conditions à bâtir ici" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Condition" }));
    const field = await canvas.findByRole("combobox", { name: "Champ" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Enter}Comman{Enter}");
    await userEvent.type(await canvas.findByRole("spinbutton", { name: "Valeur" }), "2{Tab}");
    await expect(await canvas.findByText("Les personnes qui ont commandé au moins 2 fois.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Offrir une remise" }));
    await expect(await canvas.findByText(/^\/public\/discount\/detail\?target=\d+/)).toBeVisible();
  },
};

/** Un autre chiffre, un autre classement, une seule action : l’adresse le retient. */
export const Ranked: Story = {
  name: "Palmarès d’une action",
  parameters: at(`${year}&kind=Search&action=Search&measure=events`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Premières recherches" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Recherches" })).toBeChecked();
    await expect(await canvas.findByRole("slider", { name: /^Actions, par mois/ })).toBeVisible();
    await expect((await canvas.findAllByText(/^\((nouveau|nº\s\d+ avant)\)$/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Titres" }));
    await expect(await canvas.findByRole("heading", { name: "Premiers titres" })).toBeVisible();
  },
};

/** Une période qu’on ne peut pas compter se dit à sa date, sans rien demander. */
export const WrongPeriod: Story = {
  name: "Période impossible",
  parameters: at("?period=custom&from=2026-11-10&to=2026-11-01"),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Au" })).toHaveAccessibleDescription(/finit avant d’avoir commencé/));
  },
};

/** Personne n’a rien fait : ce n’est ni une panne ni un chargement. */
export const Empty: Story = {
  name: "Vide",
  parameters: at("?period=custom&from=2020-01-01&to=2020-01-31"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Personne n’a rien fait pendant cette période.")).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("statsFromTarget")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Période" })).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.queryByText(/n’a rien fait/)).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("statsFromTarget") };

/** Le graphique seul n’est pas venu : les chiffres restent. */
export const ChartFailed: Story = {
  name: "Graphique en échec",
  beforeEach: ({ msw }) => msw.use(failing("overTimeFromTarget")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Les chiffres n’ont pas pu être chargés.")).toBeVisible();
    await expect(canvas.getByText("Personnes venues", { selector: "span" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les analyses", "statsFromTarget") };

/** Qui ne peut ni écrire ni remiser ne voit que ce qu’il peut faire. */
export const OnlyAnalysis: Story = {
  name: "Droit d’analyse seul",
  parameters: consoleStory({ path, at: analysisAt(names.faithful, "period=months12"), server: "fresh" }),
  beforeEach: () => writePreview({ userId: 1, name: "Analyse", claims: [claims.analytics.manage] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Exclure ces personnes" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Écrire à ces personnes" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Offrir une remise" })).toBeNull();
  },
};
