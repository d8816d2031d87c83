import { loading, sessionOf } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { storySession } from "../guest/story.ts";
import { consoleStory } from "../shared/stories/story.tsx";
import { UntilGone } from "./UntilGone.tsx";

const far = { accessTokenExpires: "2099-01-01T00:00:00Z", refreshTokenExpires: "2099-02-01T00:00:00Z" };

/** A page with something of a person on it, and the way out. */
function PageWithTheWayOut() {
  const [{ session }] = useState(() => storySession("fr", { ...sessionOf("libraire"), ...far }));
  return (
    <UntilGone session={session}>
      <h1>Commande de Mathilde Kervella</h1>
      <button onClick={() => session.send({ type: "signOut" })} type="button">
        Se déconnecter
      </button>
    </UntilGone>
  );
}

/** Dès qu’on se déconnecte, rien de personne ne reste à l’écran, pendant que le serveur en est prévenu. */
const meta = {
  title: "Écrans/Déconnexion",
  component: UntilGone,
  render: () => <PageWithTheWayOut />,
  parameters: { ...consoleStory({ path: "/", isWhole: true }) },
} satisfies Meta<typeof UntilGone>;
export default meta;
// The page makes its own session; nothing comes in as an argument.
type Story = Omit<StoryObj<typeof meta>, "args">;

/** Le serveur tarde à répondre : rien de personne ne reste là, et nul ne peut se connecter sur une page qui va partir. */
export const Loaded: Story = {
  name: "Chargé",
  beforeEach: ({ msw }) => msw.use(loading("signOut")),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Se déconnecter" }));
    await expect(await canvas.findByText("Déconnexion…")).toBeVisible();
    await expect(canvas.queryByText(/Kervella/)).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
