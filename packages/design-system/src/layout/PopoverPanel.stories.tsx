import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { BellIcon, UserRoundIcon } from "../icons.ts";
import { PopoverPanel } from "./PopoverPanel.tsx";

/** Un bouton carré qui ouvre un panneau sous lui ; Échap, un clic ou un focus ailleurs le ferment. */
const meta = {
  title: "Page/Bouton à panneau (PopoverPanel)",
  component: PopoverPanel,
  args: { label: "Ouvrir le menu du compte", icon: <UserRoundIcon />, children: <Button>Se déconnecter</Button> },
  // At the right edge, as in the top bar: the panel opens to the left.
  decorators: [
    (Story) => (
      <div style={{ display: "flex" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PopoverPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: "Fermé",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Ouvrir le menu du compte" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("button", { name: "Se déconnecter" })).toBeNull();
  },
};

/** Le nombre de nouveautés est au coin du bouton, et dans ce que le lecteur d’écran dit. */
export const WithCount: Story = {
  name: "Avec un nombre",
  args: { label: "Annonces, 3 nouvelles", icon: <BellIcon />, count: 3, size: "wide", onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Annonces, 3 nouvelles" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** S’ouvre au clavier ; Échap ferme et rend le focus. */
export const Keyboard: Story = {
  name: "Au clavier",
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Ouvrir le menu du compte" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Se déconnecter" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("button", { name: "Se déconnecter" })).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
