import { loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead } from "../../shared/stories/story-states.ts";
import { HelloWorldScreen } from "./HelloWorldScreen.tsx";

/** Dit bonjour, et qui, quel client, quelle langue, quelle version et quelle base sont derrière cette page. */
const meta = {
  title: "Écrans/Bonjour",
  component: HelloWorldScreen,
  parameters: { ...consoleStory({ path: "/helloworld", server: "fresh" }) },
} satisfies Meta<typeof HelloWorldScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Qui est là, et quel client, quelle langue et quelle version répondent. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Bonjour \p{L}/u })).toBeVisible();
    await expect(await canvas.findByText("Français")).toBeVisible();
  },
};

/** Un autre client dit son propre nom. */
export const AtACinemaLibrary: Story = {
  name: "À la cinémathèque",
  globals: { client: "cinema-library" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cinéthèque (cinema-library)")).toBeVisible();
  },
};

/** Le bonjour n’attend pas ce que répond le serveur. */
export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getHosting")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Bonjour \p{L}/u })).toBeVisible();
    await expect(canvas.queryByText("Français")).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getHosting") };
