import { conflict, loading, mock, notFound, problem } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { DEMO_PASSWORD } from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead } from "../../../shared/stories/story-states.ts";
import { ProfileScreen } from "./ProfileScreen.tsx";

const path = "/profile";
/** Son propre compte : qui l’on est, son mot de passe, ses sessions, ses droits. */
const meta = {
  title: "Écrans/Mon profil",
  component: ProfileScreen,
  parameters: { ...consoleStory({ path, server: "fresh", user: "libraire" }) },
  // And elsewhere too.
  beforeEach: async ({ act }) => {
    await act("libraire", "createToken", { body: { userName: "libraire", password: DEMO_PASSWORD } });
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Qui l’on est, ce que l’on peut en toutes lettres, où l’on est connecté ailleurs. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Adresse électronique" })).toHaveValue("libraire@example.fr");
    await expect(canvas.getByRole("textbox", { name: "Nom d’utilisateur" })).toHaveAttribute("readonly");
    await expect(await canvas.findByText(/gérer les commandes/)).toBeVisible();
    await expect(canvas.getByText(/aussi connecté sur 1 autre appareil/)).toBeVisible();
  },
};

/** Les civilités viennent du serveur : le reste du formulaire n’attend personne. */
export const ChoicesLoading: Story = {
  name: "Choix en chemin",
  beforeEach: ({ msw }) => msw.use(loading("listGenders")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Adresse électronique" })).toHaveValue("libraire@example.fr");
    await expect(canvas.getByRole("group", { name: "Genre" })).toHaveAccessibleDescription("Chargement…");
  },
};

const line = { isCut: false };

/** Quand ils ne viennent pas, le groupe le dit et les redemande si on le veut. */
export const ChoicesFailed: Story = {
  name: "Choix en échec",
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

/** Un compte qui n’existe plus depuis que la page est ouverte. */
export const NotFound: Story = {
  name: "Introuvable",
  beforeEach: ({ msw }) => msw.use(notFound("getProfile")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

/** La page dit son nom avant que le compte soit là. */
export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getProfile")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mon profil" })).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer son propre compte", "getProfile") };

export const Failed: Story = { name: "Échec", ...failedRead("getProfile") };

/** Une adresse qui est déjà celle d’un compte : dit à son champ, qui prend le clavier. */
export const Rejected: Story = {
  name: "Refusé",
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Adresse électronique" });
    await userEvent.clear(email);
    await userEvent.type(email, "admin@example.fr");
    await userEvent.type(await canvas.findByLabelText("Mot de passe actuel"), DEMO_PASSWORD);
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/a déjà un compte/));
    await expect(email).toHaveFocus();
  },
};

/** Une autre demande est en cours : la phrase du serveur est au-dessus du formulaire. */
export const Conflict: Story = {
  name: "Impossible",
  beforeEach: ({ msw }) => msw.use(conflict("updateProfile", "Une autre demande est en cours.", "InFlight")),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Société/ }), " et du Port");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer mon profil/ }));
    await expect(await canvas.findByText("Une autre demande est en cours.", { selector: "p, li" })).toBeVisible();
  },
};

/** Un nouveau mot de passe demande l’actuel, qui doit être juste ; puis il est changé et rien n’en reste dans la page. */
export const PasswordChanged: Story = {
  name: "Mot de passe changé",
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
    await userEvent.type(current, DEMO_PASSWORD);
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(page.getByText(/Votre mot de passe est changé/)).toBeVisible());
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveValue("");
    await expect(canvas.getByLabelText("Mot de passe actuel")).toHaveValue("");
  },
};

/** Une nouvelle adresse demande le mot de passe actuel, juste au-dessous et seulement alors ; remise comme avant, elle ne demande rien. */
export const EmailChanged: Story = {
  name: "Adresse changée",
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
    await userEvent.type(current, DEMO_PASSWORD);
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(canvas.queryByText(/Pour changer d’adresse/)).toBeNull());
    await expect(email).toHaveValue("kervella@example.fr");
    await waitFor(() => expect(canvas.getByLabelText("Mot de passe actuel")).toHaveValue(""));
  },
};

/** Trop d’essais se dit, et combien de temps attendre. */
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
  name: "Autres appareils déconnectés",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Déconnecter mes autres appareils" }));
    const dialog = within(await page.findByRole("alertdialog", { name: /^Voulez-vous vraiment effectuer cette action\s\?$/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Vous n’êtes connecté que sur cet appareil.")).toBeVisible();
  },
};

/** La page en anglais. */
export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "E-mail address" }), "x");
    await expect(
      await canvas.findByText("To change your address: password links go there. libraire@example.fr will be told."),
    ).toBeVisible();
  },
};
