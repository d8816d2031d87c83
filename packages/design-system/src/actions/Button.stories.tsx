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

/** Filled in the accent, with the icon before the words: the one action that a page is about. */
export const Primary: Story = { args: { variant: "primary", icon: <TruckIcon /> } };
/** Framed on the page's own ground, for what stands beside the main action. */
export const Secondary: Story = { args: { children: "Exporter en CSV" } };
/** Words alone, without frame or ground until the pointer comes, for what matters least. */
export const Plain: Story = { args: { variant: "plain", children: "Actualiser" } };
/** Red words and frame without a fill, on the page where something can be undone for good. */
export const Danger: Story = { args: { variant: "danger", icon: <BanIcon />, children: "Annuler 2 lignes, 38,79 €" } };
/** Filled in red, which only the dialog that confirms may show. */
export const DangerFilled: Story = { args: { variant: "dangerFilled", children: "Confirmer" } };
/** As wide as its form, the words in the middle. */
export const FullWidth: Story = { args: { variant: "primary", isFullWidth: true, children: "Se connecter" } };
export const AsLink: Story = {
  render: () => <ButtonLink href="/">Retour à l’accueil</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

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

/** The reason stands beside the button, in a row of buttons that keeps its height. */
export const OffBeside: Story = {
  args: { children: "Notifier le retrait", disabledReason: "1 commande sur 3 est un retrait en magasin.", reasonPlacement: "beside" },
  play: async ({ canvas }) => {
    const reason = "1 commande sur 3 est un retrait en magasin.";
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Notifier le retrait" })).toHaveAccessibleDescription(reason);
  },
};

/** Square buttons, each named by what it does; the one that is off says why, the busy one can still be reached. */
export const Icons: Story = {
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
