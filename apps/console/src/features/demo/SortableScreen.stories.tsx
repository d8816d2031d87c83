import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { SortableScreen } from "./SortableScreen.tsx";

/** Une liste et une arborescence à ranger pour essayer, à la souris, au doigt ou au clavier ; rien n’en est gardé. */
const meta = {
  title: "Écrans/Liste à trier",
  component: SortableScreen,
  parameters: { ...consoleStory({ path: "/demo/sortable", server: "fresh" }) },
} satisfies Meta<typeof SortableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Au clavier seul : le dernier titre est soulevé, monté d’une place et posé. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    (await canvas.findByRole("button", { name: "Déplacer Un barrage contre le Pacifique, position 5 sur 5" })).focus();
    await userEvent.keyboard("{Enter}{ArrowUp}{Enter}");
    await expect(canvas.getByRole("button", { name: "Déplacer Un barrage contre le Pacifique, position 4 sur 5" })).toHaveFocus();
    await expect(within(canvas.getByRole("treegrid", { name: "Rayons" })).getByText("Photographie")).toBeVisible();
  },
};
