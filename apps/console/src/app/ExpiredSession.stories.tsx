import { TextField } from "@reserve/design-system";
import { mock, sessionOf, unauthorized, users } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { storySession } from "../guest/story.ts";
import { consoleStory } from "../shared/story.tsx";
import { ExpiredSession } from "./ExpiredSession.tsx";

/** A page with something typed, whose next call meets a session that the server has ended. */
function PageThatLosesItsSession() {
  const [{ api, session }] = useState(() => {
    const made = storySession("fr", { ...sessionOf("libraire"), ...far });
    made.session.send({ type: "pageOpened" });
    made.session.send({ type: "userKnown", userName: users.libraire.userName });
    return made;
  });
  return (
    <>
      <h1>Page</h1>
      <TextField label="Recherche" onChange={() => void api.read("listStores").catch(() => undefined)} />
      <ExpiredSession session={session} />
    </>
  );
}

const far = { accessTokenExpires: "2099-01-01T00:00:00Z", refreshTokenExpires: "2099-02-01T00:00:00Z" };

const meta = {
  title: "Écrans/Session expirée",
  component: ExpiredSession,
  render: () => <PageThatLosesItsSession />,
  parameters: consoleStory({ path: "/" }),
  beforeEach: ({ msw }) => msw.use(unauthorized("listStores"), unauthorized("refreshToken")),
} satisfies Meta<typeof ExpiredSession>;
export default meta;
// The page makes its own session; nothing comes in as an argument.
type Story = Omit<StoryObj<typeof meta>, "args">;

/** Sign-in over the page, with the name that was there; what was typed is still there afterwards. */
export const Loaded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock("createToken", () => ({
        isValid: true as const,
        errors: [],
        propertiesErrorMessages: [],
        entityOutput: { ...sessionOf("libraire", 2), ...far },
      })),
    ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByLabelText("Recherche"), "p");
    const dialog = await page.findByRole("dialog", { name: "Votre session a expiré" });
    await expect(within(dialog).getByLabelText("Nom d’utilisateur")).toHaveValue("libraire");
    await userEvent.type(within(dialog).getByLabelText("Mot de passe"), "reserve-demo-2026{Enter}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByLabelText("Recherche")).toHaveValue("p");
  },
};

/** A wrong password is said in the dialog, which stays. */
export const Rejected: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByLabelText("Recherche"), "p");
    const dialog = await page.findByRole("dialog", { name: "Votre session a expiré" });
    await userEvent.type(within(dialog).getByLabelText("Mot de passe"), "pas le bon{Enter}");
    const summary = await within(dialog).findByText("Nom d’utilisateur ou mot de passe incorrect.");
    await expect(
      within(dialog)
        .getAllByRole("alert")
        .some((alert) => alert.contains(summary)),
    ).toBe(true);
  },
};

/** Who is in the middle of a sentence finishes it: no letter lands in the password, and sign-in opens a second after the last key. */
export const Typing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const sentence = "l’étranger de camus";
    await userEvent.type(canvas.getByLabelText("Recherche"), sentence, { delay: 100 });
    await expect(canvas.getByLabelText("Recherche")).toHaveValue(sentence);
    await expect(page.queryByRole("dialog")).toBeNull();
    const dialog = await page.findByRole("dialog", { name: "Votre session a expiré" });
    await expect(within(dialog).getByLabelText("Mot de passe")).toHaveValue("");
  },
};
