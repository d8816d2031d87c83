import { empty, failing, forbidden, loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { MailListScreen } from "./MailListScreen.tsx";

const path = "/public/mail";
const meta = { title: "Écrans/Courriels envoyés", component: MailListScreen, parameters: consoleStory({ path }) } satisfies Meta<
  typeof MailListScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sent, waiting, failing with its tries and why; each mail leads to its order. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const failing = await canvas.findByRole("row", { name: /Votre commande vous attend en librairie/ });
    await expect(within(failing).getByText("En échec, essai 3")).toBeVisible();
    await expect(within(failing).getByText("550 boîte inconnue")).toBeVisible();
    await expect(within(failing).getByRole("link", { name: /nº\s24115/ })).toHaveAttribute("href", "/public/document/detail/24115");
    await expect(canvas.getByText("En attente")).toBeVisible();
    await expect(canvas.getAllByText("Envoyé")[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: consoleStory({ path, at: `${path}?search=personne` }),
  beforeEach: ({ msw }) => msw.use(empty("listMails")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(loading("listMails")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "Chargement…" })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("listMails")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("listMails")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText(/Voir les courriels envoyés/)).toBeVisible();
  },
};

/** What has not left yet, with the keyboard. */
export const NotSent: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Votre colis est parti/ });
    canvas.getByRole("button", { name: "État" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Non envoyé" }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Votre colis est parti/ })).toBeNull());
    await expect(canvas.getByRole("row", { name: /Nouvelle commande/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};
