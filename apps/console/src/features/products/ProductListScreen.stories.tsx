import { empty, failing, loading, mock, productById, productSummary, sentinels, signedInAs } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { forbiddenRead } from "../../shared/story-states.ts";
import { ProductListScreen } from "./ProductListScreen.tsx";

const path = "/catalog/product";
/** Les produits du catalogue : cherchés, filtrés, triés, choisis pour rafraîchir leur cache. */
const meta = {
  title: "Écrans/Produits",
  component: ProductListScreen,
  parameters: { ...consoleStory({ path }) },
} satisfies Meta<typeof ProductListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les titres en italique, les EAN comme sur le livre, les jours qui restent avant parution. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    await expect(within(row).getByText(/978-2-253-02390-6/)).toBeVisible();
    await expect(within(row).getByRole("cell", { name: /11,90\s€/ })).toBeVisible();
    await expect(within(row).getByText("En stock")).toBeVisible();
    await expect(within(row).getByRole("link", { name: "La Vie mode d’emploi" })).toHaveAttribute("href", "/catalog/product/detail/412");
    await expect(canvas.getByText("À paraître, J-12")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: consoleStory({ path, at: `${path}?search=introuvable&kind=Dvd` }),
  beforeEach: ({ msw }) => msw.use(empty("listProducts")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Recherche « introuvable », Nature « DVD »/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les 2 filtres" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};

/** Des barres de même hauteur tant que les premières lignes arrivent. */
export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("listProducts")),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Chargement…" });
    await expect(within(table).getAllByRole("row")).toHaveLength(26);
  },
};

/** Jamais à prendre pour une liste vide : ce qui s’est passé, la référence à donner, et un nouvel essai. */
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

/** Les disponibilités sont celles du serveur ; les codes d’un même nom ne font qu’un choix. */
export const ByAvailability: Story = {
  name: "Filtré par disponibilité",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listAvailabilities", () => ({
        items: [
          { id: "21", label: "Au magasin" },
          { id: "11", label: "Bientôt" },
          { id: "12", label: "Bientôt" },
        ],
      })),
    ),
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole("button", { name: "Disponibilité" }));
    await user.click(await canvas.findByRole("checkbox", { name: "Bientôt" }));
    await expect(canvas.getAllByRole("checkbox", { name: /^(Au magasin|Bientôt)$/ })).toHaveLength(2);
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Disponibilité" })).toBeVisible();
  },
};

/** Clavier français sans verrouillage des majuscules : la liste cherche les chiffres voulus. */
export const Scanned: Story = {
  name: "Recherche à la douchette",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    const search = canvas.getByRole("searchbox", { name: "Chercher un produit" });
    await userEvent.click(search);
    await userEvent.paste('çè_éé("àé"çà-');
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(canvas.getByRole("row", { name: /La Vie mode d’emploi/ })).toBeVisible();
    await expect(search).toHaveValue("9782253023906");
  },
};

/** Accents, apostrophes et espaces restent tels quels, même si la liste répond au milieu ; dix chiffres sur treize ne font pas un ISBN-10. */
export const TypedInFrench: Story = {
  name: "Recherche, accents et apostrophes",
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
  name: "Recherche par ISBN-10",
  parameters: consoleStory({ path, at: `${path}?search=2-07-036002-4` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /L’Étranger/ })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
  },
};

/** Un code à la clé fausse dit laquelle il aurait fallu. */
export const WrongCheckDigit: Story = {
  name: "Recherche, clé fausse",
  parameters: consoleStory({ path, at: `${path}?search=9782070360025` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 était attendu à la fin/)).toBeVisible();
  },
};

/** Choisis au clavier, demandés, confirmés : la tâche est prévue et la sélection s’en va. */
export const RefreshChosen: Story = {
  name: "Rafraîchir le cache, au clavier",
  beforeEach: ({ msw }) => msw.use(signedInAs("libraire")),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const box = await canvas.findByRole("checkbox", { name: /Sélectionner «\sLa Vie mode d’emploi\s»/ });
    box.focus();
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByRole("checkbox", { name: /Sélectionner «\sL’Étranger\s»/ }));
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

/** Qui ne peut pas rafraîchir le cache n’a pas de cases à cocher. */
export const WithoutCacheRight: Story = {
  name: "Sans le droit du cache",
  beforeEach: ({ msw }) => msw.use(mock("getCurrentUser", () => ({ ...reader }))),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

/** Ce qui était montré le reste pendant que la liste triée arrive. */
export const Sorted: Story = {
  name: "Tri",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Prix TTC" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Prix TTC" })).toHaveAttribute("aria-sort", "ascending"));
    await waitFor(() => expect(canvas.getAllByRole("row")[1]).toHaveAccessibleName(/Le Père Goriot/));
  },
};

/** Ce qu’une adresse contient d’inconnu est laissé de côté, et c’est dit ; le reste s’applique. */
export const UnknownInAddress: Story = {
  name: "Adresse avec des mots inconnus",
  parameters: consoleStory({ path, at: `${path}?kind=Dvd&kind=Vinyle&releasedOn=hier&couleur=rouge` }),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("note");
    await expect(note).toHaveTextContent("kind=Vinyle, releasedOn=hier, couleur=rouge");
    const below = (await canvas.findByRole("table")).getBoundingClientRect().top - note.getBoundingClientRect().bottom;
    await expect(below).toBeGreaterThanOrEqual(12);
    await expect(await canvas.findByRole("row", { name: /Cléo de 5 à 7/ })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /La Vie mode d’emploi/ })).toBeNull();
    await expect(canvas.getAllByRole("button", { name: /^Retirer le filtre/ })).toHaveLength(1);
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Forthcoming, D-12")).toBeVisible();
    await expect(canvas.getAllByText("In stock")[0]).toBeVisible();
  },
};

/** Une recherche qui échoue laisse la barre et ce qu’on a tapé. */
export const FailedSearch: Story = {
  name: "Recherche, échec",
  parameters: consoleStory({ path, at: `${path}?search=${encodeURIComponent(sentinels.failing)}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue(sentinels.failing);
  },
};

/** Les lignes sont des cartes. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listProducts", () => ({
        items: [productSummary(productById(412)), productSummary(productById(414))],
        totalCount: 2,
        totalIsExact: true,
        page: 1,
        pageSize: 25,
        nextCursor: null,
      })),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("La Vie mode d’emploi")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

const reader = {
  id: 9,
  userName: "lecteur",
  firstName: "Paul",
  lastName: "Morin",
  email: "paul@example.fr",
  claimTypes: [{ id: "Permission.BackOffice.Catalog.ProductList" }],
  roles: [],
};
