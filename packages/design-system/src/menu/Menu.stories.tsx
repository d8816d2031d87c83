import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Dialog } from "../dialog/Dialog.tsx";
import { TruckIcon } from "../icons.ts";
import { IconMenu, Menu } from "./Menu.tsx";
import { MenuChoices, MenuItem, MenuLink, MenuSection } from "./MenuItem.tsx";
import { SplitButton } from "./SplitButton.tsx";

const onAction = fn();

/** Un bouton avec ses mots et un chevron, qui ouvre un menu d’actions ; les trois points d’une ligne ; l’action habituelle avec les plus rares derrière elle. */
const meta = {
  title: "Actions/Menu et bouton double (Menu, IconMenu, SplitButton)",
  component: Menu,
  subcomponents: { IconMenu, MenuChoices, MenuItem, MenuLink, MenuSection, SplitButton },
  args: {
    label: "Plus d’actions",
    children: (
      <>
        <MenuItem label="Dupliquer" onAction={onAction} shortcut="Mod+D" />
        <MenuItem detail="Une page pour le carton" label="Imprimer le bon de livraison" onAction={onAction} shortcut="Mod+P" />
        <MenuLink href="#cliente" label="Voir la cliente" />
        <MenuItem disabledReason="Livrée par Colissimo, sans retrait en magasin." label="Notifier le retrait" onAction={onAction} />
        <MenuItem label="Annuler 2 lignes" onAction={onAction} tone="danger" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: "Fermé",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Plus d’actions" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

/** La première ligne a le focus, celle qui est désactivée dit pourquoi et ne fait rien, Échap rend le focus. */
export const Keyboard: Story = {
  name: "Au clavier",
  play: async ({ canvas }) => {
    onAction.mockClear();
    const opener = canvas.getByRole("button", { name: "Plus d’actions" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const menu = await canvas.findByRole("menu", { name: "Plus d’actions" });
    await waitFor(() => expect(within(menu).getByRole("menuitem", { name: "Dupliquer" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    const off = within(menu).getByRole("menuitem", { name: "Notifier le retrait" });
    await expect(off).toHaveFocus();
    await expect(off).toHaveAccessibleDescription("Livrée par Colissimo, sans retrait en magasin.");
    await userEvent.keyboard("{Enter}");
    await expect(onAction).not.toHaveBeenCalled();
    await expect(menu).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("menu")).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Annuler 2 lignes" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  name: "Ouvert",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Plus d’actions" }));
    await expect(await canvas.findByRole("menu")).toBeVisible();
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: {
    label: "More actions",
    children: (
      <>
        <MenuItem label="Duplicate" onAction={onAction} shortcut="Shift+Enter" />
        <MenuItem disabledReason="Delivered by Colissimo, nothing to collect." label="Announce the pickup" onAction={onAction} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More actions" }));
    await expect(await canvas.findByRole("menuitem", { name: "Duplicate" })).toBeVisible();
  },
};

function Columns() {
  const [columns, setColumns] = useState(["titre", "rayon"]);
  const [order, setOrder] = useState(["recent"]);
  return (
    <Menu label="Affichage">
      <MenuChoices
        choose="many"
        label="Colonnes"
        onChange={setColumns}
        options={[
          { value: "titre", label: "Titre" },
          { value: "rayon", label: "Rayon" },
          { value: "prix", label: "Prix TTC", detail: "Remise de 5 % comprise" },
        ]}
        value={columns}
      />
      <MenuChoices
        choose="one"
        label="Ordre"
        onChange={setOrder}
        options={[
          { value: "recent", label: "Les plus récentes" },
          { value: "titre", label: "Par titre" },
        ]}
        value={order}
      />
      <MenuSection label="Liste">
        <MenuItem label="Exporter en CSV" onAction={onAction} />
      </MenuSection>
    </Menu>
  );
}

/** Cocher une colonne laisse le menu ouvert, choisir un ordre le ferme. */
export const Choices: Story = {
  name: "À cocher",
  render: () => <Columns />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Affichage" }));
    const price = await canvas.findByRole("menuitemcheckbox", { name: "Prix TTC" });
    await expect(price).toHaveAttribute("aria-checked", "false");
    await userEvent.click(price);
    await expect(canvas.getByRole("menuitemcheckbox", { name: "Prix TTC" })).toHaveAttribute("aria-checked", "true");
    await userEvent.click(canvas.getByRole("menuitemradio", { name: "Par titre" }));
    await expect(canvas.queryByRole("menu")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Affichage" }));
    await expect(await canvas.findByRole("menuitemradio", { name: "Par titre" })).toHaveAttribute("aria-checked", "true");
    await expect(canvas.getByRole("group", { name: "Colonnes" })).toBeVisible();
  },
};

/** Trois points au bout d’une ligne. */
export const Icon: Story = {
  name: "Trois points",
  render: () => (
    <div style={{ display: "flex", justifyContent: "flex-end" }}>
      <IconMenu label="Actions pour Les Mains libres" size="small">
        <MenuLink href="#livre" label="Voir la fiche" />
        <MenuItem label="Retirer de la liste" onAction={onAction} tone="danger" />
      </IconMenu>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions pour Les Mains libres" }));
    await expect(await canvas.findByRole("menuitem", { name: "Voir la fiche" })).toHaveAttribute("href", "#livre");
  },
};

/** Ce qu’on veut presque toujours, et le reste, plus rare, derrière le chevron. */
export const Split: Story = {
  name: "Bouton double",
  render: () => (
    <SplitButton icon={<TruckIcon />} label="Expédier 2 lignes" onClick={onAction} variant="primary">
      <MenuItem label="Expédier et imprimer le bon" onAction={onAction} />
      <MenuItem label="Expédier sans prévenir la cliente" onAction={onAction} />
    </SplitButton>
  ),
  play: async ({ canvas }) => {
    onAction.mockClear();
    await expect(canvas.getByRole("group", { name: "Expédier 2 lignes" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Expédier 2 lignes" }));
    await expect(onAction).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Plus d’actions" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Expédier et imprimer le bon" }));
    await expect(onAction).toHaveBeenCalledTimes(2);
  },
};

/** Au trait au lieu de plein, à côté d’une autre action principale. */
export const SplitSecondary: Story = {
  name: "Bouton double, secondaire",
  render: () => (
    <SplitButton label="Enregistrer" onClick={onAction}>
      <MenuItem label="Enregistrer comme brouillon" onAction={onAction} />
    </SplitButton>
  ),
};

/** L’action principale est désactivée et dit pourquoi ; le reste peut encore se faire. */
export const SplitOff: Story = {
  name: "Bouton double, désactivé, avec la raison",
  render: () => (
    <SplitButton disabledReason="Aucune ligne n’est cochée." label="Expédier" onClick={onAction}>
      <MenuItem label="Imprimer le bon de préparation" onAction={onAction} />
    </SplitButton>
  ),
};

/** Tout le menu est désactivé : la raison est à côté, et rien ne s’ouvre. */
export const Off: Story = {
  name: "Désactivé, avec la raison",
  args: { disabledReason: "Vous n’avez pas le droit de modifier cette commande." },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Plus d’actions" });
    await expect(opener).toHaveAccessibleDescription("Vous n’avez pas le droit de modifier cette commande.");
    await userEvent.click(opener);
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

/** Sur un téléphone, les lignes ont la hauteur d’un pouce, et une longue passe à la ligne. */
export const Narrow: Story = {
  name: "Sur téléphone",
  globals: { viewport: { value: "mobile1" } },
  args: {
    children: (
      <>
        <MenuItem label="Envoyer à la cliente un courriel qui annonce la parution repoussée du Temps retrouvé" onAction={onAction} />
        <MenuItem label="Dupliquer" onAction={onAction} shortcut="Mod+D" />
      </>
    ),
  },
  play: Open.play,
};

/** Le menu passe au-dessus du dialogue, et Échap ferme le menu seul. */
export const InDialog: Story = {
  name: "Dans un dialogue",
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  render: (args) => (
    <main tabIndex={-1}>
      <Dialog onClose={onAction} title="Adresse de livraison">
        <Menu {...args} />
      </Dialog>
    </main>
  ),
  play: async ({ canvas }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Plus d’actions" }));
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(canvas.queryByRole("menu")).toBeNull();
    await expect(canvas.getByRole("dialog", { name: "Adresse de livraison" })).toBeVisible();
    await expect(onAction).not.toHaveBeenCalled();
  },
};
