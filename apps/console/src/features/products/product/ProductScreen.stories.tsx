import { claims } from "@reserve/domain";
import { mock, rejected, unavailable } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../../shared/stories/story.tsx";
import {
  addExtract,
  addOffer,
  addPicture,
  allowTrainee,
  changeProduct,
  drawPicture,
  eans,
  productAt,
  productIdOf,
} from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../../shared/stories/story-states.ts";
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

const followUp = place(async (api) => `${await productAt(eans.lifeAUsersManual)(api)}?leaf=followUp`);

/** Un produit : ce que le flux remplit se lit et se reprend rubrique par rubrique, ce qui est à la boutique se modifie. */
const meta = { title: "Écrans/Produit", component: ProductScreen, parameters: { ...perec.parameters } } satisfies Meta<
  typeof ProductScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Toute la fiche, d’où elle vient, et le chemin vers ses rubriques. */
export const Loaded: Story = {
  name: "Chargé",
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
    await expect(canvas.getAllByText("Du flux")).toHaveLength(8);
    await expect(canvas.getByRole("link", { name: "Prix et TVA" })).toHaveAttribute("href", "#price");
    await expect(canvas.getByText(/978-2-253-02390-6/)).toBeVisible();
    await expect(canvas.getByText(/^5,5\s%$/)).toBeVisible();
    await expect(canvas.getByText("français")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Titre" })).toBeNull();
    await expect(canvas.getByRole("spinbutton", { name: "Stock" })).toHaveValue("6");
    const conditions = canvas.getByRole("list", { name: "Conditions de la vente" });
    await expect(within(conditions).getByText(/^Prix renseigné, 11,90\s€ TTC$/)).toBeVisible();
  },
};

/** Ce que le site dira du livre aux moteurs de recherche, tel qu’il sera écrit. */
export const StructuredData: Story = {
  name: "Données structurées",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Données structurées"));
    const text = await canvas.findByRole("region", { name: "Données structurées" });
    await expect(text).toHaveTextContent(/"@type": "Book"/);
    await expect(text).toHaveTextContent(/"isbn": "9782253023906"/);
    await expect(text).toHaveTextContent(/"price": "11\.90"/);
    await expect(text).toHaveTextContent(/"availability": "https:\/\/schema\.org\/InStock"/);
  },
};

/** Un prix corrigé ici : la barre le dit, la fiche le marque « repris », et le champ se rend au flux. */
export const TakenOver: Story = {
  name: "Repris, puis rendu au flux",
  ...desktop,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: /^Corriger ici\s: Prix et TVA$/ }));
    const price = canvas.getByRole("textbox", { name: "Prix TTC" });
    await userEvent.clear(price);
    await userEvent.type(price, "12,50");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Prix HT" })).toHaveValue("11,85");
    await expect(canvas.getByText(/^Le flux dit\s: 11,90\s€\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la fiche/ }));
    await waitFor(() => expect(page.getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByText(/^Repris par Solène Kermarrec, le .* Le flux dit\s: 11,90\s€\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Rendre au flux\s: Prix TTC$/ }));
    await expect(price).toHaveValue("11,90");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la fiche/ }));
    await waitFor(() => expect(canvas.queryByText(/Le flux dit/)).toBeNull());
  },
};

/** Ce que le serveur refuse se lit à son champ, sa rubrique s’ouvre et le sommaire la compte. */
export const SaveRejected: Story = {
  name: "Refusé par le serveur",
  ...desktop,
  beforeEach: ({ msw }) => msw.use(rejected("updateProduct", { title: "Ce titre est trop long." })),
  play: async ({ canvas }) => {
    const stock = await canvas.findByRole("spinbutton", { name: "Stock" });
    await userEvent.clear(stock);
    await userEvent.type(stock, "9");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Titre" })).toHaveAccessibleDescription(/Ce titre est trop long\./));
    await expect(stock).toHaveValue("9");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte. */
export const Conflict: Story = {
  name: "Conflit",
  ...desktop,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    const shelf = await canvas.findByRole("textbox", { name: /^Rayon/ });
    await changeProduct(context, eans.lifeAUsersManual, { shelf: "Z-99" });
    await userEvent.clear(shelf);
    await userEvent.type(shelf, "P-18");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la fiche/ }));
    const dialog = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText("Z-99")).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(shelf).toHaveValue("Z-99"));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** Une couverture se regarde avant d’être gardée ; gardée, le site la montre, et elle se retire. */
export const Cover: Story = {
  name: "Couverture déposée",
  ...desktop,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByRole("group", { name: "Ajouter une couverture" });
    const input = () => canvasElement.querySelector<HTMLInputElement>('input[type="file"][accept*="image"]');
    await userEvent.upload(input() ?? canvasElement, await drawPicture("perec.png"));
    await expect(await canvas.findByText("Aperçu : la couverture n’est pas encore enregistrée.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer la couverture" }));
    await expect(await canvas.findByText("Cette couverture est celle que le site montre.")).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector<HTMLImageElement>('img[src*="/Common/Catalog/Picture"]')?.naturalWidth).toBeGreaterThan(50),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Retirer la couverture" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText(/la couverture est dessinée/)).toBeVisible();
  },
};

/** Ce qui n’est pas une image, quel que soit son nom, est refusé en clair, et peut être envoyé à nouveau ou oublié. */
export const CoverRefused: Story = {
  name: "Couverture refusée",
  ...desktop,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("group", { name: "Ajouter une couverture" });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][accept*="image"]');
    const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"], "faux.png", { type: "image/png" });
    await userEvent.upload(input ?? canvasElement, svg);
    await userEvent.click(await canvas.findByRole("button", { name: "Enregistrer la couverture" }));
    const files = within(await canvas.findByRole("list", { name: "Fichiers ajoutés" }));
    await expect(files.getByText("faux.png")).toBeVisible();
    await expect(files.getByText("Ce fichier n’est pas une image JPEG, PNG ou WebP.")).toBeVisible();
    await userEvent.click(files.getByRole("button", { name: /^Retirer/ }));
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Fichiers ajoutés" })).toBeNull());
  },
};

/** Couverture et extraits reçus. */
export const WithFiles: Story = {
  name: "Couverture et extrait",
  ...desktop,
  beforeEach: async (context) => {
    await addPicture(context, eans.lifeAUsersManual);
    await addExtract(context, eans.lifeAUsersManual, "Extrait, chapitre I.pdf");
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const extract = await canvas.findByRole("link", { name: "Extrait, chapitre I.pdf" });
    await expect(extract).toHaveAttribute("href", expect.stringContaining("/Common/Catalog/File?key="));
    await userEvent.click(canvas.getByRole("button", { name: "Retirer Extrait, chapitre I.pdf" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Aucun extrait ni dossier de presse.")).toBeVisible();
  },
};

/** La couverture que donne le flux n’a pas pu être prise : la fiche dit pourquoi, et rien d’autre ne change. */
export const FeedCoverFailed: Story = {
  name: "Couverture du flux en échec",
  ...desktop,
  beforeEach: async ({ apiAs, msw }) => {
    const product = await apiAs("admin").read("getProductByEan", { query: { ean: eans.lifeAUsersManual } });
    const url = "https://images.example.org/9782253023906.jpg";
    const feedCover = { url, state: "Awaited" as const, triedAt: "2026-11-21T08:00:00.000Z", fault: "Unreachable" as const };
    msw.use(mock("getProduct", () => ({ ...product, feedCover })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La couverture du flux n’a pas été prise\s: son site n’a pas répondu\.$/)).toBeVisible();
    await expect(canvas.getByText(/la couverture est dessinée/)).toBeVisible();
  },
};

/** Deux raisons de ne pas se vendre, chacune avec le pas qui y changerait quelque chose. */
export const NotOnSale: Story = {
  name: "Pas en vente",
  ...desktop,
  beforeEach: (context) => changeProduct(context, eans.lifeAUsersManual, { isVisible: false, priceWithTax: null, availability: "32" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Pourquoi ce titre n’est-il pas en vente\s\?$/ })).toBeVisible();
    await expect(canvas.getByText("3 raisons. Il faut toutes les lever.")).toBeVisible();
    const conditions = within(canvas.getByRole("list", { name: "Conditions de la vente" }));
    const badges = ["Prix manquant", "Masqué sur le site", "En réimpression", "Paru le"];
    const rows = conditions.getAllByRole("listitem");
    await expect(rows).toHaveLength(badges.length);
    for (const [index, words] of badges.entries()) await expect(rows[index]).toHaveTextContent(words);
    await expect(conditions.getByRole("link", { name: "Aller à la case" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/catalog\/product\/detail\/\d+#shop$/),
    );
  },
};

/** Des règles du catalogue l’écartent : chacune est nommée, avec le chemin qui y mène. */
export const Restricted: Story = {
  name: "Masqué par des règles",
  ...desktop,
  beforeEach: async ({ act }) => {
    const rule = { isExcluded: true, label: "" };
    await act("admin", "createRestriction", { body: { ...rule, type: "Author", values: ["Georges Perec"], label: "Exposition annulée" } });
    await act("admin", "createRestriction", { body: { ...rule, type: "Language", values: ["bre", "oci"], isExcluded: false } });
  },
  play: async ({ canvas }) => {
    const conditions = within(await canvas.findByRole("list", { name: "Conditions de la vente" }));
    await expect(conditions.getByText(/^«\sAuteur\s: Georges Perec\s» est exclu\. Exposition annulée$/)).toBeVisible();
    await expect(conditions.getByText(/^Seuls sont gardés «\sLangue\s: breton, occitan\s»\.$/)).toBeVisible();
    // What the person may open is known a moment later than the title.
    await expect(await conditions.findByRole("link", { name: "Voir la règle" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/catalog\/restriction\/detail\/\d+$/),
    );
    await expect(conditions.getByRole("link", { name: "Voir les règles" })).toHaveAttribute(
      "href",
      "/catalog/restriction?type=Language&isExcluded=false",
    );
  },
};

/** Le suivi : ventes par semaine, champs repris, historique avec ce qui a changé. */
export const FollowUp: Story = {
  name: "Suivi",
  parameters: { ...desktop.parameters, ...followUp.parameters },
  globals: desktop.globals,
  beforeEach: (context) => changeProduct(context, eans.lifeAUsersManual, { priceWithTax: "12.50", stock: 9 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Ventes par semaine" })).toBeVisible();
    await expect(await canvas.findByText(/exemplaires? en 12 mois/)).toBeVisible();
    await expect(canvas.getByText("1 champ repris")).toBeVisible();
    const history = within(await canvas.findByRole("list", { name: "Historique" }));
    await expect(history.getByText("Solène Kermarrec")).toBeVisible();
    await expect(history.getAllByText(/^avant\s:\s*$/, { selector: "del span" })).toHaveLength(2);
    // Given back from here, the bar of the sheet says so.
    await userEvent.click(canvas.getByRole("button", { name: /^Rendre au flux\s: Prix TTC$/ }));
    await expect(await canvas.findByRole("button", { name: /Enregistrer la fiche/ })).toBeVisible();
  },
};

export const FollowUpFailed: Story = {
  name: "Suivi, échec",
  parameters: followUp.parameters,
  beforeEach: ({ msw }) => msw.use(unavailable("getProductSales"), unavailable("getProductHistory")),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Réessayer" }).length).toBeGreaterThan(1));
    await expect(canvas.getByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
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

/** Où il apparaît : l’article qui le cite, la page qui montre cet article et les remises dont il est, chacun avec le chemin qui y mène. */
export const Places: Story = {
  name: "Dans un article et sur une page",
  ...desktop,
  beforeEach: async ({ act }) => {
    const unset = { subtitle: "", lead: "", description: "", metaTitle: "", metaDescription: "", metaKeywords: "" };
    const nowhere = {
      gender: "Unknown",
      firstName: "",
      lastName: "",
      email: "",
      website: "",
      phoneNumber: "",
      mobilePhoneNumber: "",
    } as const;
    const place = { ...nowhere, company: "", address1: "", address2: "", address3: "", postalCode: "", city: "", country: "" };
    const text = { ...unset, title: "Habiter Perec", relativeUrl: "habiter-perec" };
    const post = {
      postType: "Article" as const,
      publicationStartDate: null,
      publicationEndDate: null,
      localizations: { fr: text, en: { ...text, title: "", relativeUrl: null } },
      eventStart: null,
      eventEnd: null,
      location: place,
      productEans: [eans.lifeAUsersManual],
      postIds: [],
      categoryIds: [],
      tags: [],
    };
    const made = await act("admin", "createPost", { body: post });
    const { id, version } = made.entityOutput;
    await act("admin", "movePost", { body: { id, move: "publish", comment: null } }, { version: `"${version}"` });
    const name = { metaTitle: "", metaDescription: "", metaKeywords: "", name: "Autour de Perec", relativeUrl: "autour-de-perec" };
    const bloc = {
      id: "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
      blocType: "Manual" as const,
      column: "main" as const,
      width: 100 as const,
      localizations: { fr: { title: "À lire", html: "" }, en: { title: "", html: "" } },
      postType: null,
      categoryIds: [],
      automaticRetrieve: false,
      maximum: null,
      resultsOrderable: false,
      postIds: [id],
      mediaIds: [],
      url: null,
      isExternalUrl: false,
    };
    const page = {
      parentId: null,
      pageLayout: "FullPage" as const,
      localizations: { fr: name, en: { ...name, name: "", relativeUrl: null } },
      isPublished: true,
      isHome: false,
      blocs: [bloc],
    };
    await act("admin", "createPage", { body: page });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Habiter Perec" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/post\/detail\/\d+$/),
    );
    await expect(canvas.getAllByText("article en ligne")[0]).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Autour de Perec" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/page\/detail\/\d+$/),
    );
    await expect(canvas.getByText("page publiée")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Noël des fidèles" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/discount\/detail\/\d+$/),
    );
    await expect(canvas.getAllByText("remise active")[0]).toBeVisible();
  },
};

/** Qui ne peut ouvrir ni article ni page n’en voit ni le nom ni le nombre. */
export const PlacesWithoutRights: Story = {
  name: "Sans droit aux articles ni aux pages",
  parameters: {
    ...desktop.parameters,
    ...consoleStory({ path, at: productAt(eans.lifeAUsersManual), server: "fresh", user: "stagiaire" }),
  },
  globals: desktop.globals,
  beforeEach: (context) => allowTrainee(context, claims.catalog.productList),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Où il apparaît" })).toBeVisible();
    await expect(canvas.queryByText(/article/)).toBeNull();
    await expect(canvas.queryByText(/page du site|page publiée/)).toBeNull();
    await expect(canvas.queryByText(/remise/)).toBeNull();
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

export const Loading: Story = { name: "Chargement", ...loadingRecord("getProduct") };

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
    const errors = await within(dialog).findAllByText("Le service est momentanément indisponible.");
    for (const words of errors) await waitFor(() => expect(words).toBeVisible());
    await expect(within(dialog).getByRole("button", { name: "Confirmer" })).toBeVisible();
  },
};

/** Un article de la boutique, sans variante, dont bien des choses ne sont pas renseignées. */
export const OwnTitle: Story = {
  name: "Article de la boutique",
  ...place(productAt(eans.toteBag)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Titre" })).toHaveValue("Sac en toile Librairie du Quai");
    await expect(canvas.queryByText("Du flux")).toBeNull();
    await expect(canvas.getByText("Ce titre n’a pas de variante.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Supprimer la fiche" })).toBeVisible();
  },
};

/** Un titre qui n’est pas encore paru, avec sa variante. */
export const Forthcoming: Story = {
  name: "À paraître",
  ...place(productAt(eans.timeRegained)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("À paraître, J-12")).toBeVisible();
    await expect(canvas.getByText(/^Format\s: Poche$/)).toBeVisible();
    await expect(canvas.getByText(/^Le \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  },
};
