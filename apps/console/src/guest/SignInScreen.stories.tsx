import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as cinemaLibrary } from "@reserve/client-cinema-library";
import { variant as publisher } from "@reserve/client-publisher";
import { loading, mock, offline, problem, sentinels } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";
import { SignInScreen } from "./SignInScreen.tsx";

const onTyping = fn();

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

/** Titled after the client; the console is fetched from the first letter on. */
export const Loaded: Story = {
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

/** With the keyboard alone: name, password, its eye, the box, the way to a new password, the button. A password may be pasted. */
export const Keyboard: Story = {
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

/** The server says no: its sentence is heard, the name stays, nothing is remembered unasked. */
export const Rejected: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "pas le bon");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nom d’utilisateur ou mot de passe incorrect.");
    await expect(canvas.getByLabelText("Nom d’utilisateur")).toHaveValue("libraire");
    await expect(localStorage.length).toBe(0);
  },
};

/** Whoever asked for it finds their name again; unticking forgets it. */
export const Remembered: Story = {
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

/** Too many tries: said once, and the button says how long it still takes. */
export const Throttled: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas, sentinels.throttled, "reserve-demo-2026");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Trop d’essais/);
    const button = canvas.getByRole("button", { name: "Se connecter" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(/Nouvel essai possible dans \d+ secondes\./);
  },
};

/** When the wait is over the page says so, and the button works again. */
export const ThrottledNoMore: Story = {
  beforeEach: ({ msw }) => msw.use(mock("createToken", () => problem(429, { detail: "Trop d’essais.", retryAfterSeconds: 1 }))),
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "pas le bon");
    await expect(await canvas.findByText("Vous pouvez réessayer.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Se connecter" })).not.toHaveAttribute("aria-disabled");
  },
};

/** No answer: nothing is blamed on the password. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(offline("createToken")),
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "reserve-demo-2026");
    await expect(await canvas.findByText(/La console ne joint pas le serveur/)).toBeVisible();
    await expect(canvas.getByLabelText("Nom d’utilisateur")).toHaveValue("libraire");
  },
};

/** While the answer is on its way the button says so, and a second press sends nothing. */
export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(loading("createToken")),
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "reserve-demo-2026");
    await expect(await canvas.findByRole("button", { name: "Se connecter" })).toHaveAttribute("aria-busy", "true");
  },
};

/** A password typed with caps lock on is said before it is sent. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText("Mot de passe"));
    await userEvent.keyboard("{CapsLock}A");
    await expect(await canvas.findByText("La touche Verr. maj. est activée.")).toBeVisible();
    await userEvent.keyboard("{CapsLock}");
  },
};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show the password" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute("href", "/en/forgotPassword");
    await expect(canvas.queryByText(/Connexion|mot de passe/)).toBeNull();
  },
};

/** A client with one language offers no other. */
export const Bookshop: Story = {
  globals: { client: "bookshop" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(bookshop.title)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "English" })).toBeNull();
  },
};

export const Publisher: Story = {
  globals: { client: "publisher" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(publisher.title)).toBeVisible();
  },
};

export const CinemaLibrary: Story = {
  globals: { client: "cinema-library" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(cinemaLibrary.title)).toBeVisible();
  },
};

/** On a telephone the endpaper makes room for the form. */
export const Narrow: Story = {
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Se connecter" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
