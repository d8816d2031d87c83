import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type Act, consoleStory } from "../../../shared/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/story-states.ts";
import { UserListScreen } from "./UserListScreen.tsx";

const path = "/account";
const at = (address: string) => consoleStory({ path, at: address, server: "fresh" });

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

const meta = {
  title: "Écrans/Utilisateurs",
  component: UserListScreen,
  parameters: at(path),
} satisfies Meta<typeof UserListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who is there, with what, since when; the exact moment waits in the tooltip. */
export const Loaded: Story = {
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
  parameters: at(`${path}?search=personne&state=disabled`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Recherche « personne », État « Désactivé »/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les 2 filtres" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};

/** Bars of the same height while the first rows are on their way. */
export const Loading: Story = { name: "Chargement", ...loadingList("listUsers") };

export const Failed: Story = { name: "Échec", ...failedRead("listUsers") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les utilisateurs", "listUsers") };

/** Narrowed by role and state in the bar; the list follows, and so does what is said of it. */
export const Filtered: Story = {
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

export const English: Story = {
  globals: { locale: "en" },
  beforeEach: hire,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("yesterday at 18:42")).toBeVisible();
    await expect(canvas.getByText(/^today at 09:4\d$/)).toBeVisible();
    await expect(canvas.getByText("Invitation sent")).toBeVisible();
  },
};

/** On a telephone rows are cards. */
export const Narrow: Story = {
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Mathilde Kervella")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
