import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = {
  title: "Dialogues et menus/Drawer",
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    title: "Modifier l’adresse",
    onClose: fn(),
    actions: (
      <>
        <Button>Annuler</Button>
        <Button variant="primary">Enregistrer l’adresse</Button>
      </>
    ),
    children: (
      <FieldStack>
        <TextField label="Rue" name="address1" />
        <TextField label="Ville" name="city" />
      </FieldStack>
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 480 }} tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog along the right edge: title and cross above, fields that scroll, the buttons at the foot. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole("dialog", { name: "Modifier l’adresse" });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await expect(within(drawer).getByRole("button", { name: "Enregistrer l’adresse" })).toBeVisible();
  },
};

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Aperçu de la fiche</Button>
      {isOpen ? (
        <Drawer onClose={() => setIsOpen(false)} title="Les Mains libres">
          <p>Dessins de Man Ray illustrés par les poèmes de Paul Éluard.</p>
        </Drawer>
      ) : null}
    </>
  );
}

/** The focus goes in, and back to the button that opened. */
export const ReturnsFocus: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Aperçu de la fiche" });
    await userEvent.click(opener);
    const drawer = canvas.getByRole("dialog", { name: "Les Mains libres" });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(drawer).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const rooms = [
  "Escaliers",
  "Beaumont",
  "Foulerot",
  "Marquiseaux",
  "Rorschash",
  "Réol",
  "Winckler",
  "Bartlebooth",
  "Altamont",
  "Moreau",
  "Hutting",
  "Plassaert",
];

/** Long content scrolls between head and buttons, which stay. */
export const Long: Story = {
  args: {
    size: "wide",
    title: "La Vie mode d’emploi",
    children: (
      <FieldStack>
        {rooms.map((room) => (
          <TextField key={room} label={room} name={room} />
        ))}
      </FieldStack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Enregistrer l’adresse" })).toBeVisible();
  },
};

/** While something is being sent, the cross says that it waits and does nothing. */
export const Locked: Story = {
  args: { isLocked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fermer" }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
