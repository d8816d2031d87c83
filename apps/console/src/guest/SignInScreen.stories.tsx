import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as cinemaLibrary } from "@reserve/client-cinema-library";
import { variant as generic } from "@reserve/client-generic";
import { variant as publisher } from "@reserve/client-publisher";
import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { handlers, loading, offline, resetMocks, sentinels } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { I18nextProvider } from "react-i18next";
import { expect, fn, userEvent } from "storybook/test";
import { createI18n } from "../shared/i18n.ts";
import en from "./locales/en.json";
import fr from "./locales/fr.json";
import { SignInScreen } from "./SignInScreen.tsx";
import { storySession } from "./story.ts";

const variants: Record<string, ClientVariant> = { generic, bookshop, publisher, "cinema-library": cinemaLibrary };

/** The client and the language that the toolbar asks for. */
function surroundingsOf(globals: Record<string, unknown>): { variant: ClientVariant; locale: LocaleCode } {
  return { variant: variants[String(globals.client)] ?? generic, locale: globals.locale === "en" ? "en" : "fr" };
}

interface PageProps extends ReturnType<typeof surroundingsOf> {
  onTyping: () => void;
}

function SignInPage({ variant, locale, onTyping }: PageProps) {
  const [{ i18n, session }] = useState(() => ({
    i18n: createI18n(locale, { fr: { guest: fr }, en: { guest: en } }),
    session: storySession(locale).session,
  }));
  return (
    <I18nextProvider i18n={i18n}>
      <SignInScreen locale={locale} onTyping={onTyping} session={session} variant={variant} year={2026} />
    </I18nextProvider>
  );
}

const onTyping = fn();

const meta = {
  title: "Écrans/Connexion",
  component: SignInScreen,
  render: (_args, { globals }) => <SignInPage {...surroundingsOf(globals)} onTyping={onTyping} />,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    resetMocks();
    onTyping.mockClear();
    msw.use(...handlers);
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
    await userEvent.type(canvas.getByLabelText("Nom d’utilisateur"), "l");
    await expect(onTyping).toHaveBeenCalled();
  },
};

/** The server says no: its sentence is heard, the name stays. */
export const Rejected: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas, "libraire", "pas le bon");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nom d’utilisateur ou mot de passe incorrect.");
    await expect(canvas.getByLabelText("Nom d’utilisateur")).toHaveValue("libraire");
  },
};

/** Too many tries: how long to wait. */
export const Throttled: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas, sentinels.throttled, "reserve-demo-2026");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Trop d’essais/);
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
    await expect(canvas.queryByText(/Connexion/)).toBeNull();
  },
};

export const Bookshop: Story = {
  globals: { client: "bookshop" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(bookshop.title)).toBeVisible();
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
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Se connecter" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
