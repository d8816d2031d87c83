import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { MediaScreen } from "./MediaScreen.tsx";
import { addMedia, addPicture, describeMedia, mediaAt } from "./story-records.ts";

const path = "/cms/media/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const picture = place(mediaAt("Vitrine"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Un média à décrire : son titre, ce qu’il montre, à quoi il sert, ce qui doit en rester visible. */
const meta = {
  title: "Écrans/Média",
  component: MediaScreen,
  parameters: { ...picture.parameters },
  beforeEach: addMedia,
} satisfies Meta<typeof MediaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** L’image entière, ce qui en reste recadrée, son fichier. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Vitrine" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Texte de remplacement" })).toHaveValue("Une vitrine, la nuit.");
    await expect(canvas.getByText("360 × 240 px")).toBeVisible();
    await expect(canvas.getByText("Redessinée en quatre tailles, sans le lieu ni l’appareil.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getMedia") };

export const Failed: Story = { name: "Échec", ...failedRead("getMedia") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/media", "getMedia") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Écrire ses propres articles", "getMedia") };

/** Une image ne s’enregistre pas sans dire ce qu’elle montre. */
export const TextMissing: Story = {
  name: "Texte de remplacement manquant",
  ...place(mediaAt("Affiche")),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre" });
    await userEvent.type(title, " d’hiver");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer le média/ }));
    const text = canvas.getByRole("textbox", { name: "Texte de remplacement" });
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Décrivez l’image en une phrase\./));
    await userEvent.type(text, "Une affiche bleue.");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer le média/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Affiche d’hiver" })).toBeVisible();
  },
};

/** Le point d’intérêt, au clavier ; enregistré, il est là au retour. */
export const FocalPoint: Story = {
  name: "Point d’intérêt",
  play: async ({ canvas, canvasElement }) => {
    const across = await canvas.findByRole("slider", { name: "De gauche à droite" });
    await fireEvent.change(across, { target: { value: "20" } });
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer le média/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(canvas.getByRole("slider", { name: "De gauche à droite" })).toHaveAttribute("aria-valuetext", "20 %");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer le média/ })).toBeNull());
  },
};

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  play: async ({ canvas, msw }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre" });
    msw.use(rejected("updateMedia", { title: "Ce titre est déjà pris." }));
    await userEvent.type(title, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Ce titre est déjà pris\./));
    await expect(title).toHaveValue("Vitrine bis");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => describeMedia(context, "Vitrine", { altText: "Les mots du collègue." }), {
    field: "Texte de remplacement",
    save: /Enregistrer le média/,
    theirs: "Les mots du collègue.",
    compared: /collègue/,
  }),
};

/** Un film d’un autre site : sa page, et rien qui le demande avant qu’on l’ouvre. */
export const Film: Story = {
  name: "Film d’un autre site",
  ...place(mediaAt("Lecture à voix haute")),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("link", { name: /youtube\.com\/watch/ })).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("button", { name: /^Lire «\sLecture à voix haute\s» sur YouTube$/ })).toBeVisible();
    await expect(canvasElement.getElementsByTagName("iframe")).toHaveLength(0);
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
};

/** Ce qui sert dit où, et ne se supprime pas. */
export const Used: Story = {
  name: "Utilisé",
  ...place(mediaAt("Vitrine de Noël")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "La librairie" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/page\/detail\/\d+$/),
    );
    await expect(canvas.getByRole("button", { name: "Supprimer le média" })).toHaveAccessibleDescription(/retirez-le d’abord/);
  },
};

/** Le même fichier envoyé deux fois : l’autre est nommé, et se fond dans celui-ci. */
export const Twice: Story = {
  name: "Même contenu",
  ...place(mediaAt("Vitrine bis")),
  beforeEach: async (context) => {
    await addPicture(context, "Vitrine bis");
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: "Même contenu" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Vitrine" })).toHaveAttribute(
      "href",
      expect.stringContaining("/cms/media/detail/"),
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Fusionner dans celui-ci" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Même contenu" })).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Texte de remplacement" })).toHaveValue("Une vitrine, la nuit.");
  },
};

/** Supprimé après une question qui le nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimé",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer le média" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/«\sVitrine\s»/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/cms/media")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: mediaAt("Vitrine"), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Vitrine"));
    await expect(within(crumbs).getByRole("link", { name: "Médias" })).toHaveAttribute("href", "/cms/media");
  },
};
