import { failing, loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { ProfilingScreen } from "./ProfilingScreen.tsx";

const path = "/analytics/profiling";
const fresh = consoleStory({ path, at: path, server: "fresh" });

/** Les cibles qui servent de profils, dans l’ordre, et combien de personnes a chacune. */
const meta = {
  title: "Écrans/Profils",
  component: ProfilingScreen,
  parameters: { ...fresh },
} satisfies Meta<typeof ProfilingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const add = async (canvas: Canvas, name: string) => {
  await userEvent.type(await canvas.findByRole("combobox", { name: /^Ajouter une cible/ }), name);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect(await canvas.findByRole("link", { name })).toBeVisible();
};

/** Deux cibles deviennent des profils ; l’ordre s’enregistre d’un coup, puis se calcule, et les recommandations après lui. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas, canvasElement }) => {
    await add(canvas, "Clients fidèles");
    await add(canvas, "Paniers sans commande");
    await expect(await canvas.findByRole("button", { name: "Recalculer les profils" })).toHaveAccessibleDescription(
      "Enregistrez d’abord vos modifications.",
    );
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’ordre/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Recalculer les profils" })).not.toHaveAccessibleDescription());
    await userEvent.click(canvas.getByRole("button", { name: "Recalculer les profils" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Sans profil", undefined, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.queryByText(/pas encore calculé/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Calculer les recommandations" }));
    const asking = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(canvas.queryByText("Jamais")).toBeNull(), { timeout: 15_000 });
  },
};

/** Aucune cible ne sert de profil. */
export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucune cible ne sert de profil. Ajoutez-en une ci-dessous.")).toBeVisible();
    await expect(canvas.getAllByText("Jamais")).toHaveLength(2);
  },
};

/** Ce qui n’a pas pu être enregistré reste dans la liste. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(failing("saveProfileDisplayOrders")),
  play: async ({ canvas }) => {
    await add(canvas, "Clients fidèles");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’ordre/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /Enregistrer l’ordre/ })).toBeEnabled());
    await expect(canvas.getByRole("link", { name: "Clients fidèles" })).toBeVisible();
  },
};

/** Un collègue a enregistré un autre ordre : les deux se lisent, et l’on choisit. */
export const Conflict: Story = {
  name: "Conflit",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const page = within(canvasElement.ownerDocument.body);
    await add(canvas, "Clients fidèles");
    const { others, version } = await apiAs("admin").read("listTargetsProfiling");
    const carts = others.find(({ name }) => name === "Paniers sans commande");
    await act("admin", "saveProfileDisplayOrders", { body: { targetIds: carts ? [carts.id] : [] } }, { version: `"${version}"` });
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’ordre/ }));
    const dialog = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText("Paniers sans commande")).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await expect(await canvas.findByRole("link", { name: "Paniers sans commande" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Clients fidèles" })).toBeNull());
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("listTargetsProfiling")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Profils" })).toBeVisible();
    await expect(canvas.queryByText(/Aucune cible/)).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("listTargetsProfiling") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les analyses", "listTargetsProfiling") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No target is a profile. Add one below.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Recalculate the profiles" })).toBeVisible();
  },
};
