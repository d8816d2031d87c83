import { loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { HealthScreen } from "./HealthScreen.tsx";

/** Comment va le service : la réponse d’abord, puis chaque partie avec son chiffre et quoi faire ; les versions et les choix du client à côté. */
const meta = {
  title: "Écrans/État du service",
  component: HealthScreen,
  parameters: { ...consoleStory({ path: "/settings/health", server: "fresh" }) },
} satisfies Meta<typeof HealthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La réponse d’abord, puis chaque partie avec un mot, une icône, un chiffre et ce qu’il faut faire ; les choix du client en phrases. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Le service fonctionne, avec des réserves.")).toBeVisible();
    await expect(canvas.getByText("2 parties demandent votre attention.")).toBeVisible();
    await expect(canvas.getByText("Vérifié à 09:42")).toBeVisible();
    const mails = canvas.getByRole("row", { name: /Courriels à envoyer/ });
    await expect(within(mails).getByText("À surveiller")).toBeVisible();
    await expect(within(mails).getByText("2 en attente, 2 en échec")).toBeVisible();
    await expect(within(mails).getByRole("link", { name: "Voir les courriels" })).toHaveAttribute("href", "/public/mail?state=Failing");
    await expect(within(canvas.getByRole("row", { name: /Base de données/ })).getByText(/^Répond en [\d,]+\sms$/)).toBeVisible();
    await expect(canvas.getByText("Intégrée (PGlite)")).toBeVisible();
  },
};

/** Un autre client a fait d’autres choix ; chacun est une phrase. */
export const AtACinemaLibrary: Story = {
  name: "À la cinémathèque",
  globals: { client: "cinema-library" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Un message peut être écrit au client depuis la page de sa commande.")).toBeVisible();
    await expect(canvas.getAllByText("Oui")).toHaveLength(3);
  },
};

/** Tout répond ; une nouvelle vérification dit quand. */
export const AllWell: Story = {
  name: "Tout va bien",
  beforeEach: async ({ msw, apiAs }) => {
    const health = await apiAs("admin").read("getHealth");
    let looks = 0;
    msw.use(
      mock("getHealth", () => {
        looks += 1;
        const checks = health.checks.map((check) => ({
          ...check,
          state: "ok" as const,
          failedCount: check.failedCount === null ? null : 0,
        }));
        return { ...health, state: "ok" as const, checkedAt: looks === 1 ? health.checkedAt : "2026-11-21T08:45:00Z", checks };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tout fonctionne.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Vérifier maintenant" }));
    await expect(await canvas.findByText("Vérifié à 09:45")).toBeVisible();
  },
};

/** Le serveur de courriel ne répond pas. */
export const Down: Story = {
  name: "En panne",
  beforeEach: async ({ msw, apiAs }) => {
    const health = await apiAs("admin").read("getHealth");
    const checks = health.checks.map((check) =>
      check.name === "mailServer" ? { ...check, state: "down" as const, milliseconds: null } : check,
    );
    msw.use(mock("getHealth", () => ({ ...health, checks })));
  },
  play: async ({ canvas }) => {
    const server = await canvas.findByRole("row", { name: /Serveur de courriel/ });
    await expect(within(server).getByText("En panne")).toBeVisible();
    await expect(within(server).getByText("Ne répond pas")).toBeVisible();
  },
};

/** Le titre est là avant la réponse. */
export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getHealth")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "État du service" })).toBeVisible();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getHealth") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Voir l’état du service", "getHealth") };
