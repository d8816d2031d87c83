import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/story.tsx";
import { eans, productIdOf } from "../../shared/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/story-states.ts";
import { CustomProductScreen } from "./ProductScreen.tsx";

const path = "/catalog/product/custom/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const bag = place(async (api) => `/catalog/product/custom/detail/${await productIdOf(api, eans.toteBag)}`);
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une fiche maison : un produit que la boutique fait elle-même ; sans numéro dans l’adresse, une nouvelle. */
const meta = { title: "Écrans/Fiche maison", component: CustomProductScreen, parameters: { ...bag.parameters } } satisfies Meta<
  typeof CustomProductScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Titre" })).toHaveValue("Sac en toile Librairie du Quai");
    await expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toHaveValue("12,00");
  },
};

/** Une nouvelle fiche, avec accents et apostrophe ; le numéro manquant est donné par la boutique. */
export const Created: Story = {
  name: "Nouvelle fiche",
  ...place("/catalog/product/custom/detail"),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre" });
    await userEvent.type(title, "  ");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la fiche/ }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Donnez un titre au produit\./));
    await userEvent.clear(title);
    await userEvent.type(title, "L’été à l’œuvre, affiche signée");
    await userEvent.type(canvas.getByRole("textbox", { name: "Prix TTC" }), "15");
    await userEvent.type(canvas.getByRole("combobox", { name: /^Éditeurs/ }), "Librairie du Quai{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter une variante" }));
    const type = canvas.getByRole("combobox", { name: /^Variante 1\s: de quoi$/ });
    // What other titles carry, and the trade's usual words, are offered; anything else may be typed.
    await waitFor(() => expect([...((type as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)).toContain("Reliure"));
    await userEvent.type(type, "Taille");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Variante 1\s: valeur$/ }), "40 × 60 cm");
    await userEvent.click(canvas.getByRole("button", { name: /Créer la fiche/ }));
    await expect(await canvas.findByText(/^\/catalog\/product\/detail\/\d+$/)).toBeVisible();
  },
};

/** Un exemplaire de plus d’un titre : tout est repris sauf le numéro et le stock. */
export const Copied: Story = {
  name: "Dupliquée",
  ...place(async (api) => `/catalog/product/custom/detail?from=${await productIdOf(api, eans.lifeAUsersManual)}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Titre" })).toHaveValue("La Vie mode d’emploi");
    await expect(canvas.getByRole("textbox", { name: /^EAN/ })).toHaveValue("");
    await expect(canvas.getByRole("spinbutton", { name: "Stock" })).toHaveValue("0");
  },
};

/** Un EAN qui est déjà à une autre fiche : dit à son champ, avec laquelle. */
export const EanTaken: Story = {
  name: "EAN déjà pris",
  play: async ({ canvas }) => {
    const ean = await canvas.findByRole("textbox", { name: /^EAN/ });
    await userEvent.clear(ean);
    await userEvent.type(ean, eans.lifeAUsersManual);
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(ean).toHaveAccessibleDescription(/est déjà celui de la fiche nº \d+, «\sLa Vie mode d’emploi\s»/));
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la fiche" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/catalog/product")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getProduct") };

export const Failed: Story = { name: "Échec", ...failedRead("getProduct") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/product", "getProduct") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les produits", "getProduct") };

export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateProduct", { title: "Ce titre est déjà pris." })),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre" });
    await userEvent.type(title, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Ce titre est déjà pris\./));
    await expect(title).toHaveValue("Sac en toile Librairie du Quai bis");
  },
};
