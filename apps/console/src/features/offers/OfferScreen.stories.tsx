import { mock, rejected, stale } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { failedRead, forbiddenRead, missingRecord } from "../../shared/story-states.ts";
import { OfferScreen } from "./OfferScreen.tsx";

const path = "/public/offer/detail/:id?";
const at = "/public/offer/detail/5";
const desk = {
  parameters: {
    ...consoleStory({ path, at }),
    viewport: { options: { desk: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desk" } },
};
const place = (address: string) => ({ parameters: consoleStory({ path, at: address }) });
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une offre d’un titre : d’occasion, signée, défraîchie ; sans numéro dans l’adresse, une nouvelle. */
const meta = { title: "Écrans/Offre", component: OfferScreen, parameters: { ...consoleStory({ path, at }) } } satisfies Meta<
  typeof OfferScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un exemplaire d’occasion : son prix à côté de celui de la fiche, et l’autre offre du titre. */
export const Loaded: Story = {
  ...desk,
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Occasion, bon état" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toHaveValue("6,50");
    await expect(canvas.getByRole("spinbutton", { name: "Stock" })).toHaveValue("1");
    await expect(await canvas.findByRole("link", { name: "La Vie mode d’emploi" })).toHaveAttribute("href", "/catalog/product/detail/412");
    await expect(await canvas.findByText(/^11,90\s€$/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Exemplaire signé" })).toHaveAttribute("href", "/public/offer/detail/6");
    await expect(canvas.getByText("En vente")).toBeVisible();
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/product", "getOffer") };

/** Une adresse qui ne finit pas par un numéro ne demande rien au serveur. */
export const NoSuchId: Story = {
  ...place("/public/offer/detail/occasion"),
  name: "Adresse sans numéro",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getOffer") };

export const Failed: Story = { name: "Échec", ...failedRead("getOffer") };

/** Un nouveau prix : la barre nomme ce qui sera enregistré, et la page montre ce qui l’est. */
export const PriceChanged: Story = {
  ...desk,
  name: "Prix changé",
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

/** Ce que le serveur refuse se lit à son champ, et rien de ce qu’on a tapé n’est perdu. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
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

/** Quelqu’un a enregistré un autre prix : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  beforeEach: ({ msw }) =>
    msw.use(
      stale("updateOffer", {
        id: 5,
        productId: 412,
        ean: "9782253023906",
        title: "La Vie mode d’emploi",
        name: "Occasion, bon état",
        priceWithTax: "5.00",
        stock: 1,
        startTime: null,
        endTime: null,
        isActive: true,
        version: 2,
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    const price = await canvas.findByRole("textbox", { name: "Prix TTC" });
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

/** Le titre trouvé à la douchette, ce qui manque dit à chaque champ, puis la page de l’offre. */
export const Created: Story = {
  ...place("/public/offer/detail"),
  name: "Nouvelle offre",
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

/** Depuis la page d’un produit : le titre est déjà là. */
export const NewOfTitle: Story = {
  ...place("/public/offer/detail?productId=412"),
  name: "Nouvelle offre, depuis un titre",
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Titre" })).toHaveValue("La Vie mode d’emploi"));
    await expect(await canvas.findByRole("link", { name: "Occasion, bon état" })).toBeVisible();
  },
};

/** Un code à la clé fausse dit laquelle il aurait fallu ; les mots d’un titre inconnu ne trouvent rien. */
export const WrongCheckDigit: Story = {
  ...place("/public/offer/detail"),
  name: "Nouvelle offre, clé fausse",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Titre" }));
    await userEvent.paste("9782070360025");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/clé fausse, 4 attendu à la fin/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** Retirée après une question qui nomme l’offre, son prix et son titre ; la page du titre revient. */
export const Withdrawn: Story = {
  name: "Retirer l’offre",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer l’offre" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await waitFor(() => expect(dialog.getByText(/« Occasion, bon état » à 6,50\s€ de « La Vie mode d’emploi »/)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/catalog/product/detail/412")).toBeVisible();
  },
};

/** Une offre datée dit à la minute jusqu’à quand elle vaut ; fermée, elle le dit. */
export const WithDates: Story = {
  ...place("/public/offer/detail/6"),
  name: "Offre datée",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("getOffer", () => ({
        id: 6,
        productId: 412,
        ean: "9782253023906",
        title: "La Vie mode d’emploi",
        name: "Exemplaire signé",
        priceWithTax: "45.00",
        stock: 2,
        startTime: "2026-11-01T10:30:00.000Z",
        endTime: "2026-12-24T22:59:59.000Z",
        isActive: false,
        version: 1,
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Désactivée")).toBeVisible();
    await expect(canvas.getByText(/À partir du 01\/11\/2026 11:30/)).toBeVisible();
    await expect(canvas.getByText(/Jusqu’au 24\/12\/2026 23:59/)).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Price with tax" })).toBeVisible();
    await expect(canvas.getByText("On sale", { selector: "span" })).toBeVisible();
  },
};

/** Une seule colonne, rien ne dépasse. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("textbox", { name: "Prix TTC" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
