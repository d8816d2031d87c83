import { loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { TrayListScreen } from "./TrayListScreen.tsx";

const path = "/public/tray";
const at = (search: string) => consoleStory({ path, at: `${path}${search}`, server: "fresh", user: "libraire" });

/** Ce que le site a transmis et qui ne peut pas être pris tel quel : on corrige, on reprend, ou on écarte avec un motif. */
const meta = {
  title: "Écrans/Envois à corriger",
  component: TrayListScreen,
  parameters: { ...at("") },
} satisfies Meta<typeof TrayListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("alertdialog"));

/** Un titre que la librairie ne vend pas : l’EAN corrigé, la commande part, et son paiement la suit. */
export const Loaded: Story = {
  name: "Une commande reprise",
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /Commande SITE-20418/ }));
    await expect(row.getByText("Le catalogue n’a pas ce titre.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Paiement PAY-20418/ })).toBeVisible();
    await userEvent.click(row.getByRole("link", { name: "Commande SITE-20418" }));
    const open = await dialog();
    const ean = await open.findByRole("textbox", { name: "EAN" });
    await expect(ean).toHaveAccessibleDescription("Le catalogue n’a pas ce titre.");
    await userEvent.clear(ean);
    await userEvent.type(ean, "9782253023906");
    await userEvent.click(open.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Rien à corriger.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Repris" }));
    const released = within(await canvas.findByRole("row", { name: /Commande SITE-20418/ }));
    await expect(released.getByRole("link", { name: "Ouvrir" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Paiement PAY-20418/ })).toBeVisible();
  },
};

/** L’EAN est encore faux : la phrase du serveur est sous son champ, et rien n’est perdu. */
export const StillWrong: Story = {
  name: "Encore faux",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Commande SITE-20418" }));
    const open = await dialog();
    const ean = await open.findByRole("textbox", { name: "EAN" });
    await userEvent.clear(ean);
    await userEvent.type(ean, "9782253023907");
    await userEvent.click(open.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(ean).toHaveAccessibleDescription("Ce n’est pas un EAN : la clé de contrôle est fausse."));
    await expect(ean).toHaveValue("9782253023907");
  },
};

/** Un paiement d’essai, écarté : le motif est demandé. */
export const Discarded: Story = {
  name: "Un paiement écarté",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Paiement PAY-20418" }));
    await userEvent.click(await (await dialog()).findByRole("button", { name: "Écarter…" }));
    const open = await dialog();
    await userEvent.click(open.getByRole("button", { name: "Confirmer" }));
    const reason = open.getByRole("textbox", { name: "Motif" });
    await waitFor(() => expect(reason).toBeInvalid());
    await userEvent.type(reason, "Un essai du site.");
    await userEvent.click(open.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Paiement PAY-20418" })).toBeNull());
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at("?state=Discarded"),
  play: async ({ canvas }) => void (await canvas.findByText("Rien n’a été écarté.")),
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("listTrayEntries")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Envois à corriger" })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("listTrayEntries") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "listTrayEntries") };
