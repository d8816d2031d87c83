import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { failedRead } from "../../shared/story-states.ts";
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
  },
};

/** Another client says its own name. */
export const AtACinemaLibrary: Story = {
  globals: { client: "cinema-library" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cinéthèque (cinema-library)")).toBeVisible();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getHosting") };
