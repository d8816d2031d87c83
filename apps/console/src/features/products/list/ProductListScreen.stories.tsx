import { claims } from "@reserve/domain";
import { failing, loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { allowTrainee, productIdOf } from "../../../shared/stories/story-records.ts";
import { forbiddenRead } from "../../../shared/stories/story-states.ts";
import { ProductListScreen } from "./ProductListScreen.tsx";

const path = "/catalog/product";
const at = (url: string) => ({ parameters: consoleStory({ path, at: url, server: "fresh" }) });
/** Four books, « La Vie mode d’emploi » among them. */
const perec = `${path}?search=perec`;

/** Les produits du catalogue : cherchés, filtrés, triés, choisis pour rafraîchir leur cache. */
const meta = {
  title: "Écrans/Produits",
  component: ProductListScreen,
  parameters: { ...consoleStory({ path, server: "fresh" }) },
} satisfies Meta<typeof ProductListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les titres en italique, les EAN comme sur le livre, les jours qui restent avant une parution. */
export const Loaded: Story = {
  name: "Chargé",
  ...at(`${path}?search=proust`),
  play: async ({ canvas, apiAs }) => {
    const row = await canvas.findByRole("row", { name: /Du côté de chez Swann/ });
    await expect(within(row).getByText(/978-2-07-923603-0/)).toBeVisible();
    await expect(within(row).getByRole("cell", { name: /9,90\s€/ })).toBeVisible();
    await expect(within(row).getByText("En vente")).toBeVisible();
    const id = await productIdOf(apiAs("admin"), "9782079236030");
    await expect(within(row).getByRole("link", { name: "Du côté de chez Swann" })).toHaveAttribute("href", `${path}/detail/${id}`);
    await expect(canvas.getByText("À paraître, J-12")).toBeVisible();
  },
};

/** Rien ne répond aux filtres : ils sont nommés, et s’effacent d’un geste. */
export const Empty: Story = {
  name: "Vide",
  ...at(`${path}?search=introuvable&kind=Dvd`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Recherche « introuvable », Nature « DVD »/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les 2 filtres" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveValue(""));
  },
};

/** Des barres de même hauteur en attendant les premières lignes. */
export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("listProducts")),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Chargement…" });
    await expect(within(table).getAllByRole("row")).toHaveLength(26);
  },
};

/** Ne se confond jamais avec une liste vide : ce qui s’est passé, la référence pour l’assistance, un nouvel essai. */
export const Failed: Story = {
  name: "Échec",
  beforeEach: ({ msw }) => msw.use(failing("listProducts")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.getByText(/req_mock/)).toBeVisible();
    await expect(canvas.queryByText(/Aucun résultat/)).toBeNull();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les produits", "listProducts") };

/** Les disponibilités sont celles du serveur ; celles qui portent le même nom ne font qu’un choix. */
export const ByAvailability: Story = {
  name: "Par disponibilité",
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole("button", { name: "Filtres" }));
    await user.click(await canvas.findByRole("button", { name: "Disponibilité" }));
    await user.click(await canvas.findByRole("checkbox", { name: "À paraître" }));
    await expect(canvas.getAllByRole("checkbox", { name: /^(En stock|À paraître)$/ })).toHaveLength(2);
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Disponibilité" })).toBeVisible();
    await user.keyboard("{Escape}");
  },
};

const oneTitle = {
  id: 412,
  ean: "9782253023906",
  title: "La Vie mode d’emploi",
  authors: ["Georges Perec"],
  publishers: ["Le Livre de poche"],
  collections: [],
  kind: "Book" as const,
  releaseDate: "1978-09-04",
  stock: 3,
  priceWithTax: "11.90",
  taxRate: 0.055,
  availability: "21" as const,
  shelf: null,
  isVisible: true,
  isCustom: false,
  cacheRefreshedAt: null,
  isRestricted: false,
  picture: null,
};
const wide = { viewport: { options: { wide: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } } };

/** Le rail à gauche : chaque facette compte, ce qui est choisi va dans l’adresse et se retire d’un geste. */
export const Rail: Story = {
  name: "Rail de facettes",
  parameters: { ...consoleStory({ path, server: "fresh" }), ...wide },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas }) => {
    const rail = await canvas.findByRole("complementary", { name: "Affiner" });
    await userEvent.click(await within(rail).findByRole("checkbox", { name: /^DVD \d+/ }));
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Nature" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("row", { name: /120, rue de la Gare/ })).toBeNull());
    // What is chosen does not hide the other choices.
    await expect(within(rail).getByRole("checkbox", { name: /^Livre \d+/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer le filtre Nature" }));
    await waitFor(() => expect(within(rail).getByRole("checkbox", { name: /^DVD \d+/ })).not.toBeChecked());
  },
};

/** Une facette fermée dit son choix ; les codes CLIL ont leur libellé. */
export const ClosedFacet: Story = {
  name: "Facette fermée",
  parameters: { ...consoleStory({ path, at: `${path}?clil=3442&language=fre`, server: "fresh" }), ...wide },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas }) => {
    const rail = await canvas.findByRole("complementary", { name: "Affiner" });
    await expect(await within(rail).findByText("français", { selector: "b" })).toBeVisible();
    await expect(await within(rail).findByText("3442 Romans", { selector: "b" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retirer le filtre CLIL" })).toBeVisible();
  },
};

/** Rien de trouvé, rien à affiner. */
export const NothingToRefine: Story = {
  name: "Rien à affiner",
  parameters: { ...consoleStory({ path, at: `${path}?search=introuvable`, server: "fresh" }), ...wide },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Rien à affiner.")).toBeVisible();
  },
};

/** Les facettes n’ont pas répondu : la liste est là, et on peut réessayer. */
export const FailedFacets: Story = {
  name: "Facettes en échec",
  parameters: { ...consoleStory({ path, at: perec, server: "fresh" }), ...wide },
  globals: { viewport: { value: "wide" } },
  beforeEach: ({ msw }) => msw.use(failing("getProductFacets")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Les facettes n’ont pas pu être comptées.")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /La Vie mode d’emploi/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** Les vues du métier, et celle qu’on garde sous un nom. */
export const SavedView: Story = {
  name: "Vues",
  ...at(`${path}?sale=ToRelease`),
  play: async ({ canvas }) => {
    const views = await canvas.findByRole("navigation", { name: "Vues des produits" });
    await expect(within(views).getByRole("link", { name: /^À paraître/ })).toHaveAttribute("aria-current", "page");
    await userEvent.click(await canvas.findByRole("link", { name: /^En stock/ }));
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Stock" })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "proust");
    await userEvent.click(await canvas.findByRole("button", { name: "Enregistrer la vue" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom de la vue" }), "Proust en rayon");
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer une nouvelle vue" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /Proust en rayon/ })).toHaveAttribute("aria-current", "page"));
  },
};

/** Au-delà de dix mille, le nombre exact vient à la demande. */
export const CountedExactly: Story = {
  name: "Compter exactement",
  ...at(perec),
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listProducts", () => ({
        items: [oneTitle],
        totalCount: 10_000,
        totalIsExact: false,
        page: 1,
        pageSize: 25,
        nextCursor: null,
        suggestion: null,
      })),
      mock("countProducts", () => ({ count: 12_873 })),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compter exactement" }));
    await expect(await canvas.findByText(/^12\s873 titres$/)).toBeVisible();
  },
};

/** Vingt EAN d’un courriel : trouvés, inconnus, clé fausse, chacun avec son issue ; les titres dans l’ordre du collage. */
export const Pasted: Story = {
  name: "EAN collés",
  ...at(perec),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Coller des EAN" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Coller des EAN" }));
    await userEvent.click(dialog.getByRole("textbox", { name: "EAN ou ISBN" }));
    await userEvent.paste('978-2-253-02390-6, 9782370559999\n="9782070360025"\n9782253023906\n9,78E+12');
    await userEvent.click(dialog.getByRole("button", { name: "Chercher ces 5 EAN" }));
    await expect(await canvas.findByRole("heading", { name: "5 EAN collés" })).toBeVisible();
    await expect(canvas.getByText("Excel a arrondi ce code : ses derniers chiffres sont perdus.")).toBeVisible();
    await expect(canvas.getByText(/1 doublon compté une fois/)).toBeVisible();
    await expect(canvas.getByText(/Inconnu du catalogue/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Créer une fiche maison" })).toHaveAttribute(
      "href",
      "/catalog/product/custom/detail?ean=9782370559999",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Prendre 9782070360024" }));
    await expect(await canvas.findByRole("link", { name: "L’Étranger" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: /^2 EAN à revoir/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Choisir les 2 titres" }));
    await expect(await canvas.findByRole("checkbox", { name: /^Sélectionner .*L’Étranger/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Revenir à la liste" }));
    await expect(await canvas.findByRole("row", { name: /La Vie mode d’emploi/ })).toBeVisible();
  },
};

/** Le serveur n’a pas répondu : ce qui est collé reste. */
export const PastedInVain: Story = {
  name: "EAN collés, échec",
  ...at(perec),
  beforeEach: ({ msw }) => msw.use(failing("listProductsByEans")),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Coller des EAN" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Coller des EAN" }));
    const field = dialog.getByRole("textbox", { name: "EAN ou ISBN" });
    await userEvent.type(field, "9782253023906");
    await userEvent.click(dialog.getByRole("button", { name: "Chercher cet EAN" }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await expect(field).toHaveValue("9782253023906");
  },
};

/** Toute la liste en un fichier qui dit son filtre. */
export const Exported: Story = {
  name: "Export",
  ...at(perec),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    await userEvent.click(canvas.getByRole("button", { name: "Exporter" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Fichier CSV" }));
    await expect(await page.findByText("4 lignes exportées.")).toBeVisible();
    await expect(page.getByText(/^produits-perec-.*\.csv$/)).toBeVisible();
  },
};

/** L’export n’aboutit pas, et cela se dit. */
export const ExportFailed: Story = {
  name: "Export en échec",
  ...at(perec),
  beforeEach: ({ msw }) => msw.use(failing("exportProducts")),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Exporter" }));
    await userEvent.click(await page.findByRole("button", { name: "Classeur Excel" }));
    await expect(await page.findByText("L’export n’a pas abouti.")).toBeVisible();
  },
};

/** Une douchette sur un clavier français sans verrouillage des majuscules : la liste cherche les chiffres voulus. */
export const Scanned: Story = {
  name: "Scanné",
  ...at(perec),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    const search = canvas.getByRole("searchbox", { name: "Chercher un produit" });
    await userEvent.clear(search);
    await userEvent.paste('çè_éé("àé"çà-');
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(canvas.getByRole("row", { name: /La Vie mode d’emploi/ })).toBeVisible();
    await expect(search).toHaveValue("9782253023906");
  },
};

/** Accents, apostrophes et espaces restent comme ils ont été tapés, même quand la liste répond entre-temps ; dix chiffres sur treize ne font pas encore un ISBN-10. */
export const TypedInFrench: Story = {
  name: "Tapé en français",
  ...at(perec),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    const search = canvas.getByRole("searchbox", { name: "Chercher un produit" });
    for (const typed of ["l'étranger là-bas ", "les ", "9782253022"]) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await canvas.findAllByText(typed.trim(), { exact: false });
      await userEvent.type(search, "et", { skipClick: true });
      await expect(search).toHaveValue(`${typed}et`);
    }
  },
};

/** Un ISBN-10 trouve le livre d’aujourd’hui. */
export const Isbn10: Story = {
  name: "ISBN-10",
  ...at(`${path}?search=2-07-036002-4`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /L’Étranger/ })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
  },
};

/** Une lettre de trop peu : ce qui s’en approche, avec le mot juste, et le meilleur d’abord. */
export const Misspelt: Story = {
  name: "Vous vouliez dire",
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("searchbox");
    await userEvent.clear(field);
    await userEvent.type(field, "apolinaire");
    await expect(await canvas.findByText(/Aucun titre ne contient « apolinaire »/)).toBeVisible();
    await expect((await canvas.findAllByText("Guillaume Apollinaire"))[0]).toBeVisible();
    // Best first: no head claims to sort them.
    await expect(canvas.getAllByRole("columnheader").filter((head) => head.hasAttribute("aria-sort"))).toEqual([]);
    await userEvent.click(canvas.getByRole("link", { name: "apollinaire" }));
    await waitFor(() => expect(field).toHaveValue("apollinaire"));
    await waitFor(() => expect(canvas.queryByText(/Vous vouliez dire/)).toBeNull());
  },
};

/** Un code dont la clé est fausse dit celle qui était attendue. */
export const WrongCheckDigit: Story = {
  name: "Clé fausse",
  ...at(`${path}?search=9782070360025`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 était attendu à la fin/)).toBeVisible();
  },
};

/** Choisis au clavier, demandé, confirmé : la tâche est planifiée et plus rien n’est choisi. */
export const RefreshChosen: Story = {
  name: "Rafraîchissement demandé",
  parameters: consoleStory({ path, at: perec, server: "fresh", user: "stagiaire" }),
  beforeEach: (context) => allowTrainee(context, claims.catalog.productList, claims.cache.product),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const box = await canvas.findByRole("checkbox", { name: /Sélectionner «\sLa Vie mode d’emploi\s»/ });
    box.focus();
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByRole("checkbox", { name: /Sélectionner «\sLa Disparition\s»/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Rafraîchir le cache de 2 titres" }));
    const dialog = await page.findByRole("alertdialog", { name: /^Voulez-vous vraiment effectuer cette action\s\?$/ });
    await waitFor(() => expect(within(dialog).getByText(/2 titres/)).toBeVisible());
    await expect(within(dialog).getByRole("button", { name: "Annuler" })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getByText("Une tâche d'arrière plan a bien été planifiée.")).toBeVisible());
    // This person may not list the tasks: the link leads to where the own one is followed.
    await expect(page.getByRole("link", { name: "Suivre la tâche" })).toHaveAttribute(
      "href",
      expect.stringContaining("/cache/product?task="),
    );
    await expect(box).not.toBeChecked();
  },
};

/** Qui ne peut pas rafraîchir le cache choisit quand même : on peut masquer, ou ajouter à une liste. */
export const WithoutCacheRight: Story = {
  name: "Sans le droit du cache",
  parameters: consoleStory({ path, at: perec, server: "fresh", user: "stagiaire" }),
  beforeEach: (context) => allowTrainee(context, claims.catalog.productList),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Sélectionner «\sLa Disparition\s»/ }));
    await expect(canvas.getByRole("button", { name: "Masquer" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Rafraîchir le cache/ })).toBeNull();
  },
};

/** La page entière, puis les résultats de toutes les pages ; ce que mille titres ne permettent pas dit pourquoi. */
export const AllResults: Story = {
  name: "Tous les résultats",
  ...at(`${path}?pageSize=10&availability=Available`),
  play: async ({ canvas }) => {
    const bar = within(await pageTicked(canvas));
    await userEvent.click(bar.getByRole("button", { name: /^Sélectionner les [\d\s]+ (premiers )?résultats$/ }));
    await waitFor(() => expect(bar.getByText(/^\d{3} titres sélectionnés|^1\s000 titres sélectionnés/)).toBeVisible(), { timeout: 15_000 });
    await expect(bar.queryByRole("button", { name: /résultats$/ })).toBeNull();
    await expect(bar.getByRole("button", { name: "Ajouter à une liste…" })).toHaveAccessibleDescription(/200/);
    await userEvent.click(canvas.getByRole("button", { name: "Page suivante" }));
    await waitFor(() => expect(canvas.getAllByRole("checkbox", { name: /^Sélectionner «/, checked: true })).toHaveLength(10));
  },
};

/** Les résultats de toutes les pages n’ont pas pu être lus : ceux de la page restent choisis. */
export const AllResultsFailed: Story = {
  name: "Tous les résultats, en échec",
  ...at(`${path}?pageSize=10&availability=Available`),
  play: async ({ canvas, canvasElement, msw }) => {
    const bar = within(await pageTicked(canvas));
    msw.use(failing("listProducts"));
    await userEvent.click(bar.getByRole("button", { name: /résultats$/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText("Une erreur est survenue.")).toBeVisible());
    await expect(bar.getByText("10 titres sélectionnés")).toBeVisible();
  },
};

/** Deux titres masqués d’un coup ; masqué encore, l’un est refusé par son nom et reste choisi, et se montre de nouveau. */
export const Hidden: Story = {
  name: "Plusieurs titres masqués",
  parameters: consoleStory({ path, at: perec, server: "fresh" }),
  play: async ({ canvas, canvasElement, apiAs }) => {
    const page = within(canvasElement.ownerDocument.body);
    const confirmed = async (words: RegExp) => {
      const dialog = await page.findByRole("alertdialog", { name: /^Voulez-vous vraiment effectuer cette action\s\?$/ });
      await expect(within(dialog).getByText(words)).toBeVisible();
      await userEvent.click(within(dialog).getByRole("button", { name: "Confirmer" }));
    };
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Sélectionner «\sLa Disparition\s»/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Masquer" }));
    await confirmed(/^Masquer 1 titre/);
    await waitFor(() => expect(page.getByText("1 titre modifié.")).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Masquer" })).toBeNull());
    await userEvent.click(canvas.getByRole("checkbox", { name: /Sélectionner «\sLa Disparition\s»/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Sélectionner «\sLa Vie mode d’emploi\s»/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Masquer" }));
    await confirmed(/^Masquer 2 titres/);
    await expect(await canvas.findByText("Ce titre est déjà masqué.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /Sélectionner «\sLa Disparition\s»/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Afficher sur le site" }));
    await confirmed(/^Afficher 1 titre/);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Afficher sur le site" })).toBeNull());
    const { items } = await apiAs("admin").read("listProducts", { query: { search: "perec" } });
    await expect(items.filter(({ isVisible }) => !isVisible).map(({ title }) => title)).toEqual(["La Vie mode d’emploi"]);
  },
};

/** Des titres vont à la fin d’une liste du catalogue : on la trouve par son nom, et le message y mène. */
export const AddedToList: Story = {
  name: "Ajoutés à une liste",
  parameters: consoleStory({ path, at: perec, server: "fresh" }),
  beforeEach: async ({ act }) => {
    await act("admin", "createCatalogList", {
      body: { name: "Rentrée d’hiver", catalogListType: "News", page: "Hiver", nextUpdateTime: null, productIds: [] },
    });
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Sélectionner «\sLa Disparition\s»/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Sélectionner «\sLa Vie mode d’emploi\s»/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter à une liste…" }));
    const dialog = within(await page.findByRole("dialog", { name: "Ajouter 2 titres à une liste" }));
    await expect(dialog.getByRole("button", { name: "Ajouter à la liste" })).toHaveAttribute("aria-disabled", "true");
    const list = dialog.getByRole("combobox", { name: "Liste" });
    await userEvent.click(list);
    // The first of them stand there before anything is typed.
    await page.findByRole("option", { name: /Rentrée d’hiver/ });
    await userEvent.type(list, "hiver");
    await userEvent.click(await page.findByRole("option", { name: /Rentrée d’hiver/ }));
    await expect(dialog.getByText(/Cette liste est refaite chaque jour/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Ajouter à la liste" }));
    await waitFor(() => expect(page.getByText("2 titres ajoutés à la liste.")).toBeVisible());
    await expect(page.getByRole("link", { name: "Ouvrir la liste" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/catalogList\/detail\/\d+$/),
    );
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** Chez une cinémathèque : qui a réalisé, qui distribue, la sortie. */
export const CinemaLibrary: Story = {
  name: "Mots de la cinémathèque",
  ...at("/catalog/product?search=varda"),
  globals: { client: "cinema-library" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Réalisation, auteurs" })).toBeVisible();
    await expect(await canvas.findByText("Distributeur, éditeur")).toBeVisible();
  },
};

/** Ce qui était montré le reste tant que la liste triée est en chemin. */
export const Sorted: Story = {
  name: "Trié",
  ...at(perec),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Prix TTC" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Prix TTC" })).toHaveAttribute("aria-sort", "ascending"));
    await waitFor(() => expect(canvas.getAllByRole("row")[1]).toHaveAccessibleName(/La Disparition/));
  },
};

/** Ce que l’adresse dit d’inconnu est laissé de côté, et dit ; le reste s’applique. */
export const UnknownInUrl: Story = {
  name: "Adresse en partie inconnue",
  ...at(`${path}?kind=Dvd&kind=Vinyle&releasedOn=hier&couleur=rouge`),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("note");
    await expect(note).toHaveTextContent("kind=Vinyle, releasedOn=hier, couleur=rouge");
    const below = (await canvas.findByRole("table")).getBoundingClientRect().top - note.getBoundingClientRect().bottom;
    await expect(below).toBeGreaterThanOrEqual(12);
    await expect(await canvas.findByRole("row", { name: /À bout de souffle/ })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /120, rue de la Gare/ })).toBeNull();
    await expect(canvas.getAllByRole("button", { name: /^Retirer le filtre/ })).toHaveLength(1);
  },
};

/** Une recherche à laquelle le serveur ne répond pas laisse la barre et ce qui a été tapé. */
export const FailedSearch: Story = {
  name: "Recherche en échec",
  ...at(perec),
  beforeEach: ({ msw }) => msw.use(failing("listProducts")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("perec");
  },
};

/** Ticks all rows of the page; the bar of what can be done with them. */
async function pageTicked(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) {
  await userEvent.click(await canvas.findByRole("checkbox", { name: "Sélectionner les 10 titres de la page" }));
  return canvas.findByRole("region", { name: "Titres sélectionnés" });
}
