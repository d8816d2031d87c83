import { claims } from "@reserve/domain";
import { empty } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { manageAsBookseller } from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/stories/story-states.ts";
import { RoleListScreen } from "./RoleListScreen.tsx";

const path = "/account/role";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
/** Les rôles : des ensembles de droits qui ont un nom, et combien de personnes ont chacun. */
const meta = {
  title: "Écrans/Rôles",
  component: RoleListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof RoleListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque rôle avec le nombre de ses droits et qui l’a. */
export const Loaded: Story = {
  name: "Principal",
  beforeEach: async ({ act }) => {
    await act("admin", "createRole", { body: { name: "Braderie", claimTypes: [claims.public.discountManage] } });
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Libraire/ });
    await expect(within(row).getByText("11 droits")).toBeVisible();
    await expect(within(row).getByRole("link", { name: "1 personne" })).toHaveAttribute("href", "/account?role=2");
    await expect(within(canvas.getByRole("row", { name: /Braderie/ })).getByText("Personne")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Direction/ })).getByText("Tous")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(empty("listRoles")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Créez un rôle/)).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listRoles") };

export const Failed: Story = { name: "Échec", ...failedRead("listRoles") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les utilisateurs", "listRoles") };

/** Un nom que personne ne connaît : pourquoi la liste est vide, et le chemin du retour. */
export const Searched: Story = {
  name: "Recherche sans résultat",
  parameters: at(`${path}?search=traiteur`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Recherche « traiteur »/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("link", { name: "Libraire" })).toBeVisible();
  },
};

/** Qui n’a pas tous les droits voit quels rôles le dépassent. */
export const SeenByManager: Story = {
  name: "Vu par une gérante sans tous les droits",
  parameters: consoleStory({ path, server: "fresh", user: "stagiaire" }),
  beforeEach: manageAsBookseller,
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole("row", { name: /Marketing/ })).getByText("Au-delà de vos droits")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Libraire/ })).queryByText("Au-delà de vos droits")).toBeNull();
  },
};
