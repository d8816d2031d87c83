import { forbidden, loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead } from "../../shared/stories/story-states.ts";
import { MailTemplatesScreen } from "./MailTemplatesScreen.tsx";

/** Chaque courriel de la boutique tel que son lecteur le verra, avec des faits inventés. Rien n’est envoyé. */
const meta = {
  title: "Écrans/Modèles de courriel",
  component: MailTemplatesScreen,
  parameters: {
    ...consoleStory({ path: "/public/mail/template", at: "/public/mail/template?type=orderCreatedCustomer", server: "fresh" }),
  },
} satisfies Meta<typeof MailTemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La confirmation de commande, puis l’avis de retrait : un autre type se choisit, et l’adresse le garde. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Votre commande C26-1042 – Réserve")).toBeVisible();
    await expect(canvas.getByText(/Droit de rétractation/i)).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: "Type" }));
    await userEvent.click(await canvas.findByRole("option", { name: "Retrait possible" }));
    await expect(await canvas.findByText("Votre commande C26-1042 vous attend – Réserve")).toBeVisible();
  },
};

/** Un type qui n’existe pas : le premier modèle. */
export const UnknownType: Story = {
  name: "Type inconnu",
  parameters: { ...consoleStory({ path: "/public/mail/template", at: "/public/mail/template?type=autre", server: "fresh" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nouvelle commande C26-1042 – Réserve")).toBeVisible();
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getMailTemplate")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Modèles de courriel" })).toBeVisible();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getMailTemplate") };

export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(forbidden("getMailTemplate")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
  },
};
