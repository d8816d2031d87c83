import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { BuildList } from "./BuildList.tsx";

const meta = { title: "Construire/Une liste", component: BuildList, tags: ["!autodocs"] } satisfies Meta<typeof BuildList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Searched, then sorted by author. */
export const Loaded: Story = {
  name: "Exemple",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(5);
    await userEvent.click(canvas.getByRole("button", { name: /Auteur/ }));
    const [, first] = canvas.getAllByRole("row");
    await expect(within(first ?? canvas.getByRole("table")).getByText("Albert Camus")).toBeVisible();
  },
};

/** Nothing found says what to try. */
export const Empty: Story = {
  name: "Rien trouvé",
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Titre ou auteur" }), "Proust");
    await expect(await canvas.findByRole("heading", { name: "Aucun titre" })).toBeVisible();
  },
};
