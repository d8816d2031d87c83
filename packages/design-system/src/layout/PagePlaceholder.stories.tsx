import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PagePlaceholder } from "./PagePlaceholder.tsx";

/** Ce qu’une page montre dans son HTML, avant que ses scripts n’arrivent. */
const meta = { title: "Page/Page avant ses scripts (PagePlaceholder)", component: PagePlaceholder } satisfies Meta<typeof PagePlaceholder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une liste, dont le titre est connu. */
export const List: Story = {
  name: "Liste",
  args: { listTitle: "Commandes" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  },
};

/** Une fiche, dont le titre viendra avec elle. */
export const Record: Story = { name: "Fiche" };
