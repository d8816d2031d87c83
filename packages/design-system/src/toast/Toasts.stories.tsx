import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { ThumbBar } from "../layout/ThumbBar.tsx";
import { ToastProvider, useToasts } from "./Toasts.tsx";

function Buttons() {
  const toasts = useToasts();
  return (
    <div style={{ display: "flex", gap: 8, minHeight: 280, alignItems: "flex-start", flexWrap: "wrap" }}>
      <Button onClick={() => toasts.show({ tone: "success", text: "Succès !", detail: "2 lignes expédiées, commande nº 24118." })}>
        Réussir
      </Button>
      <Button
        onClick={() =>
          toasts.show({
            tone: "danger",
            text: "Une erreur est survenue.",
            detail: "Rien n’a été modifié.",
            link: { href: "#detail", label: "Voir le détail" },
          })
        }
      >
        Échouer
      </Button>
      <Button
        onClick={() =>
          toasts.show({ tone: "info", text: "Une tâche d'arrière plan a bien été planifiée.", detail: "Visible sur le site vers 14:37." })
        }
      >
        Planifier
      </Button>
      <p>{`${toasts.history().length} annonces gardées`}</p>
    </div>
  );
}

/** Dit en une phrase ce qui vient d’arriver, quelques secondes, sans prendre le focus ; F6 y mène. */
const meta = {
  title: "Annonces/Annonce (ToastProvider)",
  component: ToastProvider,
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un succès se dit poliment, une erreur aussitôt ; les deux se ferment. */
export const Three: Story = {
  name: "Succès, information, erreur",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Réussir" }));
    await userEvent.click(canvas.getByRole("button", { name: "Planifier" }));
    await userEvent.click(canvas.getByRole("button", { name: "Échouer" }));
    const region = canvas.getAllByRole("region", { name: "Annonces" }).at(0) as HTMLElement;
    await expect(within(region).getByRole("status")).toHaveTextContent("Succès !");
    await expect(within(region).getByRole("alert")).toHaveTextContent("Une erreur est survenue.");
    await expect(canvas.getByText("3 annonces gardées")).toBeVisible();
  },
};

const SHORT_MS = 400;

/** Laissée seule, l’annonce s’en va ; sous la souris elle reste ; F6 y mène et en revient. */
export const PausesUnderTheHand: Story = {
  name: "Le temps s’arrête",
  args: { durationMs: SHORT_MS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const succeed = canvas.getByRole("button", { name: "Réussir" });
    await userEvent.click(succeed);
    await waitFor(() => expect(canvas.queryByText("Succès !")).toBeNull());
    // Shown and touched in one task: on a busy machine its time would be up before a pointer came.
    succeed.click();
    await Promise.resolve();
    canvas.getByText("Succès !").dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    // Longer than it would have stayed; a slow machine only waits longer.
    await new Promise((done) => setTimeout(done, 2 * SHORT_MS));
    await expect(canvas.getByText("Succès !")).toBeVisible();
    succeed.focus();
    await userEvent.keyboard("{F6}");
    await expect(canvas.getByRole("button", { name: /Fermer l’annonce/ })).toHaveFocus();
    await userEvent.keyboard("{F6}");
    await expect(succeed).toHaveFocus();
    await userEvent.keyboard("{F6}{Enter}");
    await expect(canvas.queryByText("Succès !")).toBeNull();
    await expect(succeed).toHaveFocus();
    await expect(canvas.getByText("2 annonces gardées")).toBeVisible();
  },
};

function Shipping({ milliseconds }: { milliseconds: number }) {
  const toasts = useToasts();
  const [undone, setUndone] = useState(0);
  const action = { label: "Annuler l’expédition", onPress: () => setUndone(undone + 1), milliseconds };
  return (
    <main style={{ minHeight: 280 }} tabIndex={-1}>
      <Button onClick={() => toasts.show({ tone: "success", text: "Succès !", detail: "2 lignes expédiées, commande nº 24118.", action })}>
        Expédier
      </Button>
      <p>{`${undone} expédition annulée`}</p>
    </main>
  );
}

/** Ce qui peut encore être défait l’est d’un bouton, au clavier par F6 ; l’annonce reste aussi longtemps, et le bouton pas davantage. */
export const WithAction: Story = {
  name: "Qui se défait",
  args: { children: <Shipping milliseconds={10_000} />, durationMs: SHORT_MS },
  play: async ({ canvas }) => {
    const ship = canvas.getByRole("button", { name: "Expédier" });
    await userEvent.click(ship);
    // Longer than an announcement stays.
    await new Promise((done) => setTimeout(done, 2 * SHORT_MS));
    ship.focus();
    await userEvent.keyboard("{F6}");
    await expect(canvas.getByRole("button", { name: "Annuler l’expédition" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("1 expédition annulée")).toBeVisible();
    await expect(ship).toHaveFocus();
    await expect(canvas.queryByText("Succès !")).toBeNull();
    await userEvent.click(ship);
  },
};

/** Le temps passé, l’annonce s’en va avec son bouton, même sous la main. */
export const ActionIsOver: Story = {
  name: "Trop tard pour défaire",
  args: { children: <Shipping milliseconds={2 * SHORT_MS} />, durationMs: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expédier" }));
    await expect(await canvas.findByText("Succès !")).toBeVisible();
    await userEvent.hover(canvas.getByText("Succès !"));
    await waitFor(() => expect(canvas.queryByText("Succès !")).toBeNull());
    await expect(canvas.getByText("0 expédition annulée")).toBeVisible();
  },
};

function SendingDialog() {
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main style={{ minHeight: 280 }} tabIndex={-1}>
      <Button onClick={() => setIsOpen(true)}>Écrire à la cliente</Button>
      {isOpen ? (
        <Dialog
          actions={<Button onClick={() => toasts.show({ tone: "danger", text: "Le courriel n’est pas parti." })}>Envoyer</Button>}
          onClose={() => setIsOpen(false)}
          title="Courriel à Hélène Le Goff"
        />
      ) : null}
    </main>
  );
}

/** Une annonce venue pendant un dialogue passe au-dessus, s’y lit, s’y ferme, et reste quand il part. */
export const AboveDialog: Story = {
  name: "Au-dessus d’un dialogue",
  args: { children: <SendingDialog /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Écrire à la cliente" }));
    const dialog = canvas.getByRole("dialog", { name: "Courriel à Hélène Le Goff" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Envoyer" }));
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("Le courriel n’est pas parti.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Le courriel n’est pas parti.");
    await userEvent.click(canvas.getByRole("button", { name: /Fermer l’annonce/ }));
    await expect(canvas.queryByText("Le courriel n’est pas parti.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Écrire à la cliente" }));
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
  },
};

const phone = { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } };

function Preparing() {
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const refuse = () => {
    for (let line = 1; line <= 14; line += 1)
      toasts.show({ tone: "danger", text: `Ligne ${line} refusée.`, detail: "Elle a été annulée par un collègue entre-temps." });
  };
  return (
    <main style={{ minHeight: 280 }} tabIndex={-1}>
      <Button onClick={() => setIsOpen(true)}>Tout annuler</Button>
      <ThumbBar label="Préparation" title="14 lignes cochées">
        <Button onClick={refuse} variant="primary">
          Expédier 14 lignes
        </Button>
      </ThumbBar>
      {isOpen ? (
        <Dialog actions={<Button onClick={refuse}>Confirmer</Button>} onClose={() => setIsOpen(false)} title="Annuler 14 lignes" />
      ) : null}
    </main>
  );
}

/** Si nombreuses soient-elles, ce qu’on presse ensuite est libre : la barre du pouce, le bouton d’un dialogue. */
export const LeavesTheNextActionFree: Story = {
  name: "Sans gêner l’action suivante",
  args: { children: <Preparing /> },
  parameters: phone,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const isOnTop = (button: HTMLElement) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [y + 1, y + height / 2].every((at) => button.contains(document.elementFromPoint(x + width / 2, at)));
    };
    const ship = canvas.getByRole("button", { name: "Expédier 14 lignes" });
    await userEvent.click(ship);
    await expect(canvas.getAllByText(/^Ligne \d+ refusée\.$/)).toHaveLength(14);
    await expect(isOnTop(ship)).toBe(true);
    for (const cross of canvas.getAllByRole("button", { name: /^Fermer l’annonce/ })) cross.click();
    await userEvent.click(canvas.getByRole("button", { name: "Tout annuler" }));
    const confirm = canvas.getByRole("button", { name: "Confirmer" });
    await userEvent.click(confirm);
    await expect(canvas.getAllByText(/^Ligne \d+ refusée\.$/)).toHaveLength(14);
    await expect(isOnTop(confirm)).toBe(true);
  },
};
