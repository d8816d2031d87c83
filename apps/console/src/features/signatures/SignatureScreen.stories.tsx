import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { SignatureScreen } from "./SignatureScreen.tsx";
import { newSignatureAt, renameSignature, signatureAt } from "./story-records.ts";

const path = "/cms/signature/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>, more: Partial<StoryPlace> = {}) => ({
  parameters: consoleStory({ path, at, server: "fresh", ...more }),
});
const maiwenn = "Maïwenn, libraire du rayon jeunesse";
const first = place(signatureAt(maiwenn));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Qui signe, et qui c’est en quelques mots ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Signature",
  component: SignatureScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof SignatureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un nom, une présentation mise en forme, et les articles signés. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: maiwenn })).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Nom" })).toHaveValue(maiwenn);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Présentation" })).toHaveTextContent(/moins de douze ans/));
    await expect(canvas.getByRole("link", { name: /^\d+$/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/post\?signatureId=\d+$/),
    );
    await expect(canvas.getByRole("button", { name: "Supprimer la signature" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getSignature") };

export const Failed: Story = { name: "Échec", ...failedRead("getSignature") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/signature", "getSignature") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "getSignature") };

/** Qui n’écrit que les siens lit la signature, sans pouvoir y toucher. */
export const ReadOnly: Story = {
  name: "Lue",
  ...place(signatureAt(maiwenn), { user: "redaction" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: maiwenn })).toBeVisible();
    await expect(await canvas.findByText("Articles signés")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Supprimer la signature" })).toBeNull();
  },
};

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateSignature", { name: "Ce nom est déjà pris." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ce nom est déjà pris\./));
    await expect(name).toHaveValue(`${maiwenn} bis`);
  },
};

/** Un nom qui est déjà celui d’une autre : dit à son champ. */
export const NameTaken: Story = {
  name: "Nom déjà pris",
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.clear(name);
    await userEvent.type(name, "enora, LIBRAIRE de litterature");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Cette signature existe déjà\s: «\sEnora, libraire de littérature\s»/));
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => renameSignature(context, maiwenn, "Nom du collègue"), {
    field: "Nom",
    save: /Enregistrer la signature/,
    theirs: "Nom du collègue",
  }),
};

/** Un autre nom : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom" }), " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la signature/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: `${maiwenn} bis` })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer la signature/ })).toBeNull());
  },
};

/** Ce qui manque est dit à son champ ; une fois créée, la signature a sa page. */
export const Created: Story = {
  name: "Nouvelle signature",
  ...place("/cms/signature/detail"),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, "  ");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la signature/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.clear(name);
    await userEvent.type(name, "Anaïg, apprentie libraire");
    await userEvent.click(canvas.getByRole("button", { name: /Créer la signature/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Anaïg, apprentie libraire" })).toBeVisible();
  },
};

/** Elle signe encore : le bouton dit pourquoi il attend. */
export const Used: Story = {
  name: "Encore utilisée",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Supprimer la signature" })).toHaveAccessibleDescription(
      /^Elle signe \d+ articles\s: retirez-la d’abord\.$/,
    );
  },
};

/** Elle ne signe rien : supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  ...place(newSignatureAt("Stagiaire d’été")),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la signature" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/«\sStagiaire d’été\s»/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/cms/signature")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  ...place(signatureAt(maiwenn), { isFramed: true }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent(maiwenn));
    await expect(within(crumbs).getByRole("link", { name: "Signatures" })).toHaveAttribute("href", "/cms/signature");
  },
};
