import { mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { ProfileScreen } from "./ProfileScreen.tsx";

const path = "/analytics/profiling/detail/:id?";
const place = consoleStory({ path, at: "/analytics/profiling/detail/1", server: "fresh" });

/** La cible nº 1 de la boutique, telle que le calcul l’a laissée. */
const profile = {
  ...{
    id: 1,
    name: "Lecteurs de romans endormis",
    tree: { rule: "all" as const, nodes: [] },
    labels: [],
    place: 1,
    people: 176,
    known: 300,
  },
  ...{ computedAt: "2026-11-21T08:12:00.000Z", isStale: false, recommendedAt: "2026-11-21T08:13:00.000Z" },
  titles: [
    { ean: "9782253023906", productId: 1, title: "La Vie mode d’emploi", people: 204 },
    { ean: "9782070368228", productId: null, title: "9782070368228", people: 12 },
  ],
};

/** Une cible comme profil : qui l’a, ce qu’on recommande à ces personnes, et qui une lettre atteint. */
const meta = {
  title: "Écrans/Profil",
  component: ProfileScreen,
  parameters: { ...place },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ses personnes, sa part, et les titres que le plus d’entre elles ont achetés. */
export const Loaded: Story = {
  name: "Principal",
  beforeEach: ({ msw }) => msw.use(mock("getTargetProfiling", () => profile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: profile.name })).toBeVisible();
    await expect(canvas.getByText("Profil nº 1 dans l’ordre")).toBeVisible();
    await expect(canvas.getByText("58,67 %")).toBeVisible();
    const titles = within(canvas.getByRole("table", { name: "Titres recommandés" }));
    await expect(titles.getByRole("rowheader", { name: /La Vie mode d’emploi/ })).toBeVisible();
    await expect(await canvas.findByText("Aucune campagne ne va à cette cible.")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Écrire une lettre" })).toHaveAttribute("href", "/mailCampain/detail?target=1");
  },
};

/** Elle n’est pas dans l’ordre des profils : l’écran le dit et y mène. */
export const NoProfile: Story = {
  name: "N’est pas un profil",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cette cible n’est pas un profil")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ranger les profils" })).toHaveAttribute("href", "/analytics/profiling");
    await expect(canvas.queryByRole("table", { name: "Titres recommandés" })).toBeNull();
  },
};

/** Les cibles ont changé depuis, et rien n’est encore recommandé. */
export const Stale: Story = {
  name: "À recalculer",
  beforeEach: ({ msw }) => msw.use(mock("getTargetProfiling", () => ({ ...profile, isStale: true, titles: [], recommendedAt: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Les cibles ou leur ordre ont changé depuis le dernier calcul.")).toBeVisible();
    await expect(canvas.getByText("Les recommandations n’ont pas encore été calculées.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getTargetProfiling") };

export const Failed: Story = { name: "Échec", ...failedRead("getTargetProfiling") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/analytics/profiling", "getTargetProfiling") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les analyses", "getTargetProfiling") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  beforeEach: ({ msw }) => msw.use(mock("getTargetProfiling", () => profile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Profile no. 1 in the order")).toBeVisible();
    await expect(await canvas.findByText("No campaign goes to this target.")).toBeVisible();
  },
};
