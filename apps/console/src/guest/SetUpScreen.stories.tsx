import { createApiClient } from "@reserve/api-client";
import { variant } from "@reserve/client-generic";
import { handlers, rejected, resetMocks } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { I18nextProvider } from "react-i18next";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { createI18n } from "../shared/i18n.ts";
import en from "./locales/en.json";
import fr from "./locales/fr.json";
import { SetUpScreen } from "./SetUpScreen.tsx";

const onDone = fn();

function Page({ locale }: { locale: "fr" | "en" }) {
  const [{ i18n, api }] = useState(() => ({
    i18n: createI18n(locale, { fr: { guest: fr }, en: { guest: en } }),
    api: createApiClient({
      baseUrl: "/api",
      tokens: { current: () => Promise.resolve(null), renew: () => Promise.resolve(null) },
      locale: () => locale,
      visitorGuid: () => null,
    }),
  }));
  return (
    <I18nextProvider i18n={i18n}>
      <SetUpScreen api={api} locale={locale} onDone={onDone} token="su_0123456789abcdefghij" variant={variant} year={2026} />
    </I18nextProvider>
  );
}

const meta = {
  title: "Écrans/Premier compte",
  component: SetUpScreen,
  render: (_args, { globals }) => <Page locale={globals.locale === "en" ? "en" : "fr"} />,
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    resetMocks();
    onDone.mockClear();
    msw.use(...handlers);
  },
} satisfies Meta<typeof SetUpScreen>;
export default meta;
// The page makes its own client; nothing comes in as an argument.
type Story = Omit<StoryObj<typeof meta>, "args">;

async function fill(canvas: Parameters<NonNullable<StoryObj["play"]>>[0]["canvas"]) {
  await userEvent.type(await canvas.findByLabelText("Nom d’utilisateur"), "patronne");
  await userEvent.type(canvas.getByLabelText("Adresse électronique"), "patronne@example.fr");
  await userEvent.type(canvas.getByLabelText("Prénom"), "Anne");
  await userEvent.type(canvas.getByLabelText("Nom"), "Le Bihan");
  await userEvent.type(canvas.getByLabelText("Mot de passe"), "une phrase longue{Enter}");
}

/** Filled in and sent: the new person is signed in. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  },
};

/** The server's sentence stands at its field, and what was typed stays. */
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(rejected("createFirstUser", { password: "Ce mot de passe est trop courant." })),
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText("Ce mot de passe est trop courant.")).toBeVisible();
    await expect(canvas.getByLabelText("Mot de passe")).toHaveFocus();
    await expect(canvas.getByLabelText("Prénom")).toHaveValue("Anne");
  },
};
