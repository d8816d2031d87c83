import { forbidden, loading, notFound } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead } from "../../shared/stories/story-states.ts";
import { MailTemplateScreen } from "./MailTemplateScreen.tsx";

/** Le courriel du mot de passe oublié tel que son lecteur le verra : l’objet, la page à plusieurs largeurs, le texte brut. Rien n’est envoyé. */
const meta = {
  title: "Écrans/Courriel du mot de passe oublié",
  component: MailTemplateScreen,
  parameters: { ...consoleStory({ path: "/mail/forgotPassword", server: "fresh" }) },
} satisfies Meta<typeof MailTemplateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** L’objet, la page telle qu’elle sera lue, et le texte brut. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Votre nouveau mot de passe – Réserve")).toBeVisible();
    await expect(canvas.getByTitle("Aperçu du courriel")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Texte seul" })).toBeVisible();
    await expect(canvas.getByText(/Ce lien est valable une heure/)).toBeVisible();
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getMailTemplate")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Courriel du mot de passe oublié" })).toBeVisible();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getMailTemplate") };

export const NotFound: Story = {
  name: "Introuvable",
  beforeEach: ({ msw }) => msw.use(notFound("getMailTemplate")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(forbidden("getMailTemplate")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
  },
};
