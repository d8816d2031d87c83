import { claims } from "@reserve/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/csf";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord } from "../../../shared/stories/story-states.ts";
import { ApiKeyScreen } from "./ApiKeyScreen.tsx";

const path = "/settings/apiKey/detail/:id?";
const newKey = { parameters: consoleStory({ path, at: "/settings/apiKey/detail", server: "fresh" }) };
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const till = {
  name: "Caisse",
  claimTypes: [claims.catalog.productList],
  ipRanges: ["203.0.113.0/24"],
  expiresOn: null,
  requestsPerMinute: 60,
};

async function makeTill({ act }: Pick<StoryContext, "act">) {
  await act("admin", "createApiKey", { body: till });
}

/** Une clé : son nom, ce qu’elle permet, ses limites, son dernier appel ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Clé d’API",
  component: ApiKeyScreen,
  parameters: {
    ...consoleStory({
      path,
      at: async (api) => `/settings/apiKey/detail/${(await api.read("listApiKeys")).items[0]?.id}`,
      server: "fresh",
    }),
  },
  beforeEach: makeTill,
} satisfies Meta<typeof ApiKeyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce que la clé permet et ses limites ; rien n’en montre le secret. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Nom de la clé" })).toHaveValue("Caisse");
    await expect(canvas.getByRole("checkbox", { name: "Consulter les produits" })).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: /^Réseaux autorisés/ })).toHaveValue("203.0.113.0/24");
    await expect(canvas.queryByRole("checkbox", { name: "Gérer les utilisateurs" })).toBeNull();
    await expect(canvas.queryByText(/elle ne sera plus jamais montrée/)).toBeNull();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getApiKey") };

export const Failed: Story = { name: "Échec", ...failedRead("getApiKey") };

export const NotFound: Story = {
  parameters: consoleStory({ path, at: "/settings/apiKey/detail/999", server: "fresh" }),
  name: "Introuvable",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/settings/apiKey");
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Régler la console", "getApiKey") };

/** Montrée une fois, tout entière, avec de quoi la copier. */
export const Created: Story = {
  ...newKey,
  name: "Nouvelle clé",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom de la clé" }), "Site de la boutique");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Transmettre ce qui arrive" }));
    await userEvent.click(canvas.getByRole("button", { name: /Créer la clé/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Site de la boutique" })).toBeVisible();
    await expect(await canvas.findByText(/elle ne sera plus jamais montrée/)).toBeVisible();
    await expect(canvas.getByText(/^rsv_\d+_[\w-]{43}$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Copier/ })).toBeVisible();
  },
};

/** Un nom déjà pris, et ce qui n’est pas une adresse. */
export const Rejected: Story = {
  ...newKey,
  name: "Refusée par le serveur",
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom de la clé" });
    await userEvent.type(name, "Caisse");
    const networks = canvas.getByRole("textbox", { name: /^Réseaux autorisés/ });
    await userEvent.type(networks, "boutique.example.fr");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Consulter les produits" }));
    await userEvent.click(canvas.getByRole("button", { name: /Créer la clé/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Une clé porte déjà ce nom\./));
    await expect(networks).toHaveAccessibleDescription(/Indiquez une adresse ou un réseau/);
    await expect(name).toHaveValue("Caisse");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte. */
export const Conflict: Story = {
  name: "Conflit",
  play: async ({ canvas, act, apiAs }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom de la clé" });
    const { items } = await apiAs("admin").read("listApiKeys");
    const [key] = items;
    if (!key) throw new Error("No key.");
    await act("admin", "updateApiKey", { query: { id: key.id }, body: { ...till, name: "Caisse 2" } }, { version: `"${key.version}"` });
    await userEvent.clear(name);
    await userEvent.type(name, "Caisse du fond");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer la clé/ }));
    // The page behind may have read the key again: the name is looked for where both versions are.
    const versions = within(await canvas.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(versions.getByText("Caisse 2")).toBeVisible());
    await expect(name).toHaveValue("Caisse du fond");
  },
};

/** Révoquée : elle se lit, et n’ouvre plus rien. */
export const Revoked: Story = {
  name: "Révoquer",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Révoquer la clé" }));
    await userEvent.click(within(await page.findByRole("alertdialog", { name: question })).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Cette clé est révoquée.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
