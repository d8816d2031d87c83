import { documentSummary, documents, failing, loading, mock, notFound, signedInAs } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { keep } from "../shared/kept.ts";
import { consoleStory, scanOn } from "../shared/story.tsx";
import { Shell } from "./Shell.tsx";

const desk = { viewport: { options: { desk: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } } };
const phone = { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } };
const framed = (at: string) => consoleStory({ path: "/", at, isFramed: true });

const meta = {
  title: "Écrans/Palette et raccourcis",
  component: Shell,
  parameters: { ...framed("/catalog/product"), ...desk },
  globals: { viewport: { value: "desk" } },
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
const said = (palette: ReturnType<typeof within>) =>
  palette
    .getAllByRole("status")
    .map((one: HTMLElement) => one.textContent)
    .join("");

/** Ctrl K, a few letters, Enter: the screen is there and its heading has the focus. */
export const OpensScreen: Story = {
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("courr");
    await expect(await palette.findByRole("option", { name: /Courriels envoyés/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Courriels envoyés" });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** An order by its number, typed and entered in one go, before the search has answered. */
export const OpensOrder: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.keyboard("24118{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: /Commande nº\s24118/ })).toBeVisible();
  },
};

/** A customer's orders among what is found, each with the name; the arrows choose. */
export const FindsRecords: Story = {
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("perec");
    const group = within(await palette.findByRole("group", { name: "Produits" }));
    await expect(await group.findByRole("option", { name: /^La Vie mode d’emploi, Georges Perec\s*978-2-253-02390-6$/ })).toBeVisible();
    await waitFor(() => expect(said(palette)).toMatch(/résultat/));
  },
};

/** Customers and messages too: « helene » finds the person, her orders and what she wrote. */
export const FindsPeople: Story = {
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("le goff");
    const people = within(await palette.findByRole("group", { name: "Clients" }));
    await expect(await people.findByRole("option", { name: /^Hélène Le Goff/ })).toBeVisible();
    await expect(await palette.findByRole("option", { name: /^Commande nº\s24118, Hélène Le Goff/ })).toBeVisible();
    const messages = within(await palette.findByRole("group", { name: "Messages" }));
    await userEvent.click((await messages.findAllByRole("option"))[0] as HTMLElement);
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** An invoice's number opens the order that it belongs to. */
export const OpensOrderByInvoice: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listDocuments", ({ query: { search } }) => {
        const items = documents.filter(({ id }) => id === 24118 && search === "F26-1204").map(documentSummary);
        return { items, totalCount: items.length, totalIsExact: true, page: 1, pageSize: 10, nextCursor: null };
      }),
    ),
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.keyboard("F26-1204{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Commande nº\s24118$/ })).toBeVisible();
  },
};

/** An EAN opens its product at once, hyphens or not, without Enter. */
export const OpensProductByEan: Story = {
  parameters: framed("/public/mail"),
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.keyboard("978-2-253-02390-6");
    await expect(await canvas.findByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** A scanner needs no field: its burst opens the product, on an AZERTY keyboard without caps lock too. */
export const ScannedAnywhere: Story = {
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

/** An EAN that no product has is said in words, and the palette stays for the next try. */
export const UnknownEan: Story = {
  beforeEach: ({ msw }) => msw.use(notFound("getProductByEan")),
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("9782253023906{Enter}");
    await waitFor(() => expect(said(palette)).toMatch("Aucun produit n’a l’EAN 9782253023906."));
    await expect(palette.getByRole("combobox")).toHaveFocus();
  },
};

/** A wrong last digit is told apart from a title that is not there. */
export const BrokenEan: Story = {
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("9782253023905");
    await waitFor(() => expect(said(palette)).toMatch(/le dernier chiffre devrait être 6/));
  },
};

/** A number that no order has. */
export const UnknownOrder: Story = {
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("99999999{Enter}");
    await waitFor(() => expect(said(palette)).toMatch("Aucune commande n’a le numéro 99999999."));
  },
};

/** With nothing typed, what was opened last stands first. */
export const Recent: Story = {
  beforeEach: () =>
    keep("device", 1, "recent", [
      { kind: "order", id: 24118, name: "Commande nº 24118", at: "2026-11-21T08:00:00Z" },
      { kind: "product", id: 412, name: "La Vie mode d’emploi", at: "2026-11-21T07:00:00Z" },
    ]),
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    const group = within(palette.getByRole("group", { name: "Récemment" }));
    await expect(group.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "La Vie mode d’emploi" })).toBeVisible();
  },
};

/** Nobody is offered a screen, a record or a shortcut that they may not open. */
export const ByRight: Story = {
  parameters: framed("/"),
  beforeEach: ({ msw }) => msw.use(signedInAs("stagiaire")),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await userEvent.keyboard("go");
    await userEvent.keyboard("{Control>}k{/Control}");
    const palette = within(await canvas.findByRole("dialog", { name: "Palette de commandes" }));
    await expect(palette.queryByRole("option", { name: /^Commandes/ })).toBeNull();
    await userEvent.keyboard("9782253023906");
    await waitFor(() => expect(said(palette)).toMatch("Il vous manque un droit pour ouvrir cette fiche."));
  },
};

/** The server is away: said, and screens and actions still answer. */
export const SearchFailed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("searchCatalog"), failing("listDocuments"), failing("listUsers")),
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("pro");
    await waitFor(() => expect(said(palette)).toMatch(/La recherche n’a pas abouti/));
    await expect(palette.getByRole("option", { name: /^Produits/ })).toBeVisible();
  },
};

export const Searching: Story = {
  beforeEach: ({ msw }) => msw.use(loading("searchCatalog")),
  play: async ({ canvas }) => {
    const palette = await opened(canvas);
    await userEvent.keyboard("perec");
    await waitFor(() => expect(said(palette)).toMatch("Chargement…"));
  },
};

/** An action of the palette holds at once. */
export const DarkTheme: Story = {
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

/** g, then a letter; / for the list's search; letters in a field stay letters. */
export const Shortcuts: Story = {
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

/** ? opens the sheet; turning single keys off leaves Ctrl K alone. */
export const Sheet: Story = {
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

/** In English, on a telephone, by touch. */
export const EnglishPhone: Story = {
  parameters: { ...framed("/catalog/product"), ...phone },
  globals: { viewport: { value: "phone" }, locale: "en" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Search or scan…/ }));
    const palette = within(await canvas.findByRole("dialog", { name: "Command palette" }));
    await userEvent.keyboard("ord");
    await expect(await palette.findByRole("option", { name: /^Orders/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
