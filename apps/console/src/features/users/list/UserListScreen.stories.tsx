import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type Act, consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/stories/story-states.ts";
import { UserListScreen } from "./UserListScreen.tsx";

const path = "/account";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Two more who sell books: one is invited, the other’s account is disabled. */
async function hire({ act }: { act: Act }) {
  const person = { claimTypes: [], roles: [2] };
  await act("admin", "createUser", {
    body: { ...person, userName: "p.morin", firstName: "Paul", lastName: "Morin", email: "paul@example.fr" },
  });
  const { entityOutput } = await act("admin", "createUser", {
    body: { ...person, userName: "h.salaun", firstName: "Hervé", lastName: "Salaün", email: "herve@example.fr" },
  });
  await act(
    "admin",
    "setUserDisabled",
    { query: { id: entityOutput.id }, body: { isDisabled: true } },
    { version: `"${entityOutput.version}"` },
  );
}

/** Qui travaille ici : cherché, filtré par rôle et par état, trié, avec la dernière visite de chacun. */
const meta = {
  title: "Écrans/Utilisateurs",
  component: UserListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof UserListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Qui est là, avec quel rôle, depuis quand ; l’instant exact attend dans l’infobulle. */
export const Loaded: Story = {
  name: "Principal",
  beforeEach: hire,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Mathilde Kervella/ });
    await expect(within(row).getByRole("link", { name: "Mathilde Kervella" })).toHaveAttribute("href", "/account/detail/2");
    await expect(within(row).getByText("hier à 18:42")).toHaveAttribute("title", expect.stringContaining("20/11/2026 18:42"));
    const invited = canvas.getByRole("row", { name: /Paul Morin/ });
    await expect(within(invited).getByText("Jamais")).toBeVisible();
    await expect(within(invited).getByText("Invitation envoyée")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Hervé Salaün/ })).getByText("Désactivé")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Rôles/ })).toHaveAttribute("href", "/account/role");
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=personne&state=disabled`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Recherche « personne », État « Désactivé »/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les 2 filtres" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};

/** Des barres de même hauteur tant que les premières lignes arrivent. */
export const Loading: Story = { name: "Chargement", ...loadingList("listUsers") };

export const Failed: Story = { name: "Échec", ...failedRead("listUsers") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les utilisateurs", "listUsers") };

/** Filtré par rôle et par état dans la barre ; la liste suit, et ce qu’on en dit aussi. */
export const Filtered: Story = {
  name: "Filtré",
  beforeEach: hire,
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Mathilde Kervella/ });
    await userEvent.click(canvas.getByRole("button", { name: "Rôles" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Libraire" }));
    await waitFor(() => expect(canvas.getByRole("table", { name: /^Utilisateurs, 3 personnes\./ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "État" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Désactivé" }));
    await waitFor(() => expect(canvas.getByRole("table", { name: /^Utilisateurs, 1 personne\./ })).toBeVisible());
    await expect(canvas.getByRole("row", { name: /Hervé Salaün/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};
