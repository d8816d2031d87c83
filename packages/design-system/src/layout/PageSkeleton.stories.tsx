import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageSkeleton } from "./Page.tsx";

/** Une page dont le code ou les données arrivent : la place d’un titre et la hauteur d’un écran, pour que le pied ne monte pas puis ne redescende. */
const meta = { title: "Page/Page en attente (PageSkeleton)", component: PageSkeleton } satisfies Meta<typeof PageSkeleton>;
export default meta;

/** Prend la place d’un écran, et ne dit rien au lecteur d’écran. */
export const Waiting: StoryObj<typeof meta> = {
  name: "Chargement",
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollHeight).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(canvasElement).toHaveTextContent("");
  },
};
