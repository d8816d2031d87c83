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

const meta = { title: "Écrans/Produit", component: ProductScreen, parameters: consoleStory({ path, at }) } satisfies Meta<
  typeof ProductScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole sheet, why it is read-only, and the way to its sections. */
export const Loaded: Story = {
  ...desk,
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

/** The title under other conditions: each offer leads to its page and says when it is not on sale. */
export const WithOffers: Story = {
  ...desk,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Occasion, bon état" })).toHaveAttribute("href", "/public/offer/detail/5");
    await expect(canvas.getByText(/\(désactivée\)/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ajouter une offre" })).toHaveAttribute("href", "/public/offer/detail?productId=412");
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/product", "getProduct") };

/** An address without a usable number asks the server for nothing. */
export const WithoutId: Story = {
  parameters: consoleStory({ path, at: "/catalog/product/detail" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les produits", "getProduct") };

export const Failed: Story = { name: "Échec", ...failedRead("getProduct") };

/** From the question to « visible vers », beside the product. */
export const CacheRefreshed: Story = {
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

/** The server refuses: its sentence is announced and the button is there again. */
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(rejected("refreshCachesAndCovers", { productIds: "Ce titre n’est plus au catalogue." })),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Rafraîchir le cache de ce titre" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Ce titre n’est plus au catalogue.").length).toBeGreaterThan(0));
    await expect(canvas.getByRole("button", { name: "Rafraîchir le cache de ce titre" })).toBeVisible();
  },
};

/** No answer: the question stays open, and confirming again sends the same wish once more. */
export const Unanswered: Story = {
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

/** A title of the shop’s own, not out yet, with a variation and facts that nobody has given. */
export const OwnTitle: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock("getProduct", () => ({ ...productById(437), releaseDate: "2026-12-03", summary: "Toile épaisse.\nImprimée à Brest." }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Fiche de la boutique.")).toBeVisible();
    await expect(canvas.getByText("À paraître, J-12")).toBeVisible();
    await expect(canvas.getByText("Écru")).toBeVisible();
    await expect(canvas.getAllByText("Non renseigné").length).toBeGreaterThan(3);
  },
};
