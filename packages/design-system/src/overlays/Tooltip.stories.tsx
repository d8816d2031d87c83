import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button, IconButton } from "../actions/Button.tsx";
import { RefreshCwIcon } from "../icons.ts";
import { Tooltip } from "./Tooltip.tsx";

/** Une courte remarque près d’un bouton, au focus ou sous la souris, qui peut s’y poser ; Échap la range. */
const meta = {
  title: "Dialogues et menus/Infobulle (Tooltip)",
  component: Tooltip,
  args: {
    text: "Relit les prix et les stocks chez le distributeur ; compte une minute.",
    children: <Button icon={<RefreshCwIcon />}>Actualiser</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "96px 64px 32px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tant qu’on ne demande rien, il n’y a que le bouton. */
export const Hidden: Story = {
  name: "Fermé",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Actualiser" })).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole("tooltip")).toBeNull();
  },
};

/** Le clavier la voit aussitôt ; elle décrit le bouton sans jamais le nommer ; Échap la range. */
export const OnFocus: Story = {
  name: "Au clavier",
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Actualiser" });
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await expect(button).toHaveAccessibleDescription(/chez le distributeur/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Shown: Story = {
  name: "Ouvert",
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
  },
};

/** Un bouton carré a son propre nom ; la bulle du navigateur ne vient pas doubler la nôtre. */
export const OnIcon: Story = {
  name: "Sur un bouton à icône",
  args: { children: <IconButton icon={<RefreshCwIcon />} label="Actualiser les prix" title="" /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Actualiser les prix" })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Actualiser les prix" })).toHaveAttribute("title", "");
  },
};
