import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { ToastProvider, useToasts } from "../toast/Toasts.tsx";
import { NotificationHistory } from "./NotificationHistory.tsx";

const refused = {
  tone: "danger",
  text: "Une erreur est survenue.",
  detail: "La commande nº 24118 n’a pas été modifiée : une autre personne l’a enregistrée entre-temps.",
  link: { href: "#commande", label: "Revoir la commande" },
} as const;

function Announcer({ count = 1 }: { count?: number }) {
  const toasts = useToasts();
  return (
    <div style={{ display: "flex", gap: 8, marginBottom: 24 }}>
      <Button onClick={() => toasts.show(refused)}>Échouer</Button>
      <Button
        onClick={() => {
          for (let number = 1; number <= count; number++)
            toasts.show({ tone: "success", text: "Succès !", detail: `Commande nº ${24100 + number} expédiée.` });
        }}
      >
        Réussir
      </Button>
    </div>
  );
}

/** Ce qui a été annoncé depuis l’ouverture de la console, le plus récent d’abord : les cinquante dernières, les erreurs plus longtemps. */
const meta = {
  title: "Annonces/Historique des annonces (NotificationHistory)",
  component: NotificationHistory,
  decorators: [
    (Story, { parameters }) => (
      <ToastProvider durationMs={300}>
        <div style={{ maxWidth: 480 }}>
          <Announcer count={parameters.count as number} />
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof NotificationHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Aucune annonce" })).toBeVisible();
  },
};

/** La plus récente d’abord, avec son heure, ses mots et où elle mène. */
export const Filled: Story = {
  name: "Rempli",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Réussir" }));
    await userEvent.click(canvas.getByRole("button", { name: "Échouer" }));
    const entries = within(canvas.getByRole("list", { name: "Annonces" })).getAllByRole("listitem");
    await expect(entries).toHaveLength(2);
    await expect(entries[0]).toHaveTextContent(/Erreur, Une erreur est survenue/);
    await expect(entries[1]).toHaveTextContent(/Réussite, Succès/);
  },
};

/** Cinquante annonces sont gardées ; une erreur survit à soixante succès. */
export const KeepsErrors: Story = {
  name: "Les erreurs restent",
  parameters: { count: 60 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Échouer" }));
    await userEvent.click(canvas.getByRole("button", { name: "Réussir" }));
    const entries = within(canvas.getByRole("list", { name: "Annonces" })).getAllByRole("listitem");
    await expect(entries).toHaveLength(50);
    await expect(entries.at(-1)).toHaveTextContent(/Une erreur est survenue/);
  },
};

export const ErrorsOnly: Story = {
  name: "Les erreurs seules",
  args: { only: "errors" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Réussir" }));
    await expect(canvas.getByRole("heading", { name: "Aucune annonce" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Échouer" }));
    await expect(within(canvas.getByRole("list", { name: "Annonces" })).getAllByRole("listitem")).toHaveLength(1);
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No notifications" })).toBeVisible();
  },
};
