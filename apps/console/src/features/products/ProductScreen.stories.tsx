import { rejected, unavailable } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/story.tsx";
import { addOffer, eans, productAt, productIdOf } from "../../shared/story-records.ts";
import { failedRead, forbiddenRead, missingRecord } from "../../shared/story-states.ts";
import { ProductScreen } from "./ProductScreen.tsx";

const path = "/catalog/product/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const perec = place(productAt(eans.lifeAUsersManual));
const desktop = {
  parameters: {
    ...perec.parameters,
    viewport: { options: { desktop: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desktop" } },
};

/** Un produit, tel que le flux ou la boutique le décrit ; en lecture seule. */
const meta = { title: "Écrans/Produit", component: ProductScreen, parameters: { ...perec.parameters } } satisfies Meta<
  typeof ProductScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Toute la fiche, pourquoi elle ne se modifie pas ici, et le chemin vers ses rubriques. */
export const Loaded: Story = {
  name: "Chargé",
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
    await expect(canvas.getByText("Fiche du flux.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Prix et TVA" })).toHaveAttribute("href", "#price");
    await expect(canvas.getByText(/978-2-253-02390-6/)).toBeVisible();
    await expect(canvas.getByText(/^5,5\s%$/)).toBeVisible();
    await expect(canvas.getByText("Poche")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Le titre à d’autres conditions : chaque offre mène à sa page et dit quand elle n’est pas en vente. */
export const WithOffers: Story = {
  name: "Avec des offres",
  ...desktop,
  beforeEach: async (context) => {
    await addOffer(context, eans.lifeAUsersManual, { name: "Exemplaire signé", isActive: false });
  },
  play: async ({ canvas, apiAs }) => {
    const productId = await productIdOf(apiAs("admin"), eans.lifeAUsersManual);
    const { items } = await apiAs("admin").read("listOffers", { query: { productId } });
    const used = items.find(({ name }) => name === "Occasion, bon état");
    await expect(await canvas.findByRole("link", { name: "Occasion, bon état" })).toHaveAttribute(
      "href",
      `/public/offer/detail/${used?.id}`,
    );
    await expect(canvas.getByText(/\(désactivée\)/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ajouter une offre" })).toHaveAttribute(
      "href",
      `/public/offer/detail?productId=${productId}`,
    );
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/product", "getProduct") };

/** Une adresse sans numéro ne demande rien au serveur. */
export const WithoutId: Story = {
  name: "Sans numéro",
  ...place("/catalog/product/detail"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les produits", "getProduct") };

export const Failed: Story = { name: "Échec", ...failedRead("getProduct") };

/** De la question à « visible vers », à côté du produit. */
export const CacheRefreshed: Story = {
  name: "Cache rafraîchi",
  parameters: consoleStory({ path, at: productAt(eans.lifeAUsersManual), server: "fresh", user: "libraire" }),
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

/** Le serveur refuse : sa phrase est annoncée et le bouton est de nouveau là. */
export const Rejected: Story = {
  name: "Refusé",
  beforeEach: ({ msw }) => msw.use(rejected("refreshCachesAndCovers", { productIds: "Ce titre n’est plus au catalogue." })),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Rafraîchir le cache de ce titre" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Ce titre n’est plus au catalogue.").length).toBeGreaterThan(0));
    await expect(canvas.getByRole("button", { name: "Rafraîchir le cache de ce titre" })).toBeVisible();
  },
};

/** Pas de réponse : la question reste ouverte, et confirmer de nouveau renvoie la même demande. */
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

/** Un article de la boutique, sans variante, dont bien des choses ne sont pas renseignées. */
export const OwnTitle: Story = {
  name: "Article de la boutique",
  ...place(productAt(eans.toteBag)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Fiche de la boutique.")).toBeVisible();
    await expect(canvas.getByText("Ce titre n’a pas de variante.")).toBeVisible();
    await expect(canvas.getAllByText("Non renseigné").length).toBeGreaterThan(3);
  },
};

/** Un titre qui n’est pas encore paru, avec sa variante. */
export const Forthcoming: Story = {
  name: "À paraître",
  ...place(productAt(eans.timeRegained)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("À paraître, J-12")).toBeVisible();
    await expect(canvas.getByText("Poche")).toBeVisible();
  },
};
