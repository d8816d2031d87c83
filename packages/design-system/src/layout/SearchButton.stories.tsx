import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SearchButton } from "./SearchButton.tsx";

const narrow = { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "600px" } } } } };

/** A l’allure de la recherche qu’il ouvre ; sur un petit écran, un bouton carré. */
const meta = {
  title: "Page/Bouton de recherche (SearchButton)",
  component: SearchButton,
  args: { label: "Rechercher ou scanner…", shortcut: "Mod+K", onClick: fn() },
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: "Principal",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Rechercher ou scanner…/ }));
    await expect(args.onClick).toHaveBeenCalled();
  },
};

/** Sans place pour ses mots, on les entend encore. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: narrow,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Rechercher ou scanner…/ })).toBeVisible();
  },
};
