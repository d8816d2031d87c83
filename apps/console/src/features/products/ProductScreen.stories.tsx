import { mock, productById, rejected, signedInAs, unavailable } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { failedRead, forbiddenRead, missingRecord } from "../../shared/story-states.ts";
import { ProductScreen } from "./ProductScreen.tsx";

const path = "/catalog/product/detail/:id?";
const at = "/catalog/product/detail/412";
const desk = {
  parameters: {
    ...consoleStory({ path, at }),
    viewport: { options: { desk: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desk" } },
};

/** Un produit, tel que le flux ou la boutique le décrit ; en lecture seule. */
const meta = { title: "Écrans/Produit", component: ProductScreen, parameters: { ...consoleStory({ path, at }) } } satisfies Meta<
  typeof ProductScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Toute la fiche, pourquoi elle est en lecture seule, et le chemin de ses parties. */
export const Loaded: Story = {
  ...desk,
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
    await expect(canvas.getByText("Fiche du flux.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Prix et TVA" })).toHaveAttribute("href", "#price");
    await expect(canvas.getByText(/978-2-253-02390-6/)).toBeVisible();
    await expect(canvas.getByText(/^5,5\s%$/)).toBeVisible();
    await expect(canvas.getByText("Ce titre n’a pas de variante.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Le titre à d’autres conditions : chaque offre mène à sa page et dit si elle n’est pas en vente. */
export const WithOffers: Story = {
  ...desk,
  name: "Avec des offres",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Occasion, bon état" })).toHaveAttribute("href", "/public/offer/detail/5");
    await expect(canvas.getByText(/\(désactivée\)/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ajouter une offre" })).toHaveAttribute("href", "/public/offer/detail?productId=412");
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/product", "getProduct") };

/** Une adresse sans numéro utilisable ne demande rien au serveur. */
export const WithoutId: Story = {
  name: "Adresse sans numéro",
  parameters: consoleStory({ path, at: "/catalog/product/detail" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les produits", "getProduct") };

export const Failed: Story = { name: "Échec", ...failedRead("getProduct") };

/** De la question à « visible vers », à côté du produit. */
export const CacheRefreshed: Story = {
  name: "Rafraîchir le cache",
  beforeEach: ({ msw }) => msw.use(signedInAs("libraire")),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Rafraîchir le cache de ce titre" }));
    const dialog = await page.findByRole("alertdialog", { name: /^Voulez-vous vraiment effectuer cette action\s\?$/ });
    await waitFor(() => expect(within(dialog).getByText("La Vie mode d’emploi")).toBeVisible());
    await userEvent.click(within(dialog).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getByText("Une tâche d'arrière plan a bien été planifiée.")).toBeVisible());
    await expect(await canvas.findByText(/visible vers \d\d:\d\d/, {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Le serveur refuse : sa phrase est annoncée et le bouton est de nouveau là. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("refreshCachesAndCovers", { productIds: "Ce titre n’est plus au catalogue." })),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Rafraîchir le cache de ce titre" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Ce titre n’est plus au catalogue.").length).toBeGreaterThan(0));
    await expect(canvas.getByRole("button", { name: "Rafraîchir le cache de ce titre" })).toBeVisible();
  },
};

/** Pas de réponse : la question reste, et confirmer de nouveau renvoie la même demande. */
export const Unanswered: Story = {
  name: "Sans réponse",
  beforeEach: ({ msw }) => msw.use(unavailable("refreshCachesAndCovers")),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Rafraîchir le cache de ce titre" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    const dialog = await page.findByRole("alertdialog");
    // In the question itself, and announced.
    const said = await within(dialog).findAllByText("Le service est momentanément indisponible.");
    for (const words of said) await waitFor(() => expect(words).toBeVisible());
    await expect(within(dialog).getByRole("button", { name: "Confirmer" })).toBeVisible();
  },
};

/** Un titre propre à la boutique, à paraître, avec une variante et des faits que personne n’a donnés. */
export const OwnTitle: Story = {
  name: "Titre de la boutique",
  beforeEach: ({ msw }) =>
    msw.use(mock("getProduct", () => ({ ...productById(437), releaseDate: "2026-12-03", summary: "Toile épaisse.\nImprimée à Brest." }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Fiche de la boutique.")).toBeVisible();
    await expect(canvas.getByText("À paraître, J-12")).toBeVisible();
    await expect(canvas.getByText("Écru")).toBeVisible();
    await expect(canvas.getAllByText("Non renseigné").length).toBeGreaterThan(3);
  },
};
