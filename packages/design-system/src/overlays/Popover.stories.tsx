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

/** Un bouton qui ouvre un petit panneau à côté de lui ; la page reste utilisable ; Échap, un clic ou un focus ailleurs le ferment. */
const meta: Meta<typeof Popover> = {
  title: "Dialogues et menus/Panneau flottant (Popover)",
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
  name: "Fermé",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Période" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Le focus va au premier champ et en revient ; ce qu’on fait dans le panneau peut le fermer. */
export const Open: Story = {
  name: "Ouvert",
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

/** La page reste utilisable : un clic ailleurs ferme le panneau, et compte. */
export const ClosesOutside: Story = {
  name: "Fermé par un clic ailleurs",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Période" }));
    await userEvent.click(canvas.getByRole("button", { name: "Exporter en CSV" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Sans titre, les mots du bouton nomment le panneau ; un texte seul prend lui-même le focus. */
export const WordsOnly: Story = {
  name: "Des mots seuls",
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

/** Au bord droit de la fenêtre, le panneau s’aligne sur la droite du bouton. */
export const AtTheEnd: Story = {
  name: "Au bord droit",
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

/** Au-dessus d’un dialogue, Échap ferme le panneau et laisse le dialogue. */
export const InDialog: Story = {
  name: "Dans un dialogue",
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
