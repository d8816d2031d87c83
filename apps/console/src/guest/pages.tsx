import type { ApiClient, SessionStore } from "@reserve/api-client";
import type { LocaleCode, PublicVariant } from "@reserve/client-variant";
import { TextsProvider } from "@reserve/design-system/sign-in";
import type { ComponentType, ReactNode } from "react";
import type { GuestPath } from "../shared/links/guest-paths.ts";
import { openUrl, replacePage, replaceUrl } from "../shared/links/own-url.ts";
import type { SessionActor } from "../shared/session/session.ts";
import { SignInScreen } from "./SignInScreen.tsx";
import { loadGuestTexts } from "./texts.ts";
import { GuestTranslator } from "./translator.ts";

interface GuestParts {
  api: ApiClient;
  basename: string;
  locale: LocaleCode;
  /** Called when the user starts to type on the sign-in page. */
  onTyping: () => void;
  session: SessionActor;
  store: SessionStore;
  variant: PublicVariant;
}

/** Renders the page for a guest: sign-in is in the main chunk, the others load their code and texts. */
export async function openGuestPage(page: GuestPath | "missing", parts: GuestParts): Promise<ComponentType> {
  const { locale, variant } = parts;
  const setUpToken = page === "/login" ? takeFromHash("setUp") : null;
  const isSignIn = page === "/login" && setUpToken === null;
  const [{ t, parts: texts }, screen] = await Promise.all([
    loadGuestTexts(locale, variant.texts, isSignIn),
    isSignIn ? signIn(parts) : otherPage(page, setUpToken, parts),
  ]);
  return () => <GuestTranslator value={t}>{texts ? <TextsProvider {...texts}>{screen}</TextsProvider> : screen}</GuestTranslator>;
}

function signIn({ onTyping, session, ...parts }: GuestParts): ReactNode {
  return <SignInScreen {...pageOf(parts)} onTyping={onTyping} search={location.search} session={session} />;
}

async function otherPage(path: GuestPath | "missing", setUpToken: string | null, parts: GuestParts): Promise<ReactNode> {
  const { api, basename, store } = parts;
  const page = pageOf(parts);
  switch (path) {
    case "/forgotPassword": {
      const { ForgotPasswordScreen } = await import("./ForgotPasswordScreen.tsx");
      return <ForgotPasswordScreen {...page} api={api} onSent={() => openUrl(`${basename}/forgotPasswordSuccess`)} />;
    }
    case "/forgotPasswordSuccess": {
      const { ForgotPasswordSuccessScreen } = await import("./ForgotPasswordSuccessScreen.tsx");
      return <ForgotPasswordSuccessScreen {...page} />;
    }
    case "/resetPassword": {
      // Opening another link in the same tab only changes the hash.
      window.addEventListener("hashchange", () => location.reload());
      const first = takeFromHash("first");
      const token = first ?? takeFromHash("token");
      const { ResetPasswordScreen } = await import("./ResetPasswordScreen.tsx");
      // Replaces the URL instead of pushing it: Back would lead to a form whose link is already used.
      const onDone = () => replacePage(`${basename}/resetPasswordSuccess`);
      return <ResetPasswordScreen {...page} api={api} isFirst={first !== null} onDone={onDone} token={token} />;
    }
    case "/resetPasswordSuccess": {
      const { ResetPasswordSuccessScreen } = await import("./ResetPasswordSuccessScreen.tsx");
      return <ResetPasswordSuccessScreen {...page} />;
    }
    case "/login": {
      const { SetUpScreen } = await import("./SetUpScreen.tsx");
      const onDone = (tokens: Parameters<SessionStore["signIn"]>[0]) => void store.signIn(tokens).then(() => replacePage(`${basename}/`));
      return <SetUpScreen {...page} api={api} onDone={onDone} token={setUpToken ?? ""} />;
    }
    case "missing": {
      const { GuestNotFoundScreen } = await import("./GuestNotFoundScreen.tsx");
      return <GuestNotFoundScreen {...page} isOtherLanguage={/^\/[a-z]{2}(?:\/|$)/.test(location.pathname.slice(basename.length))} />;
    }
  }
}

function pageOf({ variant, locale, basename }: Pick<GuestParts, "variant" | "locale" | "basename">) {
  return { variant, locale, basename, year: new Date().getFullYear() };
}

/**
 * Returns a one-time token and removes it from the URL at once, so that nobody can read it on the screen. The history entry stores it for a reload.
 */
function takeFromHash(name: string): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get(name);
  if (token !== null) replaceUrl(`${location.pathname}${location.search}`, { [name]: token });
  return token || ((history.state as Record<string, string> | null)?.[name] ?? null);
}
