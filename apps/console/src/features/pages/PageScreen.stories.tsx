import { failing, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { PageScreen } from "./PageScreen.tsx";
import { pageAt, pageCalled, renamePage } from "./story-records.ts";

const path = "/cms/page/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const home = place(pageAt("Accueil"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une page du site, composée bloc après bloc sur son plan ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Page",
  component: PageScreen,
  parameters: { ...home.parameters },
} satisfies Meta<typeof PageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const nameIn = async (canvas: Canvas, language: string) => {
  const names = within(await canvas.findByRole("group", { name: "Nom par langue" }));
  return within(names.getByRole("group", { name: language })).getByRole("textbox");
};
const tile = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole("region", { name: /^Plan de la page/ })).getByRole("button", { name });
const frame = (canvas: Canvas) => canvas.getByTitle("Aperçu de la page") as HTMLIFrameElement;

/** Son plan à l’échelle, et dans l’aperçu les livres et les articles que ses blocs trouvent vraiment. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
    await expect(await nameIn(canvas, "Français")).toHaveValue("Accueil");
    await expect(canvas.getByRole("radio", { name: "Colonne fine à droite" })).toBeChecked();
    await expect(tile(canvas, /^Meilleures ventes/)).toBeVisible();
    await waitFor(() => expect(frame(canvas).contentDocument?.body.textContent).toContain("Bienvenue à la librairie du Quai"));
    await waitFor(() =>
      expect(within(frame(canvas).contentDocument?.body as HTMLElement).getAllByRole("listitem").length).toBeGreaterThan(12),
    );
    await expect(frame(canvas).getAttribute("sandbox")).not.toContain("allow-scripts");
    // With the client's own faces, from our own origin.
    await waitFor(() => {
      const faces = [...(frame(canvas).contentDocument?.fonts ?? [])].filter(({ status }) => status === "loaded");
      return expect(faces.map(({ family }) => family.replaceAll('"', ""))).toEqual(
        expect.arrayContaining(["Literata Variable", "Radio Canada Variable"]),
      );
    });
    await expect(await canvas.findByRole("button", { name: "Supprimer la page" })).toBeEnabled();
    await expect(canvas.getByRole("link", { name: "/" })).toHaveAttribute("href", "https://reserve.example/");
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getPage") };

export const Failed: Story = { name: "Échec", ...failedRead("getPage") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/page", "getPage") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les pages", "getPage") };

/** Un bloc choisi montre ses champs sous le plan ; plus large d’une touche, plus bas d’une autre, et l’aperçu suit avant tout enregistrement. */
export const Composed: Story = {
  name: "Composée au clavier",
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Accueil" });
    tile(canvas, /^Les billets/).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("heading", { level: 2, name: /^Bloc «\sLes billets\s»$/ })).toBeVisible();
    await expect(await canvas.findByText(/articles en ligne répondent ; le bloc en montre 4\.$/)).toBeVisible();
    const texts = within(canvas.getByRole("group", { name: "Textes par langue" }));
    const title = within(texts.getByRole("group", { name: "Français" })).getByRole("textbox");
    await userEvent.clear(title);
    await userEvent.type(title, "L’été à Œuf-en-Ternois");
    await waitFor(() => expect(frame(canvas).contentDocument?.body.textContent).toContain("L’été à Œuf-en-Ternois"), { timeout: 5000 });
    tile(canvas, /^L’été à Œuf/).focus();
    await userEvent.keyboard("4");
    await waitFor(() => expect(canvas.getByRole("radio", { name: /^100/ })).toBeChecked());
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(screen.getByText(/^Succès\s!$/)).toBeVisible());
  },
};

/** Ce que l’aperçu ne peut pas montrer se redemande ; la page, elle, reste là. */
export const PreviewFailed: Story = {
  name: "Aperçu en échec",
  beforeEach: ({ msw }) => msw.use(failing("previewPage", { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("L’aperçu n’a pas pu être fait")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(frame(canvas).contentDocument?.body.textContent).toContain("Bienvenue à la librairie du Quai"));
  },
};

/** Une nouvelle page sous une autre : ce qui manque à un bloc est dit, et ouvert. */
export const Created: Story = {
  name: "Nouvelle page",
  ...place(async (api) => `/cms/page/detail?parent=${(await pageCalled(api, "Conseils")).id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Elle se placera en dernier sous «\sConseils\s»$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter un bloc" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "HTML" }));
    await expect(await canvas.findByRole("heading", { level: 2, name: /^Bloc «\sHTML\s»$/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la page/ }));
    await waitFor(async () => expect(await nameIn(canvas, "Français")).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.type(await nameIn(canvas, "Français"), "Œuvres & haïkus");
    const text = canvas.getAllByRole("textbox", { name: /^Texte/ })[0] as HTMLElement;
    await userEvent.click(text);
    await userEvent.keyboard("Trois vers.");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la page/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Œuvres & haïkus" })).toBeVisible();
    await expect((await canvas.findAllByText("/oeuvres-et-haikus"))[0]).toBeVisible();
  },
};

/** Ce que le serveur refuse d’un bloc se lit à son champ : le bloc s’ouvre de lui-même. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updatePage", { "blocs[4].maximum": "C’est plus que ce bloc ne montre." })),
  play: async ({ canvas }) => {
    await userEvent.type(await nameIn(canvas, "Français"), " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la page/ }));
    const most = await canvas.findByRole("spinbutton", { name: "Nombre à montrer" });
    await waitFor(() => expect(most).toHaveAccessibleDescription(/C’est plus que ce bloc ne montre\./));
    await expect(await nameIn(canvas, "Français")).toHaveValue("Accueil bis");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  play: async (context) => {
    const { canvas } = context;
    const name = await nameIn(canvas, "Français");
    await renamePage(context, "Accueil", "Bienvenue");
    await userEvent.type(name, " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la page/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText(/^Bienvenue/)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(name).toHaveValue("Bienvenue"));
  },
};

/** Tant que d’autres se trouvent en dessous, elle ne se supprime pas : pourquoi est dit au bouton. */
export const WithChildren: Story = {
  name: "Avec des pages en dessous",
  ...place(pageAt("Conseils")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Supprimer la page" })).toHaveAccessibleDescription(
      "Déplacez ou supprimez d’abord les pages en dessous.",
    );
  },
};

/** Supprimée après une question qui la nomme ; l’arborescence revient. */
export const Deleted: Story = {
  name: "Supprimée",
  ...place(pageAt("Mentions légales")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la page" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/«\sMentions légales\s»/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/cms/page")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à l’arborescence. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: pageAt("Accueil"), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Accueil"));
    await expect(within(crumbs).getByRole("link", { name: "Pages" })).toHaveAttribute("href", "/cms/page");
  },
};
