import { empty, failing, forbidden, loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/story.tsx";
import { OrderListScreen } from "./OrderListScreen.tsx";

const PATH = "/public/document";

const meta = {
  title: "Écrans/Commandes",
  component: OrderListScreen,
  parameters: consoleStory({ path: PATH }),
} satisfies Meta<typeof OrderListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search: string) => consoleStory({ path: PATH, at: `${PATH}?${search}` });
const row = (number: string) => screen.findByRole("row", { name: new RegExp(number) });

/** Real links, words beside every colour, carts left out. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const order = await row("24118");
    await expect(within(order).getByRole("link", { name: "24118" })).toHaveAttribute("href", "/public/document/detail/24118");
    await expect(order).toHaveTextContent("2/5 expédiés");
    await expect(order).toHaveTextContent("En préparation");
    await expect(order).toHaveTextContent("Payé");
    await expect(canvas.queryByText("Panier")).toBeNull();
    await expect(await canvas.findByRole("link", { name: /^À préparer \d+$/ })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /Date/ })).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getByText(/Chargé à 09:42/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: at("documentStatus=Shipped&search=introuvable"),
  beforeEach: ({ msw }) => msw.use(empty("listDocuments")),
  play: async ({ canvas, userEvent: user }) => {
    await expect(await canvas.findByRole("heading", { name: "Aucun résultat - Veuillez affiner votre recherche." })).toBeVisible();
    await expect(canvas.getByText(/Filtres actifs.*Recherche « introuvable », État « Expédiée »/)).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Effacer les 2 filtres" }));
    await waitFor(() => expect(canvas.queryByText(/Filtres actifs/)).toBeNull());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(loading("listDocuments")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "Chargement…" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /Aucun résultat/ })).toBeNull();
  },
};

/** A failure never looks like an empty list, and trying again is one click away. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("listDocuments")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "La page n’a pas pu être chargée" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.queryByText(/Aucun résultat/)).toBeNull();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("listDocuments"), forbidden("countDocumentViews")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText("Gérer les commandes")).toBeVisible();
  },
};

/** A view is an address; its tab says so. */
export const ToPrepare: Story = {
  parameters: at("view=toPrepare"),
  play: async ({ canvas }) => {
    await expect(await row("24130")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^À préparer/ })).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByText("Terminée")).toBeNull();
  },
};

/** Typing waits for a rest, keeps the focus and starts again at page 1. */
export const Searching: Story = {
  parameters: at("page=2&pageSize=10"),
  play: async ({ canvas, userEvent: user }) => {
    await canvas.findByRole("table", { name: /résultats/ });
    const field = canvas.getByRole("searchbox", { name: "Rechercher une commande" });
    await user.type(field, "le goff");
    await expect(await row("24118")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(field).toHaveFocus();
    await expect(canvas.getByText(/1 à 1 sur 1/)).toBeVisible();
  },
};

/** A scanner on a French keyboard without caps lock types « çè_… »: the EAN is meant. */
export const Scanned: Story = {
  play: async ({ canvas, userEvent: user }) => {
    await row("24131");
    // 9782253023906
    await user.type(canvas.getByRole("searchbox"), 'çè_éé("àé"çà-{Enter}');
    await expect(await row("24118")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Nadia Benhamou")).toBeNull());
  },
};

/** Filters by keyboard; each stands as a chip that can be taken away. */
export const Filtering: Story = {
  play: async ({ canvas, userEvent: user }) => {
    await row("24131");
    canvas.getByRole("button", { name: "Paiement" }).focus();
    await user.keyboard("{Enter}");
    await user.click(await canvas.findByRole("checkbox", { name: "Refusé" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByText("Nadia Benhamou")).toBeNull());
    await user.click(canvas.getByRole("button", { name: "Retirer le filtre Paiement" }));
    await expect(await canvas.findByText("Nadia Benhamou")).toBeVisible();
  },
};

/** The chosen numbers leave for the clipboard. */
export const Selecting: Story = {
  play: async ({ canvas, userEvent: user }) => {
    await row("24131");
    await user.click(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24130" }));
    await user.click(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24128" }));
    const bar = canvas.getByRole("region", { name: "Actions sur la sélection" });
    await expect(within(bar).getByText("2 commandes sélectionnées")).toBeVisible();
    await user.click(within(bar).getByRole("button", { name: "Tout désélectionner" }));
    await expect(canvas.queryByRole("region", { name: "Actions sur la sélection" })).toBeNull();
  },
};

/** The server sorts; the head says which way. */
export const Sorting: Story = {
  play: async ({ canvas, userEvent: user }) => {
    await row("24131");
    await user.click(canvas.getByRole("button", { name: "Total" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort"));
    await expect(canvas.getByRole("columnheader", { name: "Date" })).not.toHaveAttribute("aria-sort");
  },
};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
    await expect(await row("24118")).toHaveTextContent("In preparation");
  },
};

export const Dark: Story = { globals: { theme: "dark" }, play: async () => void (await row("24118")) };

/** Rows become cards; the filters wait behind one button. */
export const Phone: Story = {
  globals: { viewport: { value: "mobile2", isRotated: false } },
  play: async () => void (await row("24118")),
};

export const Bookshop: Story = { globals: { client: "bookshop" }, play: async () => void (await row("24118")) };

/** The list inside the whole console, by keyboard from the view to the order and back. */
export const InConsole: Story = {
  parameters: consoleStory({ path: PATH, at: `${PATH}?view=toPrepare`, isFramed: true }),
  play: async () => {
    const link = await screen.findByRole("link", { name: "24130" }, { timeout: 5_000 });
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("heading", { level: 1, name: /24130/ }, { timeout: 5_000 })).toBeVisible();
  },
};
