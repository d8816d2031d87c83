import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { ShortcutHint } from "./ShortcutHint.tsx";
import { ShortcutList } from "./ShortcutList.tsx";

/** Un raccourci, écrit comme le sont les touches du clavier qu’on a devant soi. */
const meta = {
  title: "Actions/Raccourci clavier (ShortcutHint)",
  component: ShortcutHint,
  subcomponents: { ShortcutList },
  args: { keys: "Mod+K", platform: "other" },
} satisfies Meta<typeof ShortcutHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ctrl: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ctrl K")).toBeVisible();
  },
};

/** Le même raccourci sur un clavier d’Apple. */
export const Apple: Story = {
  name: "Clavier Apple",
  args: { platform: "apple" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("⌘ K")).toBeVisible();
  },
};

/** Un clavier français porte « Maj », « Entrée » et « Échap ». */
export const FrenchKeys: Story = {
  name: "Touches françaises",
  render: () => (
    <p style={{ display: "flex", gap: 8 }}>
      <ShortcutHint keys="Mod+Shift+Enter" platform="other" />
      <ShortcutHint keys="Escape" platform="other" />
      <ShortcutHint keys="Alt+Delete" platform="other" />
      <ShortcutHint keys="Alt+ArrowUp" platform="other" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ctrl Maj Entrée")).toBeVisible();
    await expect(canvas.getByText("Échap")).toBeVisible();
    await expect(canvas.getByText("Alt ↑")).toBeVisible();
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { keys: "Mod+Shift+Enter" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ctrl Shift Enter")).toBeVisible();
  },
};

/** La feuille des raccourcis : des touches qui se suivent, sur deux colonnes quand il y a la place. */
export const Sheet: Story = {
  name: "Tous les raccourcis",
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

/** Les touches dans leur petit cadre, après les mots du bouton. */
export const InButton: Story = {
  name: "Dans un bouton",
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
