import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import { Drawer } from "./Drawer.tsx";

/** Une feuille le long du bord droit, sur toute la hauteur ; sous 640 px, elle prend toute la largeur. */
const meta = {
  title: "Dialogues et menus/Volet (Drawer)",
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

/** Titre et croix en haut, des champs qui défilent, les boutons au pied. */
export const Default: Story = {
  name: "Ouvert",
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

/** Le focus entre dans le volet, puis revient au bouton qui l’a ouvert. */
export const ReturnsFocus: Story = {
  name: "Fermé, le focus rendu",
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

const areas = [
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

/** Un long contenu défile entre la tête et les boutons, qui restent. */
export const Long: Story = {
  name: "Contenu long",
  args: {
    size: "wide",
    title: "La Vie mode d’emploi",
    children: (
      <FieldStack>
        {areas.map((room) => (
          <TextField key={room} label={room} name={room} />
        ))}
      </FieldStack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Enregistrer l’adresse" })).toBeVisible();
  },
};

/** Pendant l’envoi, la croix dit qu’elle attend et ne fait rien. */
export const Locked: Story = {
  name: "En cours",
  args: { isLocked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fermer" }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
