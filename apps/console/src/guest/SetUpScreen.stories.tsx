import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { GuestStory, prepareGuestStory } from "./GuestStory.fixtures.tsx";
import { SetUpScreen } from "./SetUpScreen.tsx";

const onDone = fn();

/** Crée le premier utilisateur d’une boutique qui n’en a pas ; s’ouvre par le lien que le premier démarrage affiche. */
const meta = {
  title: "Écrans/Premier compte",
  component: SetUpScreen,
  render: (_args, { globals }) => (
    <GuestStory globals={globals}>
      {({ page, api }) => <SetUpScreen {...page} api={api} onDone={onDone} token="su_0123456789abcdefghij" />}
    </GuestStory>
  ),
  parameters: { layout: "fullscreen" },
  beforeEach: (context) => {
    prepareGuestStory(context);
    onDone.mockClear();
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

/** Rempli et envoyé : la nouvelle personne est connectée. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await fill(canvas);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  },
};

/** La phrase du serveur se lit à son champ, et ce qu’on a tapé reste. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("createFirstUser", { password: "Ce mot de passe est trop courant." })),
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText("Ce mot de passe est trop courant.")).toBeVisible();
    await expect(canvas.getByLabelText("Mot de passe")).toHaveFocus();
    await expect(canvas.getByLabelText("Prénom")).toHaveValue("Anne");
  },
};
