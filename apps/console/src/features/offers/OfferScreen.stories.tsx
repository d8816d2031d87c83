import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { addOffer, eans, offerAt, productIdOf } from "../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { OfferScreen } from "./OfferScreen.tsx";

const path = "/public/offer/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
/** One second-hand copy at 6,50 €. */
const used = place(offerAt(eans.lifeAUsersManual, "Occasion, bon état"));
const desktop = {
  parameters: {
    ...used.parameters,
    viewport: { options: { desktop: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desktop" } },
};
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une offre d’un titre : d’occasion, signée, défraîchie ; sans numéro dans l’adresse, une nouvelle. */
const meta = { title: "Écrans/Offre", component: OfferScreen, parameters: { ...used.parameters } } satisfies Meta<typeof OfferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un exemplaire d’occasion d’un titre : son prix à côté de celui de la fiche, et l’autre offre du titre. */
export const Loaded: Story = {
  name: "Chargé",
  ...desktop,
  beforeEach: async (context) => {
    await addOffer(context, eans.lifeAUsersManual, { name: "Exemplaire signé" });
  },
  play: async ({ canvas, apiAs }) => {
    const productId = await productIdOf(apiAs("admin"), eans.lifeAUsersManual);
    const { items } = await apiAs("admin").read("listOffers", { query: { productId } });
    const signed = items.find(({ name }) => name === "Exemplaire signé");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Occasion, bon état" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toHaveValue("6,50");
    await expect(canvas.getByRole("spinbutton", { name: "Stock" })).toHaveValue("1");
    await expect(await canvas.findByRole("link", { name: "La Vie mode d’emploi" })).toHaveAttribute(
      "href",
      `/catalog/product/detail/${productId}`,
    );
    await expect(await canvas.findByText(/^11,90\s€$/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Exemplaire signé" })).toHaveAttribute(
      "href",
      `/public/offer/detail/${signed?.id}`,
    );
    await expect(canvas.getByText("En vente")).toBeVisible();
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/product", "getOffer") };

/** Une adresse qui ne finit pas par un numéro ne demande rien au serveur. */
export const NoSuchId: Story = {
  name: "Adresse sans numéro",
  ...place("/public/offer/detail/occasion"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getOffer") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getOffer") };

export const Failed: Story = { name: "Échec", ...failedRead("getOffer") };

/** Un nouveau prix : la barre nomme ce qui sera enregistré, et la page montre ce qui l’est. */
export const PriceChanged: Story = {
  name: "Prix changé",
  ...desktop,
  play: async ({ canvas, canvasElement }) => {
    const price = await canvas.findByRole("textbox", { name: "Prix TTC" });
    await userEvent.clear(price);
    await userEvent.type(price, "7,9{Tab}");
    await expect(price).toHaveValue("7,90");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’offre/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await waitFor(() => expect(price).toHaveValue("7,90"));
    await expect(canvas.queryByRole("button", { name: /Enregistrer l’offre/ })).toBeNull();
  },
};

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé",
  beforeEach: ({ msw }) => msw.use(rejected("updateOffer", { endTime: "La fin vient après le début." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom de l’offre" });
    await userEvent.clear(name);
    await userEvent.type(name, "Occasion, très bon état");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’offre/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Fin/ })).toHaveAccessibleDescription(/La fin vient après le début\./));
    await expect(name).toHaveValue("Occasion, très bon état");
  },
};

/** Quelqu’un a enregistré un autre prix entre-temps : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Modifié entre-temps",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const price = await canvas.findByRole("textbox", { name: "Prix TTC" });
    const productId = await productIdOf(apiAs("admin"), eans.lifeAUsersManual);
    const { items } = await apiAs("admin").read("listOffers", { query: { productId } });
    const [offer] = items;
    if (!offer) throw new Error("The title has an offer.");
    const { id, version, ean: _ean, title: _title, ...body } = offer;
    await act("libraire", "updateOffer", { query: { id }, body: { ...body, priceWithTax: "5.00" } }, { version: `"${version}"` });
    await userEvent.clear(price);
    await userEvent.type(price, "8{Tab}");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’offre/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Offre modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText(/8,00\s€/)).toBeVisible());
    await expect(dialog.getByText(/5,00\s€/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(price).toHaveValue("5,00"));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).toBeNull());
  },
};

/** Une nouvelle offre : son titre trouvé par un code scanné, ce qui manque dit à son champ, puis sa page. */
export const Created: Story = {
  name: "Créée",
  ...place("/public/offer/detail"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nouvelle offre" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom de l’offre" }), "Dédicacé");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer l’offre/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toHaveAccessibleDescription(/Donnez un prix\./));
    await expect(canvas.getByRole("combobox", { name: "Titre" })).toHaveAccessibleDescription(/Choisissez le titre de l’offre\./);
    await userEvent.click(canvas.getByRole("combobox", { name: "Titre" }));
    await userEvent.paste("9782253023906");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Titre" })).toHaveValue("La Vie mode d’emploi"));
    await userEvent.type(canvas.getByRole("textbox", { name: "Prix TTC" }), "20{Tab}");
    await userEvent.click(canvas.getByRole("button", { name: /Créer l’offre/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Dédicacé" })).toBeVisible();
  },
};

/** Depuis la page d’un produit : le titre est déjà là. */
export const NewOfTitle: Story = {
  name: "Nouvelle pour un titre",
  ...place(async (api) => `/public/offer/detail?productId=${await productIdOf(api, eans.lifeAUsersManual)}`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Titre" })).toHaveValue("La Vie mode d’emploi"));
    await expect(await canvas.findByRole("link", { name: "Occasion, bon état" })).toBeVisible();
  },
};

/** Un code dont la clé est fausse dit celle qui était attendue ; un titre inconnu ne se trouve pas. */
export const WrongCheckDigit: Story = {
  name: "Clé fausse",
  ...place("/public/offer/detail"),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Titre" }));
    await userEvent.paste("9782070360025");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/clé fausse, 4 attendu à la fin/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** Retirée après une question qui la nomme, elle, son prix et son titre ; la page du titre revient. */
export const Withdrawn: Story = {
  name: "Retirée",
  play: async ({ canvas, canvasElement, apiAs }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer l’offre" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await waitFor(() => expect(dialog.getByText(/« Occasion, bon état » à 6,50\s€ de « La Vie mode d’emploi »/)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    const productId = await productIdOf(apiAs("admin"), eans.lifeAUsersManual);
    await expect(await canvas.findByText(`/catalog/product/detail/${productId}`)).toBeVisible();
  },
};

/** Quand elle a des dates, elle dit à la minute près combien de temps elle vaut ; désactivée, elle le dit. */
export const WithDates: Story = {
  name: "Avec des dates",
  ...place(offerAt(eans.lifeAUsersManual, "Exemplaire signé")),
  beforeEach: async (context) => {
    const dates = { startTime: "2026-11-01T10:30:00.000Z", endTime: "2026-12-24T22:59:59.000Z" };
    await addOffer(context, eans.lifeAUsersManual, { name: "Exemplaire signé", isActive: false, ...dates });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Désactivée")).toBeVisible();
    await expect(canvas.getByText(/À partir du 01\/11\/2026 11:30/)).toBeVisible();
    await expect(canvas.getByText(/Jusqu’au 24\/12\/2026 23:59/)).toBeVisible();
  },
};
