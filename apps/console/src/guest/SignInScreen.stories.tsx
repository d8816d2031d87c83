import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as cinemaLibrary } from "@reserve/client-cinema-library";
import { variant as publisher } from "@reserve/client-publisher";
import { loading, mock, offline, problem, THROTTLED } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";
import { SignInScreen } from "./SignInScreen.tsx";

const onTyping = fn();

/** La page de connexion, au nom du client. */
const meta = {
  title: "Écrans/Connexion",
  component: SignInScreen,
  render: (_args, { globals }) => (
    <GuestStory globals={globals}>
      {({ page, session }) => <SignInScreen {...page} onTyping={onTyping} search="?returnTo=%2Fcache%2Fproduct" session={session} />}
    </GuestStory>
  ),
  parameters: { layout: "fullscreen" },
  beforeEach: (context) => {
    prepareGuestStory(context);
    onTyping.mockClear();
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;
// The page makes its own session; nothing comes in as an argument.
type Story = Omit<StoryObj<typeof meta>, "args">;

async function signIn(canvas: Parameters<NonNullable<StoryObj["play"]>>[0]["canvas"], userName: string, password: string) {
  await userEvent.type(canvas.getByLabelText("Nom d’utilisateur"), userName);
  await userEvent.type(canvas.getByLabelText("Mot de passe"), `${password}{Enter}`);
}

/** Au nom du client ; la console est demandée dès la première lettre. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
    await expect(canvas.getByLabelText("Nom d’utilisateur")).toHaveAttribute("autocomplete", "username");
    await expect(canvas.getByLabelText("Mot de passe")).toHaveAttribute("autocomplete", "current-password");
    await expect(canvas.getByText(/© 2026/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Mot de passe oublié/ })).toHaveAttribute("href", "/forgotPassword");
    await expect(canvas.getByRole("link", { name: "English" })).toHaveAttribute("href", "/en/login?returnTo=%2Fen%2Fcache%2Fproduct");
    await userEvent.type(canvas.getByLabelText("Nom d’utilisateur"), "l");
    await expect(onTyping).toHaveBeenCalled();
  },
};

/** Au clavier seul : le nom, le mot de passe, son œil, la case, le lien d’oubli, le bouton. Un mot de passe peut se coller. */
export const Keyboard: Story = {
  name: "Au clavier",
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Nom d’utilisateur")).toHaveFocus();
    await userEvent.keyboard("libraire");
    await userEvent.tab();
    await userEvent.paste("pas le bon, mais collé");
    await expect(canvas.getByLabelText("Mot de passe")).toHaveValue("pas le bon, mais collé");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByLabelText("Mot de passe")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Masquer le mot de passe" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: /Se souvenir/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Mot de passe oublié/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nom d’utilisateur ou mot de passe incorrect.");
  },
};

/** Le serveur dit non : sa phrase s’entend, le nom reste, rien n’est retenu sans qu’on le demande. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "pas le bon");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nom d’utilisateur ou mot de passe incorrect.");
    await expect(canvas.getByLabelText("Nom d’utilisateur")).toHaveValue("libraire");
    await expect(localStorage.length).toBe(0);
  },
};

/** Qui l’a demandé retrouve son nom ; décocher l’oublie. */
export const Remembered: Story = {
  name: "Nom retenu",
  beforeEach: () => localStorage.setItem("reserve.userName", "libraire"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Nom d’utilisateur")).toHaveValue("libraire");
    await expect(canvas.getByRole("checkbox", { name: /Se souvenir/ })).toBeChecked();
    await userEvent.type(canvas.getByLabelText("Mot de passe"), "x{Enter}");
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(localStorage.getItem("reserve.userName")).toBe("libraire");
    await userEvent.click(canvas.getByRole("checkbox", { name: /Se souvenir/ }));
    await userEvent.type(canvas.getByLabelText("Mot de passe"), "x{Enter}");
    await expect(localStorage.length).toBe(0);
  },
};

/** Dit une fois, et le bouton dit combien de temps encore. */
export const Throttled: Story = {
  name: "Trop d’essais",
  play: async ({ canvas }) => {
    await signIn(canvas, THROTTLED, "reserve-demo-2026");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Trop d’essais/);
    const button = canvas.getByRole("button", { name: "Se connecter" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(/Nouvel essai possible dans \d+ secondes\./);
  },
};

/** Quand l’attente est finie, la page le dit et le bouton marche de nouveau. */
export const ThrottledNoMore: Story = {
  name: "Trop d’essais, attente finie",
  beforeEach: ({ msw }) => msw.use(mock("createToken", () => problem(429, { detail: "Trop d’essais.", retryAfterSeconds: 1 }))),
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "pas le bon");
    await expect(await canvas.findByText("Vous pouvez réessayer.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Se connecter" })).not.toHaveAttribute("aria-disabled");
  },
};

/** Pas de réponse : rien n’est reproché au mot de passe. */
export const Offline: Story = {
  name: "Sans connexion",
  beforeEach: ({ msw }) => msw.use(offline("createToken")),
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "reserve-demo-2026");
    await expect(await canvas.findByText(/La console ne joint pas le serveur/)).toBeVisible();
    await expect(canvas.getByLabelText("Nom d’utilisateur")).toHaveValue("libraire");
  },
};

/** Pendant que la réponse arrive, le bouton le dit, et un deuxième appui n’envoie rien. */
export const Sending: Story = {
  name: "En cours",
  beforeEach: ({ msw }) => msw.use(loading("createToken")),
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "reserve-demo-2026");
    await expect(await canvas.findByRole("button", { name: "Se connecter" })).toHaveAttribute("aria-busy", "true");
  },
};

/** Un mot de passe tapé en majuscules est signalé avant l’envoi. */
export const CapsLock: Story = {
  name: "Majuscules verrouillées",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText("Mot de passe"));
    await userEvent.keyboard("{CapsLock}A");
    await expect(await canvas.findByText("La touche Verr. maj. est activée.")).toBeVisible();
    await userEvent.keyboard("{CapsLock}");
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show the password" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute("href", "/en/forgotPassword");
    await expect(canvas.queryByText(/Connexion|mot de passe/)).toBeNull();
  },
};

/** Un client d’une seule langue n’en propose pas d’autre. */
export const Bookshop: Story = {
  name: "À la Librairie du Quai",
  globals: { client: "bookshop" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(bookshop.title)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "English" })).toBeNull();
  },
};

export const Publisher: Story = {
  name: "Aux Éditions de l’Encre",
  globals: { client: "publisher" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(publisher.title)).toBeVisible();
  },
};

export const CinemaLibrary: Story = {
  name: "À la Cinéthèque",
  globals: { client: "cinema-library" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(cinemaLibrary.title)).toBeVisible();
  },
};

/** Le décor laisse la place au formulaire. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Se connecter" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
