import { failing } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { drawPicture } from "../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { MediaListScreen } from "./MediaListScreen.tsx";
import { addMedia } from "./story-records.ts";

const path = "/cms/media";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Les images, sons, documents et films des pages : trouvés par type, par ce qui leur manque, par leurs mots ; envoyés d’ici ou pris à une adresse. */
const meta = {
  title: "Écrans/Médias",
  component: MediaListScreen,
  parameters: { ...at(path) },
  beforeEach: addMedia,
} satisfies Meta<typeof MediaListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une vignette par média, le plus récent d’abord ; ce qu’il est, combien de fois il sert, ce qui lui manque. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Vitrine" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/media\/detail\/\d+$/),
    );
    const tiles = canvas.getByRole("list", { name: /^Médias, \d+ médias$/ });
    await expect(within(tiles).getAllByText("Bandeau, sert 1 fois").length).toBeGreaterThan(0);
    await expect(within(tiles).getAllByText("Film YouTube, inutilisé")).toHaveLength(2);
    await expect(within(tiles).getAllByText("Sans texte")).toHaveLength(3);
    await expect(await canvas.findByText(/^Vos fichiers : .* sur 10\sGo ; toute la boutique : .* sur 50\sGo$/)).toBeVisible();
    const views = within(canvas.getByRole("navigation", { name: "Genres de médias" }));
    await expect(await views.findByRole("link", { name: /^Sans texte\s3/ })).toBeVisible();
    await userEvent.click(views.getByRole("link", { name: /^Documents/ }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Vitrine" })).toBeNull());
    await expect(canvas.getByRole("link", { name: "Programme de décembre" })).toBeVisible();
  },
};

/** Les mêmes en tableau ; la présentation choisie est gardée sur cet appareil. */
export const Table: Story = {
  name: "En tableau",
  parameters: at(`${path}?look=table`),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Vitrine Vitrine|Une vitrine, la nuit/ });
    await expect(within(row).getByRole("link", { name: "Vitrine" })).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Affiche/ })).getByText("Sans texte")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Voir en vignettes" }));
    await expect(await canvas.findByRole("list", { name: /^Médias, \d+ médias$/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("link", { name: "Vitrine" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listMedias") };

export const Failed: Story = { name: "Échec", ...failedRead("listMedias") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Écrire ses propres articles", "listMedias") };

/** Les images qu’on ne connaîtrait pas en écoutant la page. */
export const Lacking: Story = {
  name: "Sans texte de remplacement",
  parameters: at(`${path}?lacksText=true`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Affiche" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Vitrine" })).toBeNull();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher un média" }), "vitrine");
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

/** Un fichier choisi arrive dans la liste ; ce qui n’en est pas un est refusé en clair. */
export const Sent: Story = {
  name: "Fichiers envoyés",
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: "Vitrine" });
    await userEvent.click(await canvas.findByRole("button", { name: "Envoyer des fichiers" }));
    await canvas.findByRole("group", { name: "Fichiers" });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    await waitFor(() => expect(input?.accept).toContain("image/webp"));
    const fake = new File(["<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"], "faux.png", { type: "image/png" });
    await userEvent.upload(input ?? canvasElement, [await drawPicture("vitrine-noel.png"), fake]);
    const files = within(await canvas.findByRole("list", { name: "Fichiers ajoutés" }));
    await waitFor(() => expect(files.getByText("Envoyé")).toBeVisible(), { timeout: 10_000 });
    await expect(await files.findByText("Ce fichier n’est pas une image JPEG, PNG ou WebP.")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "vitrine-noel" })).toBeVisible();
  },
};

/** Un envoi coupé reprend où il en était. */
export const Resumed: Story = {
  name: "Envoi repris",
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole("link", { name: "Vitrine" });
    msw.use(failing("createMedia", { once: true }));
    await userEvent.click(await canvas.findByRole("button", { name: "Envoyer des fichiers" }));
    await canvas.findByRole("group", { name: "Fichiers" });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    await waitFor(() => expect(input?.accept).toContain("image/webp"));
    await userEvent.upload(input ?? canvasElement, await drawPicture("vitrine-noel.png"));
    const files = within(await canvas.findByRole("list", { name: "Fichiers ajoutés" }));
    const again = await files.findByRole("button", { name: "Réessayer d’envoyer vitrine-noel.png" }, { timeout: 10_000 });
    await userEvent.click(again);
    await waitFor(() => expect(files.getByText("Envoyé")).toBeVisible(), { timeout: 10_000 });
  },
};

/** Une adresse ou un code collé : le site est reconnu, seul le numéro est repris ; ce qui n’en est pas est refusé sur place. */
export const Linked: Story = {
  name: "Adresse collée",
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: "Vitrine" });
    await userEvent.click(await canvas.findByRole("button", { name: "Coller une adresse" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Coller une adresse" }));
    const field = dialog.getByRole("textbox", { name: "Adresse ou code" });
    await userEvent.click(field);
    await userEvent.paste("https://example.org/film-de-perec");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/aucun de ces cinq sites/));
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('<iframe src="https://player.vimeo.com/video/76979871?h=0a1b2c3d4e" onload="alert(1)"></iframe>');
    await expect(dialog.getByText(/^Film Vimeo\s: https:\/\/vimeo\.com\/76979871\/0a1b2c3d4e$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Ajouter le média" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Titre" })).toHaveAccessibleDescription(/Donnez un titre\./));
    await userEvent.type(dialog.getByRole("textbox", { name: "Titre" }), "L’Année dernière à Brest");
    await userEvent.click(dialog.getByRole("button", { name: "Ajouter le média" }));
    await expect(await canvas.findByText(/^\/cms\/media\/detail\/\d+$/)).toBeVisible();
  },
};

/** Fermer avec quelque chose de saisi : la console demande ; rester garde l’adresse collée. */
export const LinkUnsaved: Story = {
  name: "Adresse collée, fermer sans enregistrer",
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findByRole("link", { name: "Vitrine" });
    await userEvent.click(await canvas.findByRole("button", { name: "Coller une adresse" }));
    const field = () => within(body.getByRole("dialog", { name: "Coller une adresse" })).getByRole("textbox", { name: "Adresse ou code" });
    await userEvent.click(field());
    await userEvent.paste("https://vimeo.com/76979871");
    await userEvent.click(within(body.getByRole("dialog", { name: "Coller une adresse" })).getByRole("button", { name: "Fermer" }));
    await userEvent.click(await body.findByRole("button", { name: "Rester" }));
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
    await expect(field()).toHaveValue("https://vimeo.com/76979871");
    await userEvent.click(within(body.getByRole("dialog", { name: "Coller une adresse" })).getByRole("button", { name: "Fermer" }));
    await userEvent.click(await body.findByRole("button", { name: "Quitter sans enregistrer" }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
  },
};
