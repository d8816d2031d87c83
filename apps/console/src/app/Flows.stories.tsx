import { handlers, PASSWORD, unauthorized } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import en from "../guest/locales/en.json";
import fr from "../guest/locales/fr.json";
import { SignInScreen } from "../guest/SignInScreen.tsx";
import { storySession } from "../guest/story.ts";
import { createI18n } from "../shared/i18n.ts";
import { RuntimeProvider, useRuntime } from "../shared/runtime.tsx";
import { consoleStory } from "../shared/story.tsx";
import { ExpiredSession } from "./ExpiredSession.tsx";
import { ConsoleRoutes } from "./router.tsx";

/** The whole product as one meets it in the morning: sign-in first, then the console with the session that came of it. */
function Product() {
  const runtime = useRuntime();
  const [{ api, session, i18n }] = useState(() => ({
    ...storySession(runtime.locale),
    i18n: createI18n(runtime.locale, { fr: { guest: fr }, en: { guest: en } }),
  }));
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag("signedIn"));
  const isExpired = useSelector(session, (snapshot) => snapshot.hasTag("expired"));
  useEffect(() => {
    if (isSignedIn) session.send({ type: "pageOpened" });
  }, [isSignedIn, session]);
  if (isSignedIn || isExpired) {
    return (
      <RuntimeProvider runtime={{ ...runtime, api }}>
        <ConsoleRoutes />
        <ExpiredSession session={session} />
      </RuntimeProvider>
    );
  }
  return (
    <I18nextProvider i18n={i18n}>
      <SignInScreen
        basename=""
        locale={runtime.locale}
        onTyping={() => undefined}
        session={session}
        variant={runtime.variant}
        year={2026}
      />
    </I18nextProvider>
  );
}

const meta = {
  title: "Parcours/Une matinée",
  render: () => <Product />,
  parameters: {
    console: { ...consoleStory({ path: "/", at: "/public/document" }).console, isWhole: true },
    layout: "fullscreen",
    viewport: { options: { desk: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desk" } },
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name }, { timeout: 8_000 });
const confirm = async () => {
  const asking = await screen.findByRole("alertdialog", { name: QUESTION });
  await userEvent.click(within(asking).getByRole("button", { name: "Confirmer" }));
};

/** First thing in the morning: one signs in and stands before the orders. */
export const SignsIn: Story = {
  name: "1. Se connecter",
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Nom d’utilisateur"), "libraire");
    await userEvent.type(screen.getByLabelText("Mot de passe"), `${PASSWORD}{Enter}`);
    await heading("Commandes");
    await expect(await screen.findByRole("row", { name: /24118/ }, { timeout: 8_000 })).toBeVisible();
  },
};

/** Then the order that waits: opened from the list, two lines shipped, told at once. */
export const Ships: Story = {
  name: "2. Expédier deux lignes",
  play: async (context) => {
    await SignsIn.play?.(context);
    await userEvent.click(screen.getByRole("link", { name: "24118" }));
    await heading(/24118/);
    await userEvent.click(await screen.findByRole("button", { name: "Expédier 2 lignes" }));
    await confirm();
    await waitFor(() => expect(screen.getByText(/^Succès\s!$/, { selector: "strong" })).toBeVisible());
    await expect(await screen.findByText("4/5 expédiés")).toBeVisible();
  },
};

/** The session ends while one writes: sign-in stands over the page, and what was typed is still there. */
export const KeepsWhatWasTyped: Story = {
  name: "3. Reprendre après une session expirée",
  play: async (context) => {
    await Ships.play?.(context);
    const comment = await screen.findByRole("textbox", { name: "Commentaire" });
    await userEvent.type(comment, "Colis préparé.");
    context.msw.use(unauthorized("addDocumentComment"), unauthorized("refreshToken"));
    await userEvent.click(screen.getByRole("button", { name: "Ajouter le commentaire" }));
    const dialog = await screen.findByRole("dialog", { name: "Votre session a expiré" }, { timeout: 8_000 });
    context.msw.use(...handlers);
    await userEvent.type(within(dialog).getByLabelText("Mot de passe"), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Votre session a expiré" })).toBeNull(), { timeout: 8_000 });
    // Either it was sent meanwhile or it waits in its field: it is not lost.
    await expect((await screen.findAllByText("Colis préparé.")).length).toBeGreaterThan(0);
    // Back to the top: a button that the top bar half covers is no target of its own.
    window.scrollTo(0, 0);
  },
};

/** A customer asks for a title whose price has changed: found, opened, and its cache refreshed. */
export const RefreshesCache: Story = {
  name: "4. Chercher un titre et rafraîchir son cache",
  play: async (context) => {
    await SignsIn.play?.(context);
    const drawer = within(screen.getByRole("navigation", { name: "Navigation principale" }));
    await userEvent.click(drawer.getByRole("link", { name: "Produits" }));
    await heading("Produits");
    await userEvent.type(await screen.findByRole("searchbox", { name: "Chercher un produit" }), "9782253023906{Enter}");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2), { timeout: 8_000 });
    await userEvent.click(screen.getByRole("link", { name: /La Vie mode d’emploi/ }));
    await heading("La Vie mode d’emploi");
    await userEvent.click(await screen.findByRole("button", { name: "Rafraîchir le cache de ce titre" }));
    await confirm();
    await expect(await screen.findByText(/visible vers \d\d:\d\d/, {}, { timeout: 8_000 })).toBeVisible();
  },
};

/** Without the mouse: the view « À préparer », three orders ticked, one of them opened. */
export const TriagesByKeyboard: Story = {
  name: "5. Trier les commandes au clavier",
  play: async (context) => {
    await SignsIn.play?.(context);
    (await screen.findByRole("link", { name: /^À préparer/ })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("link", { name: /^À préparer/ })).toHaveAttribute("aria-current", "page"));
    await waitFor(() => expect(screen.queryByText("Terminée")).toBeNull(), { timeout: 8_000 });
    const box = (at: number) => screen.getAllByRole("checkbox", { name: /^Sélectionner la commande/ })[at];
    for (const at of [0, 1, 2]) {
      box(at)?.focus();
      await userEvent.keyboard(" ");
      await waitFor(() => expect(box(at)).toBeChecked());
    }
    screen.getByRole("link", { name: "24130" }).focus();
    await userEvent.keyboard("{Enter}");
    await heading(/24130/);
  },
};
