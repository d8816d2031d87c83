import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { BanIcon, PrinterIcon, TruckIcon, XIcon } from "../icons.ts";
import { Button, ButtonLink, IconButton } from "./Button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Expédier 2 lignes", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

export const Primary: Story = { args: { variant: "primary", icon: <TruckIcon /> } };
export const Secondary: Story = { args: { children: "Exporter en CSV" } };
export const Plain: Story = { args: { variant: "plain", children: "Actualiser" } };
export const Danger: Story = { args: { variant: "danger", icon: <BanIcon />, children: "Annuler 2 lignes, 38,79 €" } };
export const DangerFilled: Story = { args: { variant: "dangerFilled", children: "Confirmer" } };
export const FullWidth: Story = { args: { variant: "primary", isFullWidth: true, children: "Se connecter" } };
export const AsLink: Story = { render: () => <ButtonLink href="/">Retour à l’accueil</ButtonLink> };

export const Busy: Story = {
  args: { variant: "primary", isBusy: true, children: "Expédition…" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Expédition…" });
    await userEvent.dblClick(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Off, the button can still be reached, says why and does nothing. */
export const Off: Story = {
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

export const OffBeside: Story = {
  args: { children: "Notifier le retrait", disabledReason: "1 commande sur 3 est un retrait en magasin.", reasonPlacement: "beside" },
};

export const Icons: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      <IconButton icon={<PrinterIcon />} label="Imprimer le bon de livraison 24118-1" />
      <IconButton icon={<XIcon size={14} />} label="Fermer" size="small" />
      <IconButton disabledReason="Aucune imprimante" icon={<PrinterIcon />} label="Imprimer" variant="secondary" />
      <IconButton icon={<PrinterIcon />} isBusy label="Impression…" />
    </div>
  ),
};

/** A submit button that is off sends nothing, not even by Enter in a field. */
export const OffInAForm: Story = {
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

/** Where the page already says why, the button names that sentence. */
export const OffReasonElsewhere: Story = {
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
