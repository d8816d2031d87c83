import { failing } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { HelloWorldScreen } from "./HelloWorldScreen.tsx";

const meta = {
  title: "Écrans/Bonjour",
  component: HelloWorldScreen,
  parameters: consoleStory({ path: "/helloworld" }),
} satisfies Meta<typeof HelloWorldScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who is there, and which client, language and version answer. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Bonjour \p{L}/u })).toBeVisible();
    await expect(await canvas.findByText("Français")).toBeVisible();
    await expect(canvas.getByText("Un message peut être écrit au client depuis la page de sa commande.")).toBeVisible();
  },
};

/** Another client, other choices and other words; French is its only language. */
export const AtACinemaLibrary: Story = {
  globals: { client: "cinema-library" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cinéthèque (cinema-library)")).toBeVisible();
    await expect(canvas.getAllByText("Oui")).toHaveLength(3);
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("getHosting")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
