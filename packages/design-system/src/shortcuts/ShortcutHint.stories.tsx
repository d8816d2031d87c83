import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { ShortcutHint } from "./ShortcutHint.tsx";
import { ShortcutList } from "./ShortcutList.tsx";

const meta = {
  title: "Actions/ShortcutHint",
  component: ShortcutHint,
  args: { keys: "Mod+K", platform: "other" },
} satisfies Meta<typeof ShortcutHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ctrl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ctrl K")).toBeVisible();
  },
};

/** The same shortcut on Apple's keyboards. */
export const Apple: Story = {
  args: { platform: "apple" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("⌘ K")).toBeVisible();
  },
};

/** French keyboards print « Maj », « Entrée » and « Échap ». */
export const FrenchKeys: Story = {
  render: () => (
    <p style={{ display: "flex", gap: 8 }}>
      <ShortcutHint keys="Mod+Shift+Enter" platform="other" />
      <ShortcutHint keys="Escape" platform="other" />
      <ShortcutHint keys="Alt+Delete" platform="other" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ctrl Maj Entrée")).toBeVisible();
    await expect(canvas.getByText("Échap")).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { locale: "en" },
  args: { keys: "Mod+Shift+Enter" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ctrl Shift Enter")).toBeVisible();
  },
};

/** The sheet of all shortcuts: keys that follow one another, in two columns where there is room. */
export const Sheet: Story = {
  render: () => (
    <main>
      <h2>Raccourcis</h2>
      <ShortcutList
        groups={[
          {
            label: "Aller à",
            shortcuts: [
              { keys: ["G", "O"], label: "Commandes" },
              { keys: ["G", "P"], label: "Produits" },
            ],
          },
          { label: "Partout", shortcuts: [{ keys: ["Mod+K"], label: "Rechercher" }] },
        ]}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("region", { name: "Aller à" });
    await expect(group).toHaveTextContent("GpuisOCommandes");
  },
};

/** Inside a button the keys stand in their small frame after its words. */
export const InButton: Story = {
  render: (args) => (
    <Button>
      Rechercher
      <ShortcutHint {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("button", { name: /^Rechercher/ })).getByText("Ctrl K")).toBeVisible();
  },
};
