import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SearchButton } from "./SearchButton.tsx";

const narrow = { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "600px" } } } } };

const meta = {
  title: "Page/SearchButton",
  component: SearchButton,
  args: { label: "Rechercher ou scanner…", shortcut: "Mod+K", onClick: fn() },
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Rechercher ou scanner…/ }));
    await expect(args.onClick).toHaveBeenCalled();
  },
};

/** Where there is no room its words are still heard. */
export const Narrow: Story = {
  parameters: narrow,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Rechercher ou scanner…/ })).toBeVisible();
  },
};
