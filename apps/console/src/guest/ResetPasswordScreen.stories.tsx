import { COMMON_PASSWORD, GOOD_LINK, loading, mock, offline, problem } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx";

const onDone = fn();

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

/** Chosen, repeated, sent: with the keyboard alone. */
export const Loaded: Story = {
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

/** While one types: how many signs are missing, then how strong it is; caps lock is said. */
export const Typing: Story = {
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

/** Sent too soon: nothing leaves, the field says what is missing and takes the keyboard. */
export const TooSoon: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE, "trois livres sous la plage");
    await expect(await canvas.findByText(/12 signes au moins, puis répétez-le/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveFocus());
    await expect(onDone).not.toHaveBeenCalled();
  },
};

/** The server refuses a password that everybody chooses; the link still holds. */
export const Rejected: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, COMMON_PASSWORD);
    await expect(await canvas.findByText("Ce mot de passe est trop courant.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveFocus());
    await expect(onDone).not.toHaveBeenCalled();
  },
};

/** A link that was used, replaced or is too old: said at the heading, with the way to another one. */
export const WornOut: Story = {
  parameters: { token: "pr_already_used_0000000" },
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE);
    const heading = await canvas.findByRole("heading", { level: 1, name: "Ce lien ne vaut plus" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Demander un nouveau lien" })).toHaveAttribute("href", "/forgotPassword");
  },
};

/** The address was cut on its way: said at once, before anybody types a password in vain. */
export const Incomplete: Story = {
  parameters: { token: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Ce lien est incomplet" })).toBeVisible();
    await expect(canvas.queryByLabelText("Nouveau mot de passe")).toBeNull();
  },
};

/** Who has just been given an account chooses a password for the first time. */
export const FirstPassword: Story = {
  parameters: { isFirst: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Votre premier mot de passe" })).toBeVisible();
    await expect(canvas.getByText(/Votre compte est prêt/)).toBeVisible();
    await expect(canvas.queryByText(/L’ancien/)).toBeNull();
  },
};

export const Throttled: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock("resetPassword", () => problem(429, { detail: "Trop d’essais. Réessayez dans une minute.", retryAfterSeconds: 60 }))),
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE);
    await expect(await canvas.findByText("Trop d’essais. Réessayez dans une minute.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Enregistrer le mot de passe" })).toHaveAccessibleDescription(/dans \d+ secondes\./);
  },
};

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(offline("resetPassword")),
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE);
    await expect(await canvas.findByText(/La console ne joint pas le serveur/)).toBeVisible();
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveValue(PHRASE);
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(loading("resetPassword")),
  play: async ({ canvas }) => {
    await choose(canvas, PHRASE);
    await expect(await canvas.findByRole("button", { name: "Enregistrer le mot de passe" })).toHaveAttribute("aria-busy", "true");
  },
};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "New password" })).toBeVisible();
    await expect(canvas.queryByText(/mot de passe/)).toBeNull();
  },
};

export const Narrow: Story = {
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Nouveau mot de passe"), PHRASE);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
