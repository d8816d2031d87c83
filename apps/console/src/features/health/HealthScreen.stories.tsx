import { health, loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/story-states.ts";
import { HealthScreen } from "./HealthScreen.tsx";

const meta = {
  title: "Écrans/État du service",
  component: HealthScreen,
  parameters: consoleStory({ path: "/settings/health" }),
} satisfies Meta<typeof HealthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The answer first, then each part with word, icon, figure and what to do; the client's choices in sentences. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Le service fonctionne, avec des réserves.")).toBeVisible();
    await expect(canvas.getByText("2 parties demandent votre attention.")).toBeVisible();
    await expect(canvas.getByText("Vérifié à 09:42")).toBeVisible();
    const mails = canvas.getByRole("row", { name: /Courriels à envoyer/ });
    await expect(within(mails).getByText("À surveiller")).toBeVisible();
    await expect(within(mails).getByText("2 en attente, 1 en échec")).toBeVisible();
    await expect(within(mails).getByRole("link", { name: "Voir les courriels" })).toHaveAttribute("href", "/public/mail?state=Failing");
    await expect(within(canvas.getByRole("row", { name: /Base de données/ })).getByText("Répond en 0,8 ms")).toBeVisible();
    await expect(canvas.getByText("Intégrée (PGlite)")).toBeVisible();
  },
};

/** Another client has made other choices; each is a sentence. */
export const AtACinemaLibrary: Story = {
  globals: { client: "cinema-library" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Un message peut être écrit au client depuis la page de sa commande.")).toBeVisible();
    await expect(canvas.getAllByText("Oui")).toHaveLength(3);
  },
};

/** Everything answers; asking again says when. */
export const AllWell: Story = {
  beforeEach: ({ msw }) => {
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

/** The mail server does not answer. */
export const Down: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock("getHealth", () => ({
        ...health,
        checks: health.checks.map((check) =>
          check.name === "mailServer" ? { ...check, state: "down" as const, milliseconds: null } : check,
        ),
      })),
    ),
  play: async ({ canvas }) => {
    const server = await canvas.findByRole("row", { name: /Serveur de courriel/ });
    await expect(within(server).getByText("En panne")).toBeVisible();
    await expect(within(server).getByText("Ne répond pas")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(loading("getHealth")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "État du service" })).toBeVisible();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getHealth") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Voir l’état du service", "getHealth") };
