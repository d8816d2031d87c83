import { COMMON_PASSWORD, GOOD_LINK, loading, mock, offline, problem } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx";

const onDone = fn();

/** Choisit un nouveau mot de passe avec le lien du courriel, ou dit que le lien ne vaut plus et où en trouver un autre. */
const meta = {
  title: "Écrans/Nouveau mot de passe",
  component: ResetPasswordScreen,
  render: (_args, { globals, parameters }) => (
    <GuestStory globals={globals}>
      {({ page, api }) => (
        <ResetPasswordScreen
          {...page}
          api={api}
          isFirst={parameters.isFirst === true}
          onDone={onDone}
          token={parameters.token === undefined ? GOOD_LINK : (parameters.token as string | null)}
        />
      )}
    </GuestStory>
  ),
  parameters: { layout: "fullscreen" },
  beforeEach: (context) => {
    prepareGuestStory(context);
    onDone.mockClear();
  },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
// What varies is the link; it comes by `parameters`.
type Story = Omit<StoryObj<typeof meta>, "args">;
type Canvas = Parameters<NonNullable<StoryObj["play"]>>[0]["canvas"];

const PHRASE = "trois livres sous la pluie";

async function choose(canvas: Canvas, password: string, repeated = password) {
  await userEvent.type(await canvas.findByLabelText("Nouveau mot de passe"), password);
  await userEvent.type(canvas.getByLabelText("Répéter le mot de passe"), `${repeated}{Enter}`);
}

/** Choisi, répété, envoyé : au clavier seul. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nouveau mot de passe" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveFocus();
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveAttribute("autocomplete", "new-password");
    await userEvent.keyboard(PHRASE);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.paste(PHRASE);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  },
};

/** Combien de caractères il manque, puis la solidité ; la touche Verr. Maj. est signalée. */
export const Typing: Story = {
  name: "Pendant qu’on tape",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Nouveau mot de passe"), "trois");
    await expect(canvas.getByText("Encore 7 caractères.")).toBeVisible();
    await userEvent.keyboard("{CapsLock}L");
    await expect(await canvas.findByText("La touche Verr. maj. est activée.")).toBeVisible();
    await userEvent.keyboard("{CapsLock}");
    await userEvent.type(canvas.getByLabelText("Nouveau mot de passe"), " livres sous la pluie");
    await expect(canvas.getByRole("meter")).toHaveAttribute("value", "3");
  },
};

/** Envoyé trop tôt : rien ne part, le champ dit ce qui manque et prend le focus. */
export const TooSoon: Story = {
  name: "En erreur",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Répéter le mot de passe"), "{Enter}");
    await expect(await canvas.findByText(/12 signes au moins, puis répétez-le/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveFocus());
    await choose(canvas, PHRASE, "trois livres sous la plage");
    await expect(canvas.getByText("Les deux mots de passe ne sont pas les mêmes.")).toBeVisible();
    await expect(canvas.getByLabelText("Répéter le mot de passe")).toHaveFocus();
    await expect(onDone).not.toHaveBeenCalled();
  },
};

/** Le serveur refuse un mot de passe trop courant ; le lien vaut encore. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  play: async ({ canvas }) => {
    await choose(canvas, COMMON_PASSWORD);
    await expect(await canvas.findByText("Ce mot de passe est trop courant.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveFocus());
    await expect(onDone).not.toHaveBeenCalled();
  },
};

/** Un lien déjà pris, remplacé ou trop vieux : dit au titre, avec le chemin d’un autre. */
export const WornOut: Story = {
  name: "Lien usé",
  parameters: { token: "pr_already_used_0000000" },
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE);
    const heading = await canvas.findByRole("heading", { level: 1, name: "Ce lien ne vaut plus" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Demander un nouveau lien" })).toHaveAttribute("href", "/forgotPassword");
  },
};

/** L’adresse a été coupée en route : dit aussitôt, avant qu’on tape un mot de passe pour rien. */
export const Incomplete: Story = {
  name: "Lien incomplet",
  parameters: { token: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Ce lien est incomplet" })).toBeVisible();
    await expect(canvas.queryByLabelText("Nouveau mot de passe")).toBeNull();
  },
};

/** Qui vient de recevoir un compte choisit un mot de passe pour la première fois. */
export const FirstPassword: Story = {
  name: "Premier mot de passe",
  parameters: { isFirst: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Votre premier mot de passe" })).toBeVisible();
    await expect(canvas.getByText(/Votre compte est prêt/)).toBeVisible();
    await expect(canvas.queryByText(/L’ancien/)).toBeNull();
  },
};

export const Throttled: Story = {
  name: "Trop d’essais",
  beforeEach: ({ msw }) =>
    msw.use(mock("resetPassword", () => problem(429, { detail: "Trop d’essais. Réessayez dans une minute.", retryAfterSeconds: 60 }))),
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE);
    await expect(await canvas.findByText("Trop d’essais. Réessayez dans une minute.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Enregistrer le mot de passe" })).toHaveAccessibleDescription(/dans \d+ secondes\./);
  },
};

export const Offline: Story = {
  name: "Sans connexion",
  beforeEach: ({ msw }) => msw.use(offline("resetPassword")),
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE);
    await expect(await canvas.findByText(/La console ne joint pas le serveur/)).toBeVisible();
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveValue(PHRASE);
  },
};

export const Sending: Story = {
  name: "En cours",
  beforeEach: ({ msw }) => msw.use(loading("resetPassword")),
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE);
    await expect(await canvas.findByRole("button", { name: "Enregistrer le mot de passe" })).toHaveAttribute("aria-busy", "true");
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "New password" })).toBeVisible();
    await expect(canvas.queryByText(/mot de passe/)).toBeNull();
  },
};

export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Nouveau mot de passe"), PHRASE);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
