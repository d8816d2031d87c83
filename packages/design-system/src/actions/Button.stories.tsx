import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { BanIcon, PrinterIcon, TruckIcon, XIcon } from "../icons.ts";
import { Button, ButtonLink, IconButton } from "./Button.tsx";

/** Un bouton dont les mots sont un verbe. Quand il ne peut pas servir, il reste atteignable et dit pourquoi. */
const meta = {
  title: "Actions/Bouton (Button)",
  component: Button,
  subcomponents: { ButtonLink, IconButton },
  args: { children: "Expédier 2 lignes", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

/** Plein, dans la couleur du client, l’icône avant les mots : l’action pour laquelle la page est faite. */
export const Primary: Story = { name: "Principal", args: { variant: "primary", icon: <TruckIcon /> } };
/** Au trait, sur le fond de la page : ce qui accompagne l’action principale. */
export const Secondary: Story = { name: "Secondaire", args: { children: "Exporter en CSV" } };
/** Des mots seuls, sans cadre ni fond tant que la souris n’y est pas : ce qui compte le moins. */
export const Plain: Story = { name: "Discret", args: { variant: "plain", children: "Actualiser" } };
/** Mots et cadre rouges, sans fond : sur la page, ce qui ne pourra pas se reprendre. */
export const Danger: Story = { name: "Destructif", args: { variant: "danger", icon: <BanIcon />, children: "Annuler 2 lignes, 38,79 €" } };
/** Rouge plein : seul le dialogue de confirmation peut le montrer. */
export const DangerFilled: Story = { name: "Destructif, dans le dialogue", args: { variant: "dangerFilled", children: "Confirmer" } };
/** Aussi large que son formulaire, les mots au milieu. */
export const FullWidth: Story = { name: "Pleine largeur", args: { variant: "primary", isFullWidth: true, children: "Se connecter" } };
/** Un lien qui a l’allure d’un bouton : il mène ailleurs et s’ouvre dans un autre onglet. */
export const AsLink: Story = {
  name: "En lien",
  render: () => <ButtonLink href="/">Retour à l’accueil</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Pendant l’envoi, un deuxième clic ne fait rien. */
export const Busy: Story = {
  name: "En cours",
  args: { variant: "primary", isBusy: true, children: "Expédition…" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Expédition…" });
    await userEvent.dblClick(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Le clavier l’atteint encore ; il dit pourquoi et ne fait rien. */
export const Off: Story = {
  name: "Désactivé, avec la raison",
  args: { children: "Notifier le retrait", disabledReason: "Livrée par Colissimo, sans retrait en magasin." },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Notifier le retrait" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("Livrée par Colissimo, sans retrait en magasin.");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** La raison se lit à côté du bouton, et la rangée garde sa hauteur. */
export const OffBeside: Story = {
  name: "Désactivé, la raison à côté",
  args: { children: "Notifier le retrait", disabledReason: "1 commande sur 3 est un retrait en magasin.", reasonPlacement: "beside" },
  play: async ({ canvas }) => {
    const reason = "1 commande sur 3 est un retrait en magasin.";
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Notifier le retrait" })).toHaveAccessibleDescription(reason);
  },
};

/** Des boutons carrés, chacun nommé par ce qu’il fait ; celui qui est désactivé dit pourquoi, celui qui travaille reste atteignable. */
export const Icons: Story = {
  name: "Boutons à icône",
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      <IconButton icon={<PrinterIcon />} label="Imprimer le bon de livraison 24118-1" />
      <IconButton icon={<XIcon size={14} />} label="Fermer" size="small" />
      <IconButton disabledReason="Aucune imprimante" icon={<PrinterIcon />} label="Imprimer" variant="secondary" />
      <IconButton icon={<PrinterIcon />} isBusy label="Impression…" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Imprimer" })).toHaveAccessibleDescription("Aucune imprimante");
    await expect(canvas.getByRole("button", { name: "Impression…" })).toBeEnabled();
  },
};

/** Désactivé, le bouton d’envoi n’envoie rien, pas même par Entrée dans un champ. */
export const OffInAForm: Story = {
  name: "Désactivé, dans un formulaire",
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <label>
        Titre <input name="title" />
      </label>{" "}
      <Button {...args} type="submit">
        Enregistrer
      </Button>
    </form>
  ),
  args: { disabledReason: "Rien n’a changé." },
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Titre"), "L’Amant{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** La page dit déjà pourquoi : le bouton renvoie à cette phrase. */
export const OffReasonElsewhere: Story = {
  name: "Désactivé, la raison ailleurs",
  args: { children: "Expédier", disabledReason: "Aucune ligne choisie.", reasonPlacement: "hidden", "aria-describedby": "why" },
  render: (args) => (
    <>
      <p id="why">Aucune ligne choisie.</p>
      <Button {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Expédier" });
    await expect(button).toHaveAccessibleDescription("Aucune ligne choisie.");
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};
