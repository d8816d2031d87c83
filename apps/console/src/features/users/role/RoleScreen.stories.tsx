import { claims } from "@reserve/domain";
import { conflict } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { manageAsBookseller } from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord } from "../../../shared/stories/story-states.ts";
import { RoleScreen } from "./RoleScreen.tsx";

const path = "/account/role/detail/:id?";
const place = (url: string) => ({ parameters: consoleStory({ path, at: url, server: "fresh" }) });
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Un rôle : son nom, les droits qu’il réunit, qui l’a ; sans numéro dans l’adresse, un nouveau. */
const meta = {
  title: "Écrans/Rôle",
  component: RoleScreen,
  parameters: { ...consoleStory({ path, at: "/account/role/detail/2", server: "fresh" }) },
} satisfies Meta<typeof RoleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce que le rôle réunit, qui l’a, et pourquoi il ne peut pas être supprimé. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Nom du rôle" })).toHaveValue("Libraire");
    await expect(canvas.getByRole("checkbox", { name: "Gérer les commandes" })).toBeChecked();
    await expect(await canvas.findByRole("link", { name: "Mathilde Kervella" })).toHaveAttribute("href", "/account/detail/2");
    await expect(await canvas.findByRole("button", { name: "Supprimer le rôle" })).toHaveAccessibleDescription(/ont encore ce rôle/);
  },
};

export const NotFound: Story = {
  ...place("/account/role/detail/999"),
  name: "Introuvable",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/account/role");
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getRole") };

export const Failed: Story = { name: "Échec", ...failedRead("getRole") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les utilisateurs", "getRole") };

/** Un nom déjà pris. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom du rôle" });
    await userEvent.clear(name);
    await userEvent.type(name, "Marketing");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Un rôle porte déjà ce nom\./));
    await expect(name).toHaveValue("Marketing");
  },
};

export const Conflict: Story = {
  name: "Conflit",
  beforeEach: ({ msw }) => msw.use(conflict("updateRole", "Plus personne ne pourrait gérer les utilisateurs.", "LastManager")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Gérer les remises" }));
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer le rôle/ }));
    await expect(await canvas.findByText("Plus personne ne pourrait gérer les utilisateurs.", { selector: "p, li" })).toBeVisible();
  },
};

/** Un nouveau rôle, tout un groupe d’un coup. */
export const Created: Story = {
  ...place("/account/role/detail"),
  name: "Nouveau rôle",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom du rôle" }), "Salon du livre");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Catalogue" }));
    await expect(canvas.getByRole("checkbox", { name: "Consulter les produits" })).toBeChecked();
    await expect(canvas.getByText("5 droits")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Créer le rôle/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Salon du livre" })).toBeVisible();
  },
};

/** Personne ne l’a : il peut partir. */
export const Deleted: Story = {
  name: "Supprimer",
  parameters: consoleStory({
    path,
    at: async (api) => {
      const { items } = await api.read("listRoles");
      return `/account/role/detail/${items.find(({ name }) => name === "Braderie")?.id}`;
    },
    server: "fresh",
  }),
  beforeEach: async ({ act }) => {
    await act("admin", "createRole", { body: { name: "Braderie", claimTypes: [claims.public.discountManage] } });
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer le rôle" }));
    await userEvent.click(within(await page.findByRole("alertdialog", { name: question })).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/account/role")).toBeVisible();
  },
};

/** La console comme un libraire la voit : le bandeau le dit, le tiroir n’a que ses lignes, et l’on en revient. */
export const Previewed: Story = {
  name: "Aperçu d’un rôle",
  parameters: consoleStory({ path, at: "/account/role/detail/2", isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Voir la console comme ce rôle" }));
    await expect(await canvas.findByText(/Vous voyez la console comme/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Utilisateurs" })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Revenir à mes droits" }));
    await waitFor(() => expect(canvas.queryByText(/Vous voyez la console comme/)).toBeNull());
  },
};

/** Un rôle au-delà de ses propres droits se lit, et ne se change pas. */
export const HoldsMore: Story = {
  name: "En lecture seule",
  parameters: consoleStory({ path, at: "/account/role/detail/4", server: "fresh", user: "stagiaire" }),
  beforeEach: manageAsBookseller,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Rôle en lecture seule.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
