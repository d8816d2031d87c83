import { mock, signedInAs, tasks } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { writePreview } from "../shared/preview.ts";
import { consoleStory } from "../shared/story.tsx";
import { Shell } from "./Shell.tsx";

const phone = { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } };
const desk = { viewport: { options: { desk: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } } };
const framed = (at: string) => consoleStory({ path: "/", at, isFramed: true });

const meta = {
  title: "Écrans/Cadre",
  component: Shell,
  parameters: { ...framed("/catalog/product"), ...desk },
  globals: { viewport: { value: "desk" } },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drawer, crumbs, footer with the year, who is signed in, and the screen. */
export const Loaded: Story = {
  beforeEach: ({ msw }) => msw.use(signedInAs("libraire")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Produits" })).toBeVisible();
    const drawer = within(canvas.getByRole("navigation", { name: "Navigation principale" }));
    await expect(drawer.getByRole("link", { name: "Produits" })).toHaveAttribute("aria-current", "page");
    await expect(drawer.queryByRole("link", { name: "Tâches d’arrière-plan" })).toBeNull();
    await expect(canvas.getByText("Mathilde Kervella")).toBeVisible();
    await expect(canvas.getByText(/© 2026/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Produits – Réserve"));
  },
};

/** Without the right the page names it; the drawer does not offer the page, and nobody is signed out. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(signedInAs("stagiaire")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText("Consulter les produits")).toBeVisible();
    const drawer = within(canvas.getByRole("navigation", { name: "Navigation principale" }));
    expect(drawer.getAllByRole("link").map((link) => link.textContent)).toEqual(["Accueil", "Mon profil"]);
    await expect(canvas.getByText("Loïc Morvan")).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: framed("/nulle-part"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "This page could not be found" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
  },
};

/** With the keyboard: the first stop leads over the frame, the drawer opens another page, whose heading takes the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Produits" });
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    canvas.getByRole("link", { name: "Courriels envoyés" }).focus();
    await userEvent.keyboard("{Enter}");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Courriels envoyés" });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** On a telephone the drawer is a sheet: opened and closed with the keyboard, the focus comes back to its button. */
export const Narrow: Story = {
  parameters: { ...framed("/catalog/product"), ...phone },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const open = await canvas.findByRole("button", { name: "Ouvrir le menu" });
    open.focus();
    await userEvent.keyboard("{Enter}");
    const sheet = await page.findByRole("dialog", { name: "Navigation principale" });
    await expect(await within(sheet).findByRole("link", { name: "Produits" })).toBeVisible();
    await userEvent.click(within(sheet).getByRole("button", { name: "Fermer le menu" }));
    await waitFor(() => expect(open).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** Theme and density are chosen in the account’s menu and hold at once. */
export const AccountMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ouvrir le menu du compte" }));
    await expect(canvas.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("radio", { name: "Serrée" }));
    await expect(document.documentElement).toHaveAttribute("data-density", "compact");
    await userEvent.click(canvas.getByRole("radio", { name: "Normale" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Ouvrir le menu du compte" })).toHaveFocus();
  },
};

/** The console as a role sees it: fewer lines, a page of its own says no, and one button gives the person's own rights back. */
export const AsARole: Story = {
  parameters: framed("/"),
  beforeEach: () =>
    writePreview({
      userId: 1,
      name: "Libraire",
      claims: ["Permission.BackOffice.Catalog.ProductList", "Permission.BackOffice.Cache.Product"],
    }),
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole("region", { name: "Aperçu d’un rôle" }));
    await expect(banner.getByText("Vous voyez la console comme « Libraire »")).toBeVisible();
    const drawer = within(canvas.getByRole("navigation", { name: "Navigation principale" }));
    await expect(drawer.getByRole("link", { name: "Produits" })).toBeVisible();
    await expect(drawer.queryByRole("link", { name: /Commandes/ })).toBeNull();
    await userEvent.click(banner.getByRole("button", { name: "Revenir à mes droits" }));
    await expect(await drawer.findByRole("link", { name: /Commandes/ })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Aperçu d’un rôle" })).toBeNull();
  },
};

/** A page that the role may not open names the right, as it will to those who have the role. */
export const AsARoleForbidden: Story = {
  parameters: framed("/catalog/product"),
  beforeEach: () => writePreview({ userId: 1, name: "Stagiaire", claims: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Revenir à mes droits" })).toBeVisible();
  },
};

/** Without a network a line says what is kept; it goes when the network is back. */
export const Offline: Story = {
  parameters: framed("/"),
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole("region", { name: "Connexion" });
    await expect(notice).toHaveTextContent(/gardé dans cet onglet/);
    Reflect.deleteProperty(navigator, "onLine");
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Connexion" })).toBeNull());
  },
};

/** One's own running tasks are counted in the top bar, which leads to them; at their end the badge goes. */
export const RunningTasks: Story = {
  parameters: framed("/"),
  beforeEach: ({ msw }) => msw.use(mock("listMyTasks", () => ({ items: tasks }))),
  play: async ({ canvas }) => {
    const badge = await canvas.findByRole("link", { name: /tâches? d’arrière-plan en cours/ });
    await expect(badge).toHaveAttribute("href", "/settings/backgroundTask");
  },
};

/** What was announced is counted on the bell until it is looked at, and stays readable there. */
export const Announcements: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await userEvent.click(await canvas.findByRole("button", { name: "Annonces" }));
    await expect(await canvas.findByText("Aucune annonce")).toBeVisible();
  },
};
