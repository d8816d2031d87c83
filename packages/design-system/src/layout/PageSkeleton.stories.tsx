import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageSkeleton } from "./Page.tsx";

const meta = { title: "Page/PageSkeleton", component: PageSkeleton } satisfies Meta<typeof PageSkeleton>;
export default meta;

/** Takes a screen's room, and says nothing to a screen reader. */
export const Waiting: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollHeight).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(canvasElement).toHaveTextContent("");
  },
};
