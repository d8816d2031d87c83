import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/story-states.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { addReviews, renameReview, reviewAt } from "./story-records.ts";

const path = "/catalog/review/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(reviewAt("Premier exemple"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une fiche à modifier ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Critique",
  component: ReviewScreen,
  parameters: { ...first.parameters },
  beforeEach: addReviews,
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce que la fiche dit, et ce qu’on peut y faire. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Premier exemple" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Nom" })).toHaveValue("Premier exemple");
    await expect(canvas.getByRole("button", { name: "Supprimer la fiche" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getReview") };

export const Failed: Story = { name: "Échec", ...failedRead("getReview") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/review", "getReview") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les critiques", "getReview") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateReview", { name: "Ce nom est déjà pris." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ce nom est déjà pris\./));
    await expect(name).toHaveValue("Premier exemple bis");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await renameReview(context, "Premier exemple", "Nom du collègue");
    await userEvent.type(name, " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la fiche/ }));
    const dialog = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText("Nom du collègue")).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(name).toHaveValue("Nom du collègue"));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** Un autre nom : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom" }), " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la fiche/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: "Premier exemple bis" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer la fiche/ })).toBeNull());
  },
};

/** Ce qui manque est dit à son champ ; une fois créée, la fiche a sa page. */
export const Created: Story = {
  name: "Nouvelle fiche",
  ...place("/catalog/review/detail"),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, "  ");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la fiche/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.clear(name);
    await userEvent.type(name, "Quatrième exemple");
    await userEvent.click(canvas.getByRole("button", { name: /Créer la fiche/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Quatrième exemple" })).toBeVisible();
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la fiche" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/« Premier exemple »/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/catalog/review")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: reviewAt("Premier exemple"), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Premier exemple"));
    await expect(within(crumbs).getByRole("link", { name: "Critiques" })).toHaveAttribute("href", "/catalog/review");
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toHaveValue("Premier exemple");
    await expect(canvas.getByRole("button", { name: "Delete the record" })).toBeVisible();
  },
};

/** Une seule colonne, rien au-delà du bord. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: {
    ...first.parameters,
    viewport: { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "844px" } } } },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("textbox", { name: "Nom" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
