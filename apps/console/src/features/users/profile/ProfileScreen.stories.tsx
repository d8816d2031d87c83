import { conflict, loading, mock, notFound, PASSWORD, problem, rejected, signedInAsPerson } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/story.tsx";
import { failedRead, forbiddenRead } from "../../../shared/story-states.ts";
import { ProfileScreen } from "./ProfileScreen.tsx";

const path = "/profile";
/** Son propre compte : qui l’on est, son mot de passe, ses sessions, ses droits. */
const meta = {
  title: "Écrans/Mon profil",
  component: ProfileScreen,
  parameters: { ...consoleStory({ path }) },
  beforeEach: ({ msw }) => msw.use(signedInAsPerson(2)),
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Qui l’on est, ses droits en mots, où l’on est connecté ailleurs. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Adresse électronique" })).toHaveValue("mathilde@example.fr");
    await expect(canvas.getByRole("textbox", { name: "Nom d’utilisateur" })).toHaveAttribute("readonly");
    await expect(await canvas.findByText(/gérer les commandes/)).toBeVisible();
    await expect(canvas.getByText(/aussi connecté sur 1 autre appareil/)).toBeVisible();
  },
};

/** Les civilités viennent du serveur : le reste du formulaire n’attend personne. */
export const ChoicesLoading: Story = {
  name: "Civilités, chargement",
  beforeEach: ({ msw }) => msw.use(loading("listGenders")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Adresse électronique" })).toHaveValue("mathilde@example.fr");
    await expect(canvas.getByRole("group", { name: "Genre" })).toHaveAccessibleDescription("Chargement…");
  },
};

const line = { isCut: false };

/** Si elles ne viennent pas, le groupe le dit et redemande. */
export const ChoicesFailed: Story = {
  name: "Civilités, échec",
  beforeEach: ({ msw }) => {
    line.isCut = true;
    msw.use(
      mock("listGenders", () =>
        line.isCut ? problem(500, { detail: "Une erreur est survenue." }) : { items: [{ id: "Female", label: "Femme" }] },
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ces choix n’ont pas pu être chargés.")).toBeVisible();
    line.isCut = false;
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(await canvas.findByRole("radio", { name: "Femme" })).toBeVisible();
    await expect(canvas.queryByText("Ces choix n’ont pas pu être chargés.")).toBeNull();
  },
};

/** Un compte disparu depuis que la page est ouverte. */
export const NotFound: Story = {
  name: "Introuvable",
  beforeEach: ({ msw }) => msw.use(notFound("getProfile")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer son propre compte", "getProfile") };

export const Failed: Story = { name: "Échec", ...failedRead("getProfile") };

export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateProfile", { email: "Cette adresse est déjà celle d’un compte." })),
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Adresse électronique" });
    await userEvent.clear(email);
    await userEvent.type(email, "anne@example.fr");
    await userEvent.type(await canvas.findByLabelText("Mot de passe actuel"), PASSWORD);
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/déjà celle d’un compte/));
    await expect(email).toHaveFocus();
  },
};

export const Conflict: Story = {
  name: "Conflit",
  beforeEach: ({ msw }) => msw.use(conflict("updateProfile", "Une autre demande est en cours.", "InFlight")),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Société/ }), " et du Port");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer mon profil/ }));
    await expect(await canvas.findByText("Une autre demande est en cours.", { selector: "p, li" })).toBeVisible();
  },
};

/** Le nouveau demande l’actuel, qui doit être juste ; il est alors changé et rien n’en reste dans la page. */
export const PasswordChanged: Story = {
  name: "Changer de mot de passe",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText("Nouveau mot de passe"), "une phrase assez longue");
    await userEvent.type(canvas.getByLabelText(/Répétez|répét/i), "une phrase assez longue");
    await userEvent.keyboard("{Control>}s{/Control}");
    const current = canvas.getByLabelText("Mot de passe actuel");
    await waitFor(() => expect(current).toHaveAccessibleDescription(/Donnez votre mot de passe actuel/));
    await userEvent.type(current, "faux");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(current).toHaveAccessibleDescription(/pas votre mot de passe actuel/));
    await userEvent.clear(current);
    await userEvent.type(current, PASSWORD);
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(page.getByText(/Votre mot de passe est changé/)).toBeVisible());
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveValue("");
    await expect(canvas.getByLabelText("Mot de passe actuel")).toHaveValue("");
  },
};

/** Une nouvelle adresse demande le mot de passe, dessous et alors seulement ; remise, elle ne demande plus rien. */
export const EmailChanged: Story = {
  name: "Changer d’adresse",
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Adresse électronique" });
    await userEvent.type(email, "x");
    await expect(await canvas.findByText(/Pour changer d’adresse/)).toBeVisible();
    await expect(canvas.getAllByLabelText("Mot de passe actuel")).toHaveLength(1);
    await userEvent.type(canvas.getByLabelText("Mot de passe actuel"), "faux");
    await userEvent.type(email, "{Backspace}");
    await waitFor(() => expect(canvas.queryByText(/Pour changer d’adresse/)).toBeNull());
    await expect(canvas.getByLabelText("Mot de passe actuel")).toHaveValue("");
    await expect(canvas.queryByText(/À enregistrer/)).toBeNull();

    await userEvent.clear(email);
    await userEvent.type(email, "kervella@example.fr");
    await userEvent.keyboard("{Control>}s{/Control}");
    const current = await canvas.findByLabelText("Mot de passe actuel");
    await waitFor(() => expect(current).toHaveAccessibleDescription(/Donnez votre mot de passe actuel pour changer d’adresse/));
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.type(current, "faux");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(current).toHaveAccessibleDescription(/pas votre mot de passe actuel/));
    await userEvent.clear(current);
    await userEvent.type(current, PASSWORD);
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(canvas.queryByText(/Pour changer d’adresse/)).toBeNull());
    await expect(email).toHaveValue("kervella@example.fr");
    await waitFor(() => expect(canvas.getByLabelText("Mot de passe actuel")).toHaveValue(""));
  },
};

/** Trop d’essais : c’est dit, et combien de temps attendre. */
export const Throttled: Story = {
  name: "Trop d’essais",
  beforeEach: ({ msw }) =>
    msw.use(mock("updateProfile", () => problem(429, { detail: "Trop d’essais. Réessayez dans une minute.", retryAfterSeconds: 60 }))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Société/ }), " et du Port");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer mon profil/ }));
    await expect(await canvas.findByText(/Trop d’essais/, { selector: "p, li" })).toBeVisible();
  },
};

/** Les autres appareils sont déconnectés, celui-ci reste. */
export const OthersSignedOut: Story = {
  name: "Déconnecter les autres appareils",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Déconnecter mes autres appareils" }));
    const dialog = within(await page.findByRole("alertdialog", { name: /^Voulez-vous vraiment effectuer cette action\s\?$/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Vous n’êtes connecté que sur cet appareil.")).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "E-mail address" }), "x");
    await expect(
      await canvas.findByText("To change your address: password links go there. mathilde@example.fr will be told."),
    ).toBeVisible();
  },
};
