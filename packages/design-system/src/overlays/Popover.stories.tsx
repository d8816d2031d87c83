import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { TextField } from "../fields/TextField.tsx";
import { ListFilterIcon } from "../icons.ts";
import { Popover } from "./Popover.tsx";

const onApply = fn();

const period = (close: () => void) => (
  <>
    <TextField label="Année" name="year" />
    <Button
      onClick={() => {
        onApply();
        close();
      }}
      variant="primary"
    >
      Appliquer
    </Button>
  </>
);

const meta: Meta<typeof Popover> = {
  title: "Dialogues et menus/Popover",
  component: Popover,
  args: {
    label: "Période",
    icon: <ListFilterIcon />,
    title: "Période de parution",
    children: period,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280, display: "flex", flexWrap: "wrap", gap: 8, alignItems: "flex-start" }}>
        <Story />
        <Button>Exporter en CSV</Button>
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Popover>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Période" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** The focus goes to the first field and comes back; what is done inside can close the panel. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Période" });
    await userEvent.click(opener);
    await expect(canvas.getByRole("dialog", { name: "Période de parution" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Année" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Appliquer" }));
    await expect(onApply).toHaveBeenCalled();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

/** The page stays usable: a click elsewhere closes the panel and counts. */
export const ClosesOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Période" }));
    await userEvent.click(canvas.getByRole("button", { name: "Exporter en CSV" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Without a title the button's words name the panel; words alone take the focus themselves. */
export const WordsOnly: Story = {
  args: {
    label: "Comment lire ces chiffres",
    icon: undefined,
    variant: "plain",
    title: undefined,
    children: <p>Les ventes comptent les exemplaires expédiés, sans les retours. Elles sont relevées chaque nuit à 4 h.</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Comment lire ces chiffres" }));
    await expect(canvas.getByRole("dialog", { name: "Comment lire ces chiffres" })).toHaveFocus();
  },
};

/** At the right edge of the window the panel keeps the button's right edge. */
export const AtTheEnd: Story = {
  args: { side: "end", size: "wide" },
  decorators: [
    (Story) => (
      <div style={{ flex: 1, display: "flex", justifyContent: "flex-end" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Période" }));
    await expect(canvas.getByRole("dialog")).toBeVisible();
  },
};

/** Above a modal dialog, where Escape closes the panel and leaves the dialog. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  render: (args) => (
    <main tabIndex={-1}>
      <Dialog onClose={onApply} title="Exporter les ventes">
        <Popover {...args} />
      </Dialog>
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Période" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Période de parution" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("dialog", { name: "Exporter les ventes" })).toBeVisible();
  },
};
