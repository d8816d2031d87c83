import { loading, mock, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { MenuScreen } from "./MenuScreen.tsx";

const path = "/cms/menu";
const at = (url: string) => ({ parameters: consoleStory({ path, at: url, server: "fresh" }) });

/** Le menu du site, trois niveaux au plus : on le range à la souris, au clavier ou par le menu de chaque ligne ; une entrée s’ouvre dans une fenêtre. */
const meta = {
  title: "Écrans/Menu du site",
  component: MenuScreen,
  parameters: { ...consoleStory({ path, server: "fresh" }) },
} satisfies Meta<typeof MenuScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole("row", { name });

/** Tout est ouvert ; un lien mort est nommé en tête et sur sa ligne. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await row(canvas, "Romans policiers")).toHaveAttribute("aria-level", "3");
    await expect(canvas.getByText("1 lien mort dans ce menu")).toBeVisible();
    await expect(within(await row(canvas, "Noël 2025")).getByText("Lien mort")).toBeVisible();
    await expect(canvas.getByText("En anglais : 18 entrées sur 20")).toBeVisible();
  },
};

/** L’entrée mène à une page qui est un brouillon, une autre à une page qui n’est pas écrite en anglais : c’est dit en tête, à leur ligne et dans leur fenêtre. */
export const NotOnlineYet: Story = {
  name: "Page pas encore en ligne",
  beforeEach: async ({ act }) => {
    const item = { isExternalUrl: false, style: "Plain" as const, parentId: null };
    const labels = { fr: { label: "Noël 2026" }, en: { label: "Christmas 2026" } };
    await act("admin", "createMenuItem", { body: { ...item, localizations: labels, urlAbsolute: "/noel-2026" } });
    const club = { fr: { label: "Ciné-club" }, en: { label: "Film club" } };
    await act("admin", "createMenuItem", { body: { ...item, localizations: club, urlAbsolute: "/cine-club" } });
  },
  play: async ({ canvas }) => {
    await expect(within(await row(canvas, "Noël 2026")).getByText("Pas encore en ligne")).toBeVisible();
    await expect(within(await row(canvas, "Ciné-club")).getByText(/^Pas encore en ligne\s: English$/)).toBeVisible();
    await expect(canvas.getByText("2 entrées mènent à des pages que les visiteurs n’atteignent pas encore")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Noël 2026" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/^La page à cette adresse n’est pas encore en ligne/)).toBeVisible();
  },
};

/** Alt et les flèches : sortir d’un niveau ; le focus suit, et la place est gardée. */
export const MovedByKeys: Story = {
  name: "Déplacée au clavier",
  play: async ({ canvas, apiAs }) => {
    await canvas.findByRole("button", { name: "Déplacer et autres actions pour Poésie" });
    (await row(canvas, "Poésie")).focus();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await waitFor(() => expect(canvas.getByRole("row", { name: "Poésie" })).toHaveFocus());
    await waitFor(async () => {
      const { items, version } = await apiAs("admin").read("getFullMenu", {});
      const poetry = items.find(({ localizations }) => localizations.fr.label === "Poésie");
      await expect([version, poetry?.level, poetry?.position]).toEqual([2, 2, 2]);
    });
  },
};

/** Une collègue a rangé le menu entre-temps : il est montré tel qu’il est. */
export const Conflict: Story = {
  name: "Conflit",
  play: async ({ canvas, act }) => {
    await row(canvas, "Agenda");
    await act("admin", "moveMenuItem", { body: { id: 15, parentId: null, index: 0 } }, { version: '"1"' });
    await canvas.findByRole("button", { name: "Déplacer et autres actions pour Agenda" });
    (await row(canvas, "Agenda")).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(await canvas.findByText("Quelqu’un a changé l’arborescence entre-temps")).toBeVisible();
  },
};

/** Un libellé, une adresse qui ne va pas, puis une qui va ; la nouvelle entrée est en dernier dans la sienne. */
export const Created: Story = {
  name: "Nouvelle entrée",
  ...at("/cms/menu?item=new&parent=15"),
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Nouvelle entrée" }));
    await userEvent.type(within(dialog.getByRole("group", { name: "Français" })).getByRole("textbox"), "Rencontres");
    const url = dialog.getByRole("textbox", { name: /^Adresse/ });
    await userEvent.type(url, "rencontres");
    await userEvent.click(dialog.getByRole("button", { name: "Ajouter l’entrée" }));
    await waitFor(() => expect(url).toHaveAccessibleDescription(/commence par «\s\/\s»/));
    await userEvent.clear(url);
    await userEvent.type(url, "/agenda/rencontres");
    await userEvent.click(dialog.getByRole("button", { name: "Ajouter l’entrée" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("heading", { level: 1, name: "Menus" })).toBeVisible();
  },
};

/** Une adresse extérieure n’est jamais un script. */
export const NoScript: Story = {
  name: "Adresse refusée",
  ...at("/cms/menu?item=15"),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: /^Entrée «\sAgenda\s»$/ }));
    await userEvent.click(dialog.getByRole("radio", { name: "Vers un autre site" }));
    const url = dialog.getByRole("textbox", { name: /^Adresse/ });
    await userEvent.clear(url);
    await userEvent.type(url, "javascript:alert(1)");
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer l’entrée" }));
    await waitFor(() => expect(url).toHaveAccessibleDescription(/commence par https/));
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Ce que le serveur refuse se lit à son champ. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  ...at("/cms/menu?item=15"),
  beforeEach: ({ msw }) => msw.use(rejected("updateMenuItem", { urlAbsolute: "Cette adresse ne va pas." })),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: /^Entrée «\sAgenda\s»$/ }));
    const url = dialog.getByRole("textbox", { name: /^Adresse/ });
    await userEvent.type(url, "/2");
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer l’entrée" }));
    await waitFor(() => expect(url).toHaveAccessibleDescription(/Cette adresse ne va pas\./));
  },
};

/** Retirée après une question qui la nomme ; ce qui en contient d’autres ne se retire pas. */
export const Removed: Story = {
  name: "Retirée",
  play: async ({ canvas }) => {
    await userEvent.click(within(await row(canvas, "Agenda")).getByRole("button", { name: /^Retirer «\sAgenda\s»$/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: "Agenda" })).toBeNull());
    await expect(await canvas.findByRole("button", { name: /^Retirer «\sCinéma\s»$/ })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(mock("getFullMenu", () => ({ version: 1, items: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La première entrée s’ajoute ici/)).toBeVisible();
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getFullMenu")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Menus" })).toBeVisible();
    await expect(canvas.queryByRole("treegrid")).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getFullMenu") };

/** L’adresse nomme une entrée qui n’existe plus : c’est dit, et le menu reste là. */
export const NotFound: Story = {
  name: "Entrée introuvable",
  ...at("/cms/menu?item=9999"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cette entrée n’existe pas ou n’existe plus")).toBeVisible();
    await expect(await row(canvas, "Agenda")).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer le menu du site", "getFullMenu") };

export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Menus"));
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await row(canvas, "Books")).toBeVisible();
    await expect(canvas.getByText("1 dead link in this menu")).toBeVisible();
  },
};
