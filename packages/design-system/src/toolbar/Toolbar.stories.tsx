import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { BoldIcon, ItalicIcon, ListIcon, Undo2Icon } from "../icons/editor-icons.generated.ts";
import { Toolbar, ToolbarButton, ToolbarGroup } from "./Toolbar.tsx";

function Formatting() {
  const [on, setOn] = useState<readonly string[]>(["bold"]);
  const toggle = (name: string) => setOn((was) => (was.includes(name) ? was.filter((other) => other !== name) : [...was, name]));
  return (
    <Toolbar label="Mise en forme de la critique">
      <ToolbarGroup>
        <ToolbarButton
          icon={<BoldIcon />}
          isPressed={on.includes("bold")}
          label="Gras"
          onPress={() => toggle("bold")}
          shortcut="Control+B"
        />
        <ToolbarButton
          icon={<ItalicIcon />}
          isPressed={on.includes("italic")}
          label="Italique"
          onPress={() => toggle("italic")}
          shortcut="Control+I"
        />
      </ToolbarGroup>
      <ToolbarGroup>
        <ToolbarButton icon={<ListIcon />} isPressed={on.includes("list")} label="Liste" onPress={() => toggle("list")} />
      </ToolbarGroup>
      <ToolbarGroup>
        <ToolbarButton icon={<Undo2Icon />} isOff label="Annuler la saisie" onPress={() => undefined} shortcut="Control+Z" />
      </ToolbarGroup>
    </Toolbar>
  );
}

const meta = {
  title: "Actions/Toolbar",
  component: Toolbar,
  args: { label: "Mise en forme de la critique", children: null },
  render: () => <Formatting />,
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for Tab; the arrows walk it, round the end too, and past what is off. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Gras" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Annuler la saisie" })).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight} ");
    await expect(canvas.getByRole("button", { name: "Italique" })).toHaveAttribute("aria-pressed", "true");
  },
};

/** In a narrow window the row breaks between its groups. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 104 }}>
      <Formatting />
    </div>
  ),
};
