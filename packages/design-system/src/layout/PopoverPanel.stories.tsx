import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { BellIcon, UserRoundIcon } from "../icons.ts";
import { PopoverPanel } from "./PopoverPanel.tsx";

const meta = {
  title: "Page/PopoverPanel",
  component: PopoverPanel,
  args: { label: "Ouvrir le menu du compte", icon: <UserRoundIcon />, children: <Button>Se déconnecter</Button> },
} satisfies Meta<typeof PopoverPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Ouvrir le menu du compte" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("button", { name: "Se déconnecter" })).toBeNull();
  },
};

/** How many are new stands on the corner, and is said in the label. */
export const WithCount: Story = {
  args: { label: "Annonces, 3 nouvelles", icon: <BellIcon />, count: 3, size: "wide", onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Annonces, 3 nouvelles" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Opens by keyboard; Escape closes and gives the focus back. */
export const Keyboard: Story = {
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
