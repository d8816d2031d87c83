import { Button, Checkbox, ConfirmDialog, FieldStack, TextField } from "@reserve/design-system";
import { mock, sessionOf, unauthorized, users } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { storySession } from "../guest/story.ts";
import { consoleStory } from "../shared/stories/story.tsx";
import { ExpiredSession } from "./ExpiredSession.tsx";

/** A page with something typed and a question that waits, whose next call meets a session that the server has ended. */
function PageThatLosesItsSession() {
  const [{ api, session }] = useState(() => {
    const made = storySession("fr", { ...sessionOf("libraire"), ...far });
    made.session.send({ type: "pageOpened" });
    made.session.send({ type: "userKnown", userName: users.libraire.userName });
    return made;
  });
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState("");
  const read = () =>
    api.read("listStores").then(
      () => setAnswer("C’est fait."),
      () => setAnswer("Ce n’est pas fait."),
    );
  return (
    <>
      <h1>Page</h1>
      <FieldStack>
        <TextField label="Recherche" onChange={() => void read()} />
        <TextField label="Prénom" />
        <Checkbox label="Adhérente" />
        <Button onClick={() => setIsAsking(true)}>Expédier</Button>
      </FieldStack>
      <p role="status">{answer}</p>
      {isAsking ? (
        <ConfirmDialog
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void read()}
          question="Voulez-vous vraiment effectuer cette action ?"
        >
          <TextField label="Numéro de suivi" />
        </ConfirmDialog>
      ) : null}
      <ExpiredSession session={session} />
    </>
  );
}

/** Lets whoever signs in have a session again; the token differs each time, as the server's does. */
function signInAgain() {
  let turn = 1;
  return mock("createToken", () => ({
    isValid: true as const,
    errors: [],
    propertiesErrorMessages: [],
    entityOutput: { ...sessionOf("libraire", ++turn), ...far },
  }));
}

async function signIn(page: ReturnType<typeof within>) {
  const dialog = await page.findByRole("dialog", { name: "Votre session a expiré" });
  await expect(within(dialog).getByLabelText("Nom d’utilisateur")).toHaveValue("libraire");
  await userEvent.type(within(dialog).getByLabelText("Mot de passe"), "reserve-demo-2026{Enter}");
  await waitFor(() => expect(page.queryByRole("dialog", { name: "Votre session a expiré" })).toBeNull());
}

const far = { accessTokenExpires: "2099-01-01T00:00:00Z", refreshTokenExpires: "2099-02-01T00:00:00Z" };

/** Quand la session se perd sur une page ouverte : la connexion vient par-dessus, dès que personne ne tape plus, et la page garde ce qu’on a tapé. */
const meta = {
  title: "Écrans/Session expirée",
  component: ExpiredSession,
  render: () => <PageThatLosesItsSession />,
  parameters: { ...consoleStory({ path: "/" }) },
  beforeEach: ({ msw }) => msw.use(unauthorized("listStores"), unauthorized("refreshToken")),
} satisfies Meta<typeof ExpiredSession>;
export default meta;
// The page makes its own session; nothing comes in as an argument.
type Story = Omit<StoryObj<typeof meta>, "args">;

/** La connexion par-dessus la page, avec le nom qui y était ; ce qui était tapé y est encore ensuite. */
export const Loaded: Story = {
  name: "Chargé",
  beforeEach: ({ msw }) => msw.use(signInAgain()),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText("Recherche"), "p");
    await signIn(page);
    await expect(canvas.getByLabelText("Recherche")).toHaveValue("p");
  },
};

/** Un formulaire à moitié rempli est tel qu’il était après la première perte de la session, et après la seconde. */
export const HalfFilled: Story = {
  name: "À moitié rempli",
  beforeEach: ({ msw }) => msw.use(signInAgain()),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText("Prénom"), "Éloïse");
    await userEvent.click(canvas.getByLabelText("Adhérente"));
    await userEvent.type(canvas.getByLabelText("Recherche"), "p");
    await signIn(page);
    await userEvent.type(canvas.getByLabelText("Recherche"), "e");
    await signIn(page);
    await expect(canvas.getByLabelText("Recherche")).toHaveValue("pe");
    await expect(canvas.getByLabelText("Prénom")).toHaveValue("Éloïse");
    await expect(canvas.getByLabelText("Adhérente")).toBeChecked();
  },
};

/** Échap et un clic à côté, autant de fois que l’on veut, ne perdent rien : seuls une nouvelle connexion ou « Changer de compte » y mettent fin. */
export const EscapeLosesNothing: Story = {
  name: "Échap ne perd rien",
  beforeEach: ({ msw }) => msw.use(signInAgain()),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText("Prénom"), "Éloïse");
    await userEvent.type(canvas.getByLabelText("Recherche"), "p");
    const dialog = await page.findByRole("dialog", { name: "Votre session a expiré" });
    await expect(within(dialog).queryByRole("button", { name: "Fermer" })).toBeNull();
    await userEvent.keyboard("{Escape}{Escape}");
    await userEvent.pointer({ keys: "[MouseLeft]", target: dialog, coords: { clientX: 2, clientY: 2 } });
    await signIn(page);
    await expect(canvas.getByLabelText("Prénom")).toHaveValue("Éloïse");
  },
};

/** Une question qui attend sa réponse attend toujours derrière la connexion, avec ce qui y a été tapé ; confirmer agit alors. */
export const OpenConfirmation: Story = {
  name: "Question ouverte",
  beforeEach: ({ msw }) => msw.use(signInAgain()),
  play: async ({ canvas, canvasElement, msw }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Expédier" }));
    const question = await page.findByRole("alertdialog", { name: /Voulez-vous vraiment/ });
    await userEvent.type(within(question).getByLabelText("Numéro de suivi"), "8R42100000001");
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Ce n’est pas fait.")).toBeInTheDocument();
    await signIn(page);
    await expect(within(question).getByLabelText("Numéro de suivi")).toHaveValue("8R42100000001");
    await expect(within(question).getByRole("button", { name: "Confirmer" })).toHaveFocus();
    msw.use(mock("listStores", () => ({ items: [] })));
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("C’est fait.")).toBeInTheDocument();
  },
};

/** Un mot de passe faux est dit dans la fenêtre, qui reste. */
export const Rejected: Story = {
  name: "Refusé",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText("Recherche"), "p");
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

/** Qui est au milieu d’une phrase la finit : aucune lettre ne tombe dans le mot de passe, et la connexion s’ouvre une seconde après la dernière touche. */
export const Typing: Story = {
  name: "En train de taper",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await canvas.findByLabelText("Recherche");
    const lost = new Promise<void>((done) => {
      const watch = new MutationObserver(() => {
        if (!canvasElement.textContent?.includes("Ce n’est pas fait.")) return;
        watch.disconnect();
        done();
      });
      watch.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    });
    field.focus();
    document.execCommand("insertText", false, "l");
    await lost;
    await new Promise((done) => setTimeout(done));
    // At once and in one task, wherever the focus is: on a busy machine the typing would otherwise rest.
    for (const key of "’étranger de camus") {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      document.execCommand("insertText", false, key);
    }
    const meanwhile = page.queryByRole("dialog");
    await expect(field).toHaveValue("l’étranger de camus");
    await expect(meanwhile).toBeNull();
    const dialog = await page.findByRole("dialog", { name: "Votre session a expiré" });
    await expect(within(dialog).getByLabelText("Mot de passe")).toHaveValue("");
  },
};
