import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { reviewAt, reviewOf } from "./story-records.ts";

const path = "/catalog/review/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>, more: Partial<StoryPlace> = {}) => ({
  parameters: consoleStory({ path, at, server: "fresh", user: "libraire", ...more }),
});
const waiting = "cent chapitres";
const first = place(reviewAt(waiting));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const answerBox = { name: "Réponse de la librairie" };

/** Une critique à lire, à publier ou à refuser, et la réponse à y faire. */
const meta = {
  title: "Écrans/Critique",
  component: ReviewScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce qu’un lecteur a écrit, de quel titre, et ce qu’on peut en faire. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas, apiAs }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^La Vie mode d’emploi/ })).toBeVisible();
    await expect(canvas.getByText(/gardez un crayon/)).toBeVisible();
    await expect(canvas.getByRole("textbox", answerBox)).toHaveValue("");
    for (const name of ["Publier", "Refuser", "Supprimer la critique"]) await expect(canvas.getByRole("button", { name })).toBeVisible();
    const { productId, customerId } = await reviewOf(apiAs("libraire"), waiting);
    // Links stand there once the rights are known.
    await expect(await canvas.findByRole("link", { name: "La Vie mode d’emploi" })).toHaveAttribute(
      "href",
      `/catalog/product/detail/${productId}`,
    );
    await expect(await canvas.findByRole("link", { name: "Sa fiche client" })).toHaveAttribute(
      "href",
      `/public/customer/detail/${customerId}`,
    );
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getReview") };

export const Failed: Story = { name: "Échec", ...failedRead("getReview") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/review", "getReview") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les critiques", "getReview") };

/** Publiée d’un geste, puis refusée de même : une décision se reprend. */
export const Decided: Story = {
  name: "Publiée, puis refusée",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Publier" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Publier" })).toBeNull());
    await expect(canvas.getByText(/^Publiée par Mathilde Kervella, le/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Refuser" }));
    await expect(await canvas.findByRole("button", { name: "Publier" })).toBeVisible();
    await expect(canvas.getByText(/publiez-la avant d’y répondre/)).toBeVisible();
    await expect(canvas.queryByRole("textbox", answerBox)).toBeNull();
  },
};

/** Publier pendant qu’on répond ne touche pas à ce qui est tapé, et n’en fait pas un conflit. */
export const DecidedWhileAnswering: Story = {
  name: "Publiée pendant la réponse",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByRole("textbox", answerBox), "Merci !");
    await userEvent.click(canvas.getByRole("button", { name: "Publier" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Publier" })).toBeNull());
    await expect(canvas.getByRole("textbox", answerBox)).toHaveValue("Merci !");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la réponse/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", answerBox)).toHaveAccessibleDescription(/Écrite par Mathilde Kervella/));
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};

/** Une réponse déjà écrite se corrige : la nouvelle la remplace. */
export const Answered: Story = {
  name: "Réponse remplacée",
  ...place(reviewAt("demandé un mouton")),
  play: async ({ canvas, canvasElement }) => {
    const answer = await canvas.findByRole("textbox", answerBox);
    await expect(answer).toHaveValue("Nous n’avons pas de mouton en rayon, mais nous avons la boîte. Merci pour ce mot !");
    await userEvent.clear(answer);
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la réponse/ }));
    await waitFor(() => expect(answer).toHaveAccessibleDescription(/Écrivez votre réponse/));
    await userEvent.type(answer, "La boîte est en vitrine.");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer la réponse/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer la réponse/ })).toBeNull());
  },
};

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("answerReview", { text: "Cette réponse ne convient pas." })),
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole("textbox", answerBox);
    await userEvent.type(answer, "Merci");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(answer).toHaveAccessibleDescription(/Cette réponse ne convient pas\./));
    await expect(answer).toHaveValue("Merci");
  },
};

/** Un collègue a répondu entre-temps : les deux réponses côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const page = within(canvasElement.ownerDocument.body);
    const answer = await canvas.findByRole("textbox", answerBox);
    const { id, version } = await reviewOf(apiAs("libraire"), waiting);
    await act("admin", "answerReview", { query: { id }, body: { text: "Merci de la part de tous." } }, { version: `"${version}"` });
    await userEvent.type(answer, "Merci");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la réponse/ }));
    const conflict = await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" });
    await waitFor(() => expect(conflict).toHaveTextContent(/Merci.*de la part de tous/));
    const dialog = within(conflict);

    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(answer).toHaveValue("Merci de la part de tous."));
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la critique" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/critique de «\sLa Vie mode d’emploi\s»/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/catalog/review")).toBeVisible();
  },
};

/** Venu de la liste, on passe à la critique suivante ; le fil d’Ariane y ramène. */
export const Framed: Story = {
  name: "Dans la console",
  ...place(reviewAt(waiting), { isFramed: true, list: "/catalog/review?status=Pending" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("La Vie mode d’emploi"));
    await expect(within(crumbs).getByRole("link", { name: "Critiques" })).toHaveAttribute("href", "/catalog/review");
    await userEvent.click(await canvas.findByRole("link", { name: /suivant/i }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^L’Étranger/ })).toBeVisible();
  },
};
