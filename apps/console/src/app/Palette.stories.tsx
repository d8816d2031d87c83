import { failing, loading, notFound } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { store } from "../shared/session/stored.ts";
import { consoleStory, type StoryUser, scanOn } from "../shared/stories/story.tsx";
import { eans, productIdOf } from "../shared/stories/story-records.ts";
import { Shell } from "./Shell.tsx";

const desktop = { viewport: { options: { desktop: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } } };
const phone = { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } };
const framed = (at: string, user: StoryUser = "admin") => consoleStory({ path: "/", at, isFramed: true, server: "fresh", user });

/** La palette de commandes dans la console : écrans, fiches et actions en quelques lettres, un code lu à la douchette, et les raccourcis. */
const meta = {
  title: "Écrans/Palette et raccourcis",
  component: Shell,
  args: { children: null },
  parameters: { ...framed("/catalog/product"), ...desktop },
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The page stands, the palette is open, with the keyboard alone. */
async function opened(canvas: Canvas) {
  await canvas.findByRole("table");
  await userEvent.keyboard("{Control>}k{/Control}");
  return within(await canvas.findByRole("dialog", { name: /Palette de commandes|Command palette/ }));
}

/** What is said aloud in the palette; the toasts' own region stands there too. */
const announcementIn = (palette: ReturnType<typeof within>) =>
  palette
    .getAllByRole("status")
    .map((one: HTMLElement) => one.textContent)
    .join("");

/** Ctrl K, quelques lettres, Entrée : l’écran est là et son titre a le clavier. */
export const OpensScreen: Story = {
  name: "Ouvre un écran",
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("courr");
    await expect(await palette.findByRole("option", { name: /Courriels envoyés/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Courriels envoyés" });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Une commande par son numéro, tapé et validé d’un coup, avant que la recherche ait répondu. */
export const OpensOrder: Story = {
  name: "Ouvre une commande",
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.keyboard("24118{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: /Commande nº\s24118/ })).toBeVisible();
  },
};

/** Les produits trouvés, chacun avec son nom ; les flèches choisissent. */
export const FindsRecords: Story = {
  name: "Trouve des fiches",
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("perec");
    const group = within(await palette.findByRole("group", { name: "Produits" }));
    await expect(await group.findByRole("option", { name: /^La Vie mode d’emploi, Georges Perec\s*978-2-253-02390-6$/ })).toBeVisible();
    await waitFor(() => expect(announcementIn(palette)).toMatch(/résultat/));
  },
};

/** Clients et messages aussi : la personne, ses commandes et ce qu’elle a écrit. */
export const FindsPeople: Story = {
  name: "Trouve des personnes",
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("helene le goff");
    const people = within(await palette.findByRole("group", { name: "Clients" }));
    await expect(await people.findByRole("option", { name: /^Hélène Le Goff/ })).toBeVisible();
    await expect(await palette.findByRole("option", { name: /^Commande nº\s24118, Hélène Le Goff/ })).toBeVisible();
    const messages = within(await palette.findByRole("group", { name: "Messages" }));
    await userEvent.click((await messages.findAllByRole("option"))[0] as HTMLElement);
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Le numéro d’une facture ouvre la commande à laquelle elle appartient. */
export const OpensOrderByInvoice: Story = {
  name: "Ouvre une commande par sa facture",

  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.keyboard("F26-4384{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Commande nº\s24057$/ })).toBeVisible();
  },
};

/** Un EAN ouvre aussitôt son produit, avec ou sans tirets, sans Entrée. */
export const OpensProductByEan: Story = {
  name: "Ouvre un produit par son EAN",
  parameters: framed("/public/mail"),
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.keyboard("978-2-253-02390-6");
    await expect(await canvas.findByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Une douchette n’a besoin d’aucun champ : sa rafale ouvre le produit, aussi sur un clavier AZERTY sans verrouillage des majuscules. */
export const ScannedAnywhere: Story = {
  name: "Scanné n’importe où",
  parameters: framed("/public/mail"),
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    const link = canvas.getByRole("link", { name: "Produits" });
    link.focus();
    scanOn(link, [...'çè_éé("àé"çà-', "Enter"]);
    // The palette comes first, and both it and the product's page are fetched: each is waited for by itself.
    await canvas.findByRole("dialog", { name: "Palette de commandes" });
    await expect(await canvas.findByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
  },
};

/** Un EAN qu’aucun produit n’a se dit en toutes lettres, et la palette reste pour un autre essai. */
export const UnknownEan: Story = {
  name: "EAN inconnu",
  beforeEach: ({ msw }) => msw.use(notFound("getProductByEan")),
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("9782253023906{Enter}");
    await waitFor(() => expect(announcementIn(palette)).toMatch("Aucun produit n’a l’EAN 9782253023906."));
    await expect(palette.getByRole("combobox")).toHaveFocus();
  },
};

/** Un dernier chiffre faux se distingue d’un titre qui n’est pas là. */
export const BrokenEan: Story = {
  name: "EAN faux",
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("9782253023905");
    await waitFor(() => expect(announcementIn(palette)).toMatch(/le dernier chiffre devrait être 6/));
  },
};

/** Un numéro qu’aucune commande n’a. */
export const UnknownOrder: Story = {
  name: "Commande inconnue",
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("99999999{Enter}");
    await waitFor(() => expect(announcementIn(palette)).toMatch("Aucune commande n’a le numéro 99999999."));
  },
};

/** Tant que rien n’est tapé, ce qui a été ouvert en dernier vient d’abord. */
export const Recent: Story = {
  name: "Récemment",
  beforeEach: async ({ apiAs }) =>
    store("device", 1, "recent", [
      { kind: "order", id: 24118, name: "Commande nº 24118", at: "2026-11-21T08:00:00Z" },
      {
        kind: "product",
        id: await productIdOf(apiAs("admin"), eans.lifeAUsersManual),
        name: "La Vie mode d’emploi",
        at: "2026-11-21T07:00:00Z",
      },
    ]),
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    const group = within(palette.getByRole("group", { name: "Récemment" }));
    await expect(group.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
  },
};

/** Personne ne se voit proposer un écran, une fiche ou un raccourci qu’il ne peut pas ouvrir. */
export const ByRight: Story = {
  name: "Selon les droits",
  parameters: framed("/", "stagiaire"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await userEvent.keyboard("go");
    await userEvent.keyboard("{Control>}k{/Control}");
    const palette = within(await canvas.findByRole("dialog", { name: "Palette de commandes" }));
    await expect(palette.queryByRole("option", { name: /^Commandes/ })).toBeNull();
    await userEvent.keyboard("9782253023906");
    await waitFor(() => expect(announcementIn(palette)).toMatch("Il vous manque un droit pour ouvrir cette fiche."));
  },
};

/** Le serveur est absent : c’est dit, et écrans et actions répondent encore. */
export const SearchFailed: Story = {
  name: "Recherche en échec",
  beforeEach: ({ msw }) => msw.use(failing("searchCatalog"), failing("listDocuments"), failing("listUsers")),
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("pro");
    await waitFor(() => expect(announcementIn(palette)).toMatch(/La recherche n’a pas abouti/));
    await expect(palette.getByRole("option", { name: /^Produits/ })).toBeVisible();
  },
};

/** La réponse est en chemin : la palette le dit. */
export const Searching: Story = {
  name: "Recherche en cours",
  beforeEach: ({ msw }) => msw.use(loading("searchCatalog")),
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("perec");
    await waitFor(() => expect(announcementIn(palette)).toMatch("Chargement…"));
  },
};

/** Une action de la palette vaut aussitôt. */
export const DarkTheme: Story = {
  name: "Thème sombre",
  globals: { theme: "light" },
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.keyboard("theme sombre{Enter}");
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "dark"));
    await userEvent.keyboard("{Control>}k{/Control}");
    await canvas.findByRole("dialog");
    await userEvent.keyboard("theme clair{Enter}");
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "light"));
  },
};

/** g puis une lettre ; / pour la recherche de la liste ; dans un champ, les lettres restent des lettres. */
export const Shortcuts: Story = {
  name: "Raccourcis",
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table");
    await expect(table).toBeVisible();
    await userEvent.keyboard("/");
    const search = canvas.getByRole("searchbox");
    await expect(search).toHaveFocus();
    await userEvent.keyboard("go");
    await expect(search).toHaveValue("go");
    await userEvent.clear(search);
    search.blur();
    await userEvent.keyboard("go");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  },
};

/** ? ouvre la feuille ; couper les touches seules laisse Ctrl K. */
export const Sheet: Story = {
  name: "Feuille des raccourcis",
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await userEvent.keyboard("?");
    const sheet = within(await canvas.findByRole("dialog", { name: "Raccourcis clavier" }));
    await expect(sheet.getByRole("region", { name: "Aller à" })).toHaveTextContent(/G.*puis.*O.*Commandes/);
    const box = sheet.getByRole("checkbox", { name: "Raccourcis d’une seule touche" });
    await userEvent.click(box);
    await expect(sheet.queryByRole("region", { name: "Aller à" })).toBeNull();
    await userEvent.click(sheet.getByRole("button", { name: "Fermer" }));
    await userEvent.keyboard("?go");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1, name: "Produits" })).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await canvas.findByRole("dialog", { name: "Palette de commandes" });
    await userEvent.keyboard("activer les raccourcis{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("?");
    await expect(await canvas.findByRole("dialog", { name: "Raccourcis clavier" })).toBeVisible();
  },
};

/** En anglais, sur un téléphone, au doigt. */
export const EnglishPhone: Story = {
  name: "En anglais, téléphone",
  // A short list: what lies behind the palette is looked at in stories of its own.
  parameters: { ...framed("/catalog/product?search=perec"), ...phone },
  globals: { viewport: { value: "phone" }, locale: "en" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Search or scan…/ }));
    const palette = within(await canvas.findByRole("dialog", { name: "Command palette" }));
    await userEvent.keyboard("ord");
    await expect(await palette.findByRole("option", { name: /^Orders/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
