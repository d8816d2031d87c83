import { failing, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { RestrictionScreen } from "./RestrictionScreen.tsx";
import { addRestrictions, changeRestriction, restrictionAt } from "./story-records.ts";

const path = "/catalog/restriction/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(restrictionAt("Georges Perec"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une règle qui cache des titres du site, à modifier ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Restriction",
  component: RestrictionScreen,
  parameters: { ...first.parameters },
  beforeEach: addRestrictions,
} satisfies Meta<typeof RestrictionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce que la règle dit, relue en une phrase, et ce qu’elle cache. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Auteur\s: Georges Perec$/ })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Auteurs" })).toHaveValue("Georges Perec");
    await expect(canvas.getByText("Le site cachera les titres dont l’auteur est Georges Perec.")).toBeVisible();
    await expect(await canvas.findByRole("list", { name: "Titres que la règle cacherait" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Supprimer la règle" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getRestriction") };

export const Failed: Story = { name: "Échec", ...failedRead("getRestriction") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/restriction", "getRestriction") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les restrictions", "getRestriction") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateRestriction", { "values[0]": "Une règle porte déjà sur « Émile Zola »." })),
  play: async ({ canvas }) => {
    const value = await canvas.findByRole("textbox", { name: "Auteurs" });
    await userEvent.clear(value);
    await userEvent.type(value, "Émile Zola");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(value).toHaveAccessibleDescription(/Une règle porte déjà sur/));
    await expect(value).toHaveValue("Émile Zola");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => changeRestriction(context, "Georges Perec", { label: "Libellé du collègue" }), {
    field: /^Libellé/,
    save: /^(Cacher|Enregistrer la règle)/,
    theirs: "Libellé du collègue",
    dialog: "Règle modifiée entre-temps",
  }),
};

/** Un autre libellé : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistrée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Libellé/ }), " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /^(Cacher|Enregistrer la règle)/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^(Cacher|Enregistrer la règle)/ })).toBeNull());
  },
};

/** Une nouvelle règle dit ce qu’elle cacherait avant d’être enregistrée ; le bouton répète le nombre. */
export const Created: Story = {
  name: "Nouvelle règle",
  ...place("/catalog/restriction/detail"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Donnez une valeur\s: les titres/)).toBeVisible();
    const suppliers = canvas.getByRole("combobox", { name: "Fournisseurs" });
    await userEvent.type(suppliers, "hachette");
    await userEvent.click(await canvas.findByRole("option", { name: "Hachette Distribution" }));
    await expect(canvas.getByText("Le site cachera les titres dont le fournisseur est Hachette Distribution.")).toBeVisible();
    await expect(await canvas.findByRole("list", { name: "Titres que la règle cacherait" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Cacher \S+ titres$/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Fournisseur\s: Hachette Distribution$/ })).toBeVisible();
  },
};

/** « Ne garder que » cache presque tout : la page le dit, et l’enregistrement le redemande. */
export const Keeping: Story = {
  name: "Ne garder que",
  ...place("/catalog/restriction/detail"),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Fournisseurs" }), "Personne{Enter}");
    await userEvent.click(canvas.getByRole("radio", { name: "Ne garder que ces valeurs" }));
    await expect(canvas.getByText(/Exclut toutes les autres valeurs du même type\./)).toBeVisible();
    await expect(
      canvas.getByText(/^Le site ne montrera que les titres dont le fournisseur est Personne, et cachera tous les autres/),
    ).toBeVisible();
    await expect(await canvas.findByText("Plus de la moitié du catalogue disparaîtrait du site.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Cacher \S+ titres$/ }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/plus de la moitié du catalogue/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
  },
};

/** Une liste d’EAN collée fait une règle par EAN ; celui dont la clé est fausse est nommé. */
export const Pasted: Story = {
  name: "EAN collés",
  ...place("/catalog/restriction/detail"),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Type" }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole("option", { name: "EAN" }));
    await userEvent.click(await canvas.findByRole("combobox", { name: "EAN" }));
    await userEvent.paste("978-2-253-02390-6\n9782253023907");
    await expect(await canvas.findByText(/clé fausse, 6 attendu à la fin/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer 9782253023907" }));
    await expect(await canvas.findByRole("list", { name: "Titres que la règle cacherait" })).toBeVisible();
  },
};

/** Sans valeur, rien ne part : ce qui manque est dit à son champ. */
export const Missing: Story = {
  name: "Valeur manquante",
  ...place("/catalog/restriction/detail"),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Libellé/ }), "Sans valeur");
    await userEvent.click(await canvas.findByRole("button", { name: "Enregistrer la règle" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Fournisseurs" })).toHaveAccessibleDescription(/Donnez une valeur\./));
  },
};

/** Ce que la règle cacherait n’a pas pu être calculé : la page le dit, la règle reste à enregistrer. */
export const CheckFailed: Story = {
  name: "Calcul en échec",
  beforeEach: ({ msw }) => msw.use(failing("checkRestrictions")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Une erreur est survenue.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Auteurs" })).toHaveValue("Georges Perec");
  },
};

/** Des langues et des disponibilités se cochent, un prix se tape. */
export const Codes: Story = {
  name: "Langues, disponibilités, prix",
  ...place("/catalog/restriction/detail"),
  play: async ({ canvas, canvasElement }) => {
    const choose = async (type: string) => {
      await userEvent.click(await canvas.findByRole("combobox", { name: "Type" }));
      await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole("option", { name: type }));
    };
    await choose("Langue");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "français (fre)" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "breton (bre)" }));
    await expect(canvas.getByText("Le site cachera les titres dont la langue est français ou breton.")).toBeVisible();
    await choose("Prix");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Prix TTC" }), "0");
    await expect(await canvas.findByText(/^Le site cachera les titres dont le prix est 0,00\s€\.$/)).toBeVisible();
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la règle" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/« Georges Perec »/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/catalog/restriction")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: restrictionAt("Georges Perec"), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Georges Perec"));
    await expect(within(crumbs).getByRole("link", { name: "Restrictions" })).toHaveAttribute("href", "/catalog/restriction");
  },
};
