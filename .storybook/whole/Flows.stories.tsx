import { PASSWORD, unauthorized } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Product } from "../../apps/console/src/app/story.tsx";
import { consoleStory } from "../../apps/console/src/shared/stories/story.tsx";
import { shopHandler } from "../shop.ts";

const meta = {
  title: "Parcours/Une matinée",
  render: () => <Product />,
  parameters: {
    console: { ...consoleStory({ path: "/", at: "/public/document" }).console, isWhole: true, server: "fresh" },
    layout: "fullscreen",
    viewport: { options: { desktop: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desktop" } },
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name }, { timeout: 8_000 });
const confirm = async () => {
  const asking = await screen.findByRole("alertdialog", { name: QUESTION });
  await userEvent.click(within(asking).getByRole("button", { name: "Confirmer" }));
};

/** Le matin : on se connecte, et les commandes sont là. */
export const SignsIn: Story = {
  name: "1. Se connecter",
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Nom d’utilisateur"), "libraire");
    await userEvent.type(screen.getByLabelText("Mot de passe"), `${PASSWORD}{Enter}`);
    await heading("Commandes");
    await expect(await screen.findByRole("row", { name: /24118/ }, { timeout: 8_000 })).toBeVisible();
  },
};

/** La commande qui attend : ouverte depuis la liste, deux lignes expédiées, et la console le dit aussitôt. */
export const Ships: Story = {
  name: "2. Expédier deux lignes",
  play: async (context) => {
    await SignsIn.play?.(context);
    await userEvent.click(screen.getByRole("link", { name: "24118" }));
    await heading(/24118/);
    await userEvent.click(await screen.findByRole("button", { name: "Expédier 2 lignes" }));
    await confirm();
    await waitFor(() => expect(screen.getByText(/^Succès\s!$/, { selector: "strong" })).toBeVisible());
    await expect(await screen.findByText("4/5 expédiés")).toBeVisible();
  },
};

/** La session s’arrête pendant qu’on écrit : la connexion vient par-dessus la page, et ce qu’on a tapé y est encore. */
export const KeepsWhatWasTyped: Story = {
  name: "3. Reprendre après une session expirée",
  play: async (context) => {
    await Ships.play?.(context);
    const comment = await screen.findByRole("textbox", { name: "Commentaire" });
    await userEvent.type(comment, "Colis préparé.");
    context.msw.use(unauthorized("addDocumentComment"), unauthorized("refreshToken"));
    await userEvent.click(screen.getByRole("button", { name: "Ajouter le commentaire" }));
    const dialog = await screen.findByRole("dialog", { name: "Votre session a expiré" }, { timeout: 8_000 });
    context.msw.use(shopHandler);
    await userEvent.type(within(dialog).getByLabelText("Mot de passe"), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Votre session a expiré" })).toBeNull(), { timeout: 8_000 });
    // Either it was sent meanwhile or it waits in its field: it is not lost.
    await expect((await screen.findAllByText("Colis préparé.")).length).toBeGreaterThan(0);
    // Back to the top: a button that the top bar half covers is no target of its own.
    window.scrollTo(0, 0);
  },
};

/** Une cliente demande un titre dont le prix a changé : trouvé, ouvert, son cache rafraîchi. */
export const RefreshesCache: Story = {
  name: "4. Chercher un titre et rafraîchir son cache",
  play: async (context) => {
    await SignsIn.play?.(context);
    const drawer = within(screen.getByRole("navigation", { name: "Navigation principale" }));
    await userEvent.click(drawer.getByRole("link", { name: "Produits" }));
    await heading("Produits");
    await userEvent.type(await screen.findByRole("searchbox", { name: "Chercher un produit" }), "9782253023906{Enter}");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2), { timeout: 8_000 });
    await userEvent.click(screen.getByRole("link", { name: /La Vie mode d’emploi/ }));
    await heading("La Vie mode d’emploi");
    await userEvent.click(await screen.findByRole("button", { name: "Rafraîchir le cache de ce titre" }));
    await confirm();
    await expect(await screen.findByText(/visible vers \d\d:\d\d/, {}, { timeout: 8_000 })).toBeVisible();
  },
};

/** Sans la souris : la vue « À préparer », trois commandes cochées, l’une d’elles ouverte. */
export const TriagesByKeyboard: Story = {
  name: "5. Trier les commandes au clavier",
  play: async (context) => {
    await SignsIn.play?.(context);
    (await screen.findByRole("link", { name: /^À préparer/ })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("link", { name: /^À préparer/ })).toHaveAttribute("aria-current", "page"));
    await waitFor(() => expect(screen.queryByRole("link", { name: "24121" })).toBeNull(), { timeout: 8_000 });
    const box = (at: number) => screen.getAllByRole("checkbox", { name: /^Sélectionner la commande/ })[at];
    for (const at of [0, 1, 2]) {
      box(at)?.focus();
      await userEvent.keyboard(" ");
      // The first one brings the bar of actions along, on a machine that has other things to do.
      await waitFor(() => expect(box(at)).toBeChecked(), { timeout: 8_000 });
    }
    const [first] = screen.getAllByRole("rowheader");
    const number = first?.textContent ?? "";
    within(first as HTMLElement)
      .getByRole("link")
      .focus();
    await userEvent.keyboard("{Enter}");
    await heading(new RegExp(number));
  },
};
