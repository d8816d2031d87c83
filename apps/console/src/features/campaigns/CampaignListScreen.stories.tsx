import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { CampaignListScreen } from "./CampaignListScreen.tsx";
import { names } from "./story-records.ts";

const path = "/mailCampain";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
const named = (name: string) => ({ name: new RegExp(name) });

/** Les campagnes de courriels : où chacune en est, quand elle part et à combien de personnes. */
const meta = {
  title: "Écrans/Campagnes",
  component: CampaignListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof CampaignListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par campagne, avec son état et son départ ; le nom y mène, les vues comptent. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", named(names.draft)));
    await expect(row.getByRole("link", { name: names.draft })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/mailCampain\/detail\/\d+$/),
    );
    await expect(row.getByText("Brouillon")).toBeVisible();
    await expect(within(canvas.getByRole("row", named(names.scheduled))).getByText("Programmée")).toBeVisible();
    const paused = within(canvas.getByRole("row", named(names.paused)));
    await expect(paused.getByText("En pause")).toBeVisible();
    await expect(paused.getByText("18 sur 40")).toBeVisible();
    const sent = within(canvas.getByRole("row", named(names.sent)));
    await expect(sent.getByText("Envoyée")).toBeVisible();
    await expect(sent.getByText("47")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^En cours\s*1/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nouvelle campagne" })).toHaveAttribute("href", "/mailCampain/detail");
  },
};

/** Une vue ne garde que les campagnes d’un moment. */
export const Viewed: Story = {
  name: "Une vue",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", named(names.draft));
    await userEvent.click(await canvas.findByRole("link", { name: /^En cours/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: names.paused })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^En cours/ })).toHaveAttribute("aria-current", "page");
  },
};

/** À qui elles vont se choisit dans la barre. */
export const Filtered: Story = {
  name: "Filtré",
  parameters: at(`${path}?mailTarget=EmailList&state=sent`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: names.sent })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", named(names.draft))).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listCampaigns") };

export const Failed: Story = { name: "Échec", ...failedRead("listCampaigns") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les campagnes", "listCampaigns") };

/** On trouve par le nom et par l’objet, sans accents ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", named(names.draft));
    await userEvent.click(await canvas.findByRole("button", { name: "Nom de la campagne" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Nom de la campagne" })).toHaveAttribute("aria-sort", "ascending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une campagne" }), "cinq heures");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: names.sent })).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", named(names.sent)));
    await expect(canvas.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
    await expect(row.getByText("Sent")).toBeVisible();
  },
};
