import { claims, keyClaims } from "@reserve/domain";
import { empty } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/stories/story-states.ts";
import { ApiKeyListScreen } from "./ApiKeyListScreen.tsx";

const path = "/settings/apiKey";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
const till = {
  name: "Caisse",
  claimTypes: [claims.catalog.productList],
  ipRanges: ["203.0.113.0/24"],
  expiresOn: null,
  requestsPerMinute: 60,
};
const site = { ...till, name: "Site de la boutique", claimTypes: [keyClaims.intake], ipRanges: [], expiresOn: "2099-12-31" };

/** Les clés d’API : ce que chaque programme peut faire, d’où, jusqu’à quand, et quand il a appelé. */
const meta = {
  title: "Écrans/Clés d’API",
  component: ApiKeyListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof ApiKeyListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Deux clés ; celle de la caisse est révoquée et reste dans la liste. */
export const Loaded: Story = {
  name: "Principal",
  beforeEach: async ({ act }) => {
    const made = await act("admin", "createApiKey", { body: till });
    await act("admin", "revokeApiKey", { query: { id: made.entityOutput.id } });
    await act("admin", "createApiKey", { body: site });
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Site de la boutique/ });
    await expect(within(row).getByText("Transmettre ce qui arrive")).toBeVisible();
    await expect(within(row).getByText("De partout")).toBeVisible();
    await expect(within(row).getByText("Active")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Caisse/ })).getByText("Révoquée")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(empty("listApiKeys")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Créez une clé/)).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listApiKeys") };

export const Failed: Story = { name: "Échec", ...failedRead("listApiKeys") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Régler la console", "listApiKeys") };

/** Un nom que personne ne connaît : pourquoi la liste est vide, et le chemin du retour. */
export const Searched: Story = {
  name: "Recherche sans résultat",
  parameters: at(`${path}?search=entrepot`),
  beforeEach: async ({ act }) => {
    await act("admin", "createApiKey", { body: site });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Recherche «\sentrepot\s»/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("link", { name: "Site de la boutique" })).toBeVisible();
  },
};
