import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button, IconButton } from "../actions/Button.tsx";
import { RefreshCwIcon } from "../icons.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Dialogues et menus/Tooltip",
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

/** Before anybody asks, only the button is there. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Actualiser" })).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole("tooltip")).toBeNull();
  },
};

/** The keyboard sees it at once; it describes the button and never names it; Escape puts it away. */
export const OnFocus: Story = {
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
  },
};

/** A square button has a name of its own; an empty `title` keeps the browser's remark from standing beside ours. */
export const OnIcon: Story = {
  args: { children: <IconButton icon={<RefreshCwIcon />} label="Actualiser les prix" title="" /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Actualiser les prix" })).toHaveAttribute("title", "");
  },
};
