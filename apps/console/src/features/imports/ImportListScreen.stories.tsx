import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { ImportListScreen } from "./ImportListScreen.tsx";
import { notices, stocks, verify } from "./story-records.ts";

const path = "/catalog/import";
const place = consoleStory({
  path,
  server: "fresh",
  at: async (api) => {
    await verify(api, stocks);
    await verify(api, notices);
    return path;
  },
});

/** Déposer un fichier de notices ou de stocks, et retrouver ceux d’avant. */
const meta = {
  title: "Écrans/Imports",
  component: ImportListScreen,
  parameters: { ...place },
} satisfies Meta<typeof ImportListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les fichiers reçus, le dernier en tête, avec ce que leur vérification a trouvé. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /flux-du-matin\.xml/ });
    await expect(within(row).getByText("À importer")).toBeVisible();
    await expect(within(row).getByText("Notices (ONIX)")).toBeVisible();
    await expect(within(row).getByRole("link", { name: "flux-du-matin.xml" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/catalog\/import\/detail\/\d+$/),
    );
    await expect(canvas.getByRole("button", { name: "Choisir un fichier" })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: consoleStory({ path, at: path, server: "fresh" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.queryByRole("row")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Choisir un fichier" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listImports") };

export const Failed: Story = { name: "Échec", ...failedRead("listImports") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer le catalogue du site", "listImports") };

/** Un fichier choisi part aussitôt ; sa page s’ouvre. */
export const Dropped: Story = {
  name: "Fichier déposé",
  parameters: consoleStory({ path, at: path, server: "fresh" }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "Choisir un fichier" });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("The page takes no file.");
    await userEvent.upload(input, new File([notices.text], notices.name, { type: "text/xml" }));
    await waitFor(() => expect(canvas.getByText(/^\/catalog\/import\/detail\/\d+$/)).toBeVisible());
  },
};
