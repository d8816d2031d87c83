import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { EventListScreen } from "./EventListScreen.tsx";
import { titles } from "./story-records.ts";

const path = "/cms/eventRegistration";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Les événements sur inscription : places, attente et livres, ceux à venir d’abord. */
const meta = {
  title: "Écrans/Inscriptions",
  component: EventListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof EventListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par événement à venir ; les passés sont une autre vue. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: new RegExp(titles.full) });
    await expect(within(row).getByText("23 sur 24")).toBeVisible();
    await expect(within(row).getByRole("link", { name: titles.full })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/eventRegistration\/detail\/\d+$/),
    );
    await expect(canvas.queryByText(titles.past)).toBeNull();
    await userEvent.click(await canvas.findByRole("link", { name: /^Passés\s*1/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: titles.past })).toBeVisible();
  },
};

/** On trouve par le titre, sans accents ; rien trouvé se dit, et se défait. */
export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", { name: new RegExp(titles.full) })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listRegistrationEvents") };

export const Failed: Story = { name: "Échec", ...failedRead("listRegistrationEvents") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "listRegistrationEvents") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: new RegExp(titles.full) });
    await expect(canvas.getByRole("columnheader", { name: "Buy the book" })).toBeVisible();
  },
};
