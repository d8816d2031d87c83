import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { GuestStory, prepareGuestStory } from "./GuestStory.fixtures.tsx";
import { SetUpScreen } from "./SetUpScreen.tsx";

const onDone = fn();

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
