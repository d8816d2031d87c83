import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { renameTag, tagAt } from "./story-records.ts";
import { TagScreen } from "./TagScreen.tsx";

const path = "/cms/tag/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>, more: Partial<StoryPlace> = {}) => ({
  parameters: consoleStory({ path, at, server: "fresh", ...more }),
});
const first = place(tagAt("bande dessinée"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une étiquette à renommer, à fusionner ou à supprimer ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Étiquette d’articles",
  component: TagScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof TagScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Son nom, ce qui en reste dans les adresses, et les articles qui la portent. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "bande dessinée" })).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Nom" })).toHaveValue("bande dessinée");
    await expect(canvas.getByRole("textbox", { name: /^Dans les adresses/ })).toHaveValue("bande-dessinee");
    await expect(canvas.getByRole("link", { name: /^\d+$/ })).toHaveAttribute("href", expect.stringMatching(/^\/cms\/post\?tagId=\d+$/));
    await expect(canvas.getByRole("button", { name: "Supprimer l’étiquette" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getTag") };

export const Failed: Story = { name: "Échec", ...failedRead("getTag") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/tag", "getTag") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "getTag") };

/** Qui n’écrit que les siens lit l’étiquette, sans pouvoir y toucher. */
export const ReadOnly: Story = {
  name: "Lue",
  ...place(tagAt("bande dessinée"), { user: "redaction" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "bande dessinée" })).toBeVisible();
    await expect(await canvas.findByText("Articles")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Supprimer l’étiquette" })).toBeNull();
  },
};

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateTag", { name: "Ce nom est déjà pris." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ce nom est déjà pris\./));
    await expect(name).toHaveValue("bande dessinée bis");
  },
};

/** Un nom qui est déjà celui d’une autre : dit à son champ ; c’est à fusionner. */
export const NameTaken: Story = {
  name: "Nom déjà pris",
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.clear(name);
    await userEvent.type(name, "POESIE");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Cette étiquette existe déjà\s: «\spoésie\s»/));
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => renameTag(context, "bande dessinée", "Nom du collègue"), {
    field: "Nom",
    save: /Enregistrer l’étiquette/,
    theirs: "Nom du collègue",
  }),
};

/** Un autre nom : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom" }), " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’étiquette/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: "bande dessinée bis" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer l’étiquette/ })).toBeNull());
  },
};

/** Ce qui manque est dit à son champ ; une fois créée, l’étiquette a sa page. */
export const Created: Story = {
  name: "Nouvelle étiquette",
  ...place("/cms/tag/detail"),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, "  ");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer l’étiquette/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.clear(name);
    await userEvent.type(name, "récit de mer");
    await userEvent.click(canvas.getByRole("button", { name: /Créer l’étiquette/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "récit de mer" })).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: /^Dans les adresses/ })).toHaveValue("recit-de-mer");
  },
};

/** Un autre mot pour la même chose : la question dit combien d’articles changent, puis il disparaît. */
export const Merged: Story = {
  name: "Doublon fusionné",
  play: async ({ canvas, canvasElement }) => {
    const count = async () => Number((await canvas.findByRole("link", { name: /^\d+$/ })).textContent);
    const before = await count();
    await userEvent.type(await canvas.findByRole("combobox", { name: "Fusionner avec" }), "trad");
    await userEvent.click(await canvas.findByRole("option", { name: /traduction\s*\d+ articles/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(
      dialog.getByText(/«\straduction\s» disparaît\s; les \d+ articles qui la portent auront «\sbande dessinée\s»/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("alertdialog")).toBeNull());
    await waitFor(async () => expect(await count()).toBeGreaterThan(before));
  },
};

/** La question nomme les articles qui la perdent ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer l’étiquette" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(await dialog.findByText(/\d+ articles ne la porteront plus.*Articles concernés\s: «/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/cms/tag")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  ...place(tagAt("bande dessinée"), { isFramed: true }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("bande dessinée"));
    await expect(within(crumbs).getByRole("link", { name: "Étiquettes" })).toHaveAttribute("href", "/cms/tag");
  },
};
