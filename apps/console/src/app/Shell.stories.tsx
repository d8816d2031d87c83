import { claims } from "@reserve/domain";
import { mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { writePreview } from "../shared/session/preview.ts";
import { consoleStory, type StoryUser } from "../shared/stories/story.tsx";
import { allowTrainee, caughtTask } from "../shared/stories/story-records.ts";
import { Shell } from "./Shell.tsx";

const phone = { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } };
const desktop = { viewport: { options: { desktop: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } } };
const framed = (at: string, user: StoryUser = "admin") => consoleStory({ path: "/", at, isFramed: true, server: "fresh", user });

/** Le cadre de tous les écrans : le tiroir, la barre du haut, le pied avec l’année, et l’écran lui-même. */
const meta = {
  title: "Écrans/Cadre",
  component: Shell,
  args: { children: null },
  parameters: { ...framed("/catalog/product"), ...desktop },
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le menu, le fil d’Ariane, le pied de page avec l’année, qui est connecté, et l’écran. */
export const Loaded: Story = {
  name: "Chargé",
  parameters: framed("/catalog/product", "stagiaire"),
  beforeEach: (context) => allowTrainee(context, claims.management.myAccount, claims.catalog.productList),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Produits" })).toBeVisible();
    const drawer = within(canvas.getByRole("navigation", { name: "Navigation principale" }));
    await expect(drawer.getByRole("link", { name: "Produits" })).toHaveAttribute("aria-current", "page");
    await expect(drawer.queryByRole("link", { name: "Tâches d’arrière-plan" })).toBeNull();
    await expect(canvas.getByText("Noé Vasseur")).toBeVisible();
    await expect(canvas.getByText(/© 2026/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Produits – Réserve"));
  },
};

/** Le tiroir dit combien de commandes et de messages attendent ; un message résolu n’y compte plus. */
export const Counted: Story = {
  name: "Messages en attente",
  parameters: framed("/public/message/detail/9", "libraire"),
  play: async ({ canvas }) => {
    const drawer = within(canvas.getByRole("navigation", { name: "Navigation principale" }));
    await expect(await drawer.findByRole("link", { name: /^Messages\s13/ }, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Prendre en charge" }));
    await expect(await drawer.findByRole("link", { name: /^Messages\s12/ }, { timeout: 10_000 })).toBeVisible();
  },
};

/** Sans le droit, la page le nomme ; le menu ne propose pas la page, et personne n’est déconnecté. */
export const Forbidden: Story = {
  name: "Accès refusé",
  parameters: framed("/catalog/product", "stagiaire"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText("Consulter les produits")).toBeVisible();
    const drawer = within(canvas.getByRole("navigation", { name: "Navigation principale" }));
    expect(drawer.getAllByRole("link").map((link) => link.textContent)).toEqual(["Accueil", "Mon profil"]);
    await expect(canvas.getByText("Noé Vasseur")).toBeVisible();
  },
};

/** Une adresse qui n’est à personne garde le cadre autour d’elle. */
export const NotFound: Story = {
  name: "Introuvable",
  parameters: framed("/nulle-part"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "This page could not be found" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
  },
};

/** Au clavier : le premier arrêt passe par-dessus le cadre, le menu ouvre une autre page, dont le titre prend le clavier. */
export const ByKeyboard: Story = {
  name: "Au clavier",
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

/** Sur un téléphone le menu est un volet : ouvert et fermé au clavier, le clavier revient à son bouton. */
export const Narrow: Story = {
  name: "Téléphone",
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

/** Le thème et la densité se choisissent dans le menu du compte et valent aussitôt. */
export const AccountMenu: Story = {
  name: "Menu du compte",
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

/** La console comme un rôle la voit : moins de lignes, et un bouton rend ses propres droits. */
export const AsARole: Story = {
  name: "Comme un rôle",
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

/** Une page que le rôle ne peut pas ouvrir nomme le droit, comme à ceux qui ont ce rôle. */
export const AsARoleForbidden: Story = {
  name: "Comme un rôle, accès refusé",
  parameters: framed("/catalog/product"),
  beforeEach: () => writePreview({ userId: 1, name: "Stagiaire", claims: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Revenir à mes droits" })).toBeVisible();
  },
};

/** Sans réseau, une ligne dit ce qui est gardé ; elle part quand il revient. */
export const Offline: Story = {
  name: "Hors ligne",
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

/** Ses propres tâches en cours sont comptées dans la barre, qui mène à elles ; à leur fin le nombre s’en va. */
export const RunningTasks: Story = {
  name: "Tâches en cours",
  parameters: framed("/"),
  beforeEach: ({ msw }) => msw.use(mock("listMyTasks", () => ({ items: [caughtTask()] }))),
  play: async ({ canvas }) => {
    const badge = await canvas.findByRole("link", { name: /tâches? d’arrière-plan en cours/ });
    await expect(badge).toHaveAttribute("href", "/settings/backgroundTask");
  },
};

/** Ce qui a été annoncé est compté sur la cloche jusqu’à ce qu’on le regarde, et s’y relit. */
export const Announcements: Story = {
  name: "Annonces",
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await userEvent.click(await canvas.findByRole("button", { name: "Annonces" }));
    await expect(await canvas.findByText("Aucune annonce")).toBeVisible();
  },
};
