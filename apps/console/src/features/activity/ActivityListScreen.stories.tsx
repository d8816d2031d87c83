import { activity, empty, failing, forbidden, loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { ActivityListScreen } from "./ActivityListScreen.tsx";

const path = "/settings/activityLog";
const meta = {
  title: "Écrans/Journal d’activité",
  component: ActivityListScreen,
  parameters: consoleStory({ path }),
} satisfies Meta<typeof ActivityListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row is a sentence that a manager understands; what was refused stands out. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("row", { name: /Mathilde Kervella a validé le paiement de la commande 24118/ });
    await expect(within(first).getByText("21/11/2026 09:39")).toBeVisible();
    await expect(within(first).getByRole("link", { name: "Commande 24118" })).toHaveAttribute("href", "/public/document/detail/24118");
    const refused = canvas.getByRole("row", { name: /Yann Kerbrat n’a pas pu lister les utilisateurs/ });
    await expect(within(refused).getByText("Refusé")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Anne Le Bihan a modifié le rôle «\sLibraire\s»$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Rôle «\sLibraire\s»$/ })).toHaveAttribute("href", "/account/role/detail/2");
    await expect(canvas.getByRole("link", { name: "m.salaun a désactivé le compte de l’utilisateur 12" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Quelqu’un n’a pas pu ouvrir une session" })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(empty("listActivity")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(loading("listActivity")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "Chargement…" })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("listActivity")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("listActivity")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText(/Lire le journal d’activité/)).toBeVisible();
  },
};

/** An entry opened: before and after in words, a secret that only says that it changed, links to the person and the record. */
export const Opened: Story = {
  parameters: consoleStory({ path, at: `${path}?entry=${activity[4]?.id}` }),
  play: async ({ canvas }) => {
    const drawer = await canvas.findByRole("dialog", { name: "Anne Le Bihan a modifié l’utilisateur Ronan Le Vasseur" });
    await expect(within(drawer).getByRole("link", { name: "Anne Le Bihan" })).toHaveAttribute("href", "/account/detail/1");
    await expect(within(drawer).getByRole("link", { name: "Utilisateur Ronan Le Vasseur" })).toHaveAttribute("href", "/account/detail/5");
    await expect(within(drawer).getByText("gardé secret")).toBeVisible();
    await expect(within(drawer).getByText("Consulter les produits")).toBeVisible();
    await expect(within(drawer).getByText("192.0.2.10")).toBeVisible();
    await userEvent.click(within(drawer).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** The address is the list: what was done to one record; each filter says itself and can be taken away. */
export const OfOneRecord: Story = {
  parameters: consoleStory({ path, at: `${path}?entity=document&entityId=24118&from=2026-11-01&to=2026-11-21` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: /3 entrées/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer le filtre Fiche" }));
    await expect(await canvas.findByRole("table", { name: /39 entrées/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Période" })).toBeVisible();
  },
};

/** One person’s record is named in the filter, too. */
export const OfOneUser: Story = {
  parameters: consoleStory({ path, at: `${path}?entity=user&entityId=5` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Utilisateur Ronan Le Vasseur" })).toBeVisible();
    const remove = canvas.getByRole("button", { name: "Retirer le filtre Fiche" });
    await waitFor(() => expect(remove.parentElement).toHaveTextContent(/Utilisateur Ronan Le Vasseur/));
  },
};

/** In English names stand as they are, between the marks of that language. */
export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Anne Le Bihan changed role “Libraire”" })).toBeVisible();
  },
};

/** Only what was refused, with the keyboard. */
export const Refusals: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Mathilde Kervella a validé le paiement/ });
    canvas.getByRole("button", { name: "Issue" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Refusé" }));
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("table", { name: /2 entrées/ })).toBeVisible();
  },
};
