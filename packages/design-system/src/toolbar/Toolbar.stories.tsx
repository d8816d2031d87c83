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

/** Une rangée de boutons qui ne fait qu’un arrêt pour Tab : les flèches la parcourent, Début et Fin vont au bout, et Tab revient au dernier bouton quitté. */
const meta = {
  title: "Actions/Barre d’outils (Toolbar)",
  component: Toolbar,
  subcomponents: { ToolbarButton, ToolbarGroup },
  args: { label: "Mise en forme de la critique", children: null },
  render: () => <Formatting />,
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un seul arrêt pour Tab ; les flèches font le tour et passent sur ce qui est désactivé. */
export const ByKeyboard: Story = {
  name: "Au clavier",
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

/** Un clic n’ôte pas le focus au texte ; Tab va ensuite au bouton cliqué. */
export const ByMouse: Story = {
  name: "À la souris",
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("button", { name: "Liste" });
    await userEvent.click(list);
    await expect(list).not.toHaveFocus();
    await userEvent.tab();
    await expect(list).toHaveFocus();
  },
};

/** Dans une fenêtre étroite, la rangée se coupe entre ses groupes. */
export const Narrow: Story = {
  name: "Étroit",
  render: () => (
    <div style={{ width: 104 }}>
      <Formatting />
    </div>
  ),
};
