import { loading, mock, offline, problem } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";

const onSent = fn();

/** Demande un lien pour choisir un nouveau mot de passe, par nom d’utilisateur ou adresse électronique. */
const meta = {
  title: "Écrans/Mot de passe oublié",
  component: ForgotPasswordScreen,
  render: (_args, { globals }) => (
    <GuestStory globals={globals}>{({ page, api }) => <ForgotPasswordScreen {...page} api={api} onSent={onSent} />}</GuestStory>
  ),
  parameters: { layout: "fullscreen" },
  beforeEach: (context) => {
    prepareGuestStory(context);
    onSent.mockClear();
  },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
// The page makes its own client; nothing comes in as an argument.
type Story = Omit<StoryObj<typeof meta>, "args">;

const who = "Nom d’utilisateur ou adresse électronique";

/** Au clavier seul, par l’adresse ; la page ne dit pas si quelqu’un la porte. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mot de passe oublié" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText(who)).toHaveFocus();
    await expect(canvas.getByLabelText(who)).toHaveAttribute("autocomplete", "username");
    await userEvent.keyboard(" inconnue@example.fr {Enter}");
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  },
};

/** Rien de tapé : la phrase se lit au champ, qui prend le focus. */
export const Rejected: Story = {
  name: "En erreur",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Recevoir le lien" }));
    await expect(await canvas.findByText("Ce champ est obligatoire.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(who)).toHaveFocus());
    await expect(onSent).not.toHaveBeenCalled();
  },
};

/** Trop de liens demandés : combien de temps attendre se lit au bouton. */
export const Throttled: Story = {
  name: "Trop d’essais",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("requestPasswordReset", () => problem(429, { detail: "Trop d’essais. Réessayez dans cinq minutes.", retryAfterSeconds: 300 })),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(who), "libraire{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Trop d’essais.");
    await expect(canvas.getByRole("button", { name: "Recevoir le lien" })).toHaveAccessibleDescription(
      "Nouvel essai possible dans 5 minutes.",
    );
    await expect(canvas.getByLabelText(who)).toHaveValue("libraire");
  },
};

export const Offline: Story = {
  name: "Sans connexion",
  beforeEach: ({ msw }) => msw.use(offline("requestPasswordReset")),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(who), "libraire{Enter}");
    await expect(await canvas.findByText(/La console ne joint pas le serveur/)).toBeVisible();
    await expect(canvas.getByLabelText(who)).toHaveValue("libraire");
  },
};

export const Sending: Story = {
  name: "En cours",
  beforeEach: ({ msw }) => msw.use(loading("requestPasswordReset")),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(who), "libraire{Enter}");
    await expect(await canvas.findByRole("button", { name: "Recevoir le lien" })).toHaveAttribute("aria-busy", "true");
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Forgotten password" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/en/login");
    await expect(canvas.getByRole("link", { name: "Français" })).toHaveAttribute("href", "/forgotPassword");
  },
};

export const Bookshop: Story = {
  name: "À la Librairie du Quai",
  globals: { client: "bookshop" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Librairie du Quai")).toBeVisible();
  },
};

export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Recevoir le lien" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
