import { claims } from "@reserve/domain";
import { conflict } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryUser } from "../../../shared/stories/story.tsx";
import { changeUser, manageAsBookseller } from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../../shared/stories/story-states.ts";
import { UserScreen } from "./UserScreen.tsx";

const path = "/account/detail/:id?";
const place = (at: string, user: StoryUser = "admin") => ({ parameters: consoleStory({ path, at, server: "fresh", user }) });
/** Mathilde Kervella, a bookseller. */
const bookseller = "/account/detail/2";
/** Noé Vasseur, the trainee, who has never signed in. */
const trainee = "/account/detail/5";
const desktop = {
  parameters: {
    ...place(bookseller).parameters,
    viewport: { options: { desktop: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desktop" } },
};
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Un utilisateur : qui il est, comment il se connecte, ses droits ; sans numéro dans l’adresse, un nouveau. */
const meta = { title: "Écrans/Utilisateur", component: UserScreen, parameters: { ...place(bookseller).parameters } } satisfies Meta<
  typeof UserScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les droits par domaine, avec ce que chacun ouvre ; ce qu’un rôle apporte ne se change pas et dit par lequel. */
export const Loaded: Story = {
  name: "Chargé",
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mathilde Kervella" })).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Adresse électronique" })).toHaveValue("libraire@example.fr");
    await expect(canvas.getByRole("textbox", { name: /Date de naissance/ })).toHaveValue("14/03/1988");
    const sales = within(canvas.getByRole("group", { name: "Ventes" }));
    const orders = sales.getByRole("checkbox", { name: "Gérer les commandes" });
    await expect(orders).toBeChecked();
    await expect(orders).toHaveAccessibleDescription(/Par le rôle Libraire\..*Ouvre\s: .*Commandes/);
    await expect(canvas.getByRole("checkbox", { name: "Consulter les auteurs" })).toBeChecked();
    await expect(await canvas.findByRole("link", { name: /^Journal d’activité\s: Mathilde Kervella$/ })).toHaveAttribute(
      "href",
      "/settings/activityLog?user=2",
    );
    await expect(await canvas.findByRole("button", { name: "Supprimer le compte" })).toHaveAccessibleDescription(/désactivez plutôt/);
  },
};

/** Ouvert depuis la liste, on passe à la personne suivante sans y revenir. */
export const InTheList: Story = {
  name: "Dans sa liste",
  parameters: consoleStory({ path, at: bookseller, server: "fresh", list: "/account" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Mathilde Kervella" });
    await userEvent.click(await canvas.findByRole("link", { name: "Suivant" }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).not.toHaveTextContent("Mathilde Kervella"));
    await userEvent.click(await canvas.findByRole("link", { name: "Précédent" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mathilde Kervella" })).toBeVisible();
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/account", "getUser") };

/** Une adresse qui ne finit pas par un numéro ne demande rien au serveur. */
export const NoSuchId: Story = {
  name: "Adresse sans numéro",
  ...place("/account/detail/mathilde"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getUser") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les utilisateurs", "getUser") };

export const Failed: Story = { name: "Échec", ...failedRead("getUser") };

/** Un nom déjà pris, une adresse qui n’en est pas une : chaque phrase est à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé",
  play: async ({ canvas }) => {
    const userName = await canvas.findByRole("textbox", { name: "Nom d’utilisateur" });
    await userEvent.clear(userName);
    await userEvent.type(userName, "marketing");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(userName).toHaveAccessibleDescription(/déjà pris/));
    await expect(userName).toHaveFocus();
    await expect(userName).toHaveValue("marketing");
    await expect(canvas.getByText(/À enregistrer\s: Nom d’utilisateur/)).toBeVisible();
  },
};

/** Le serveur en sait plus que la page : sa phrase est au-dessus du formulaire. */
export const Conflict: Story = {
  name: "Impossible",
  beforeEach: ({ msw }) => msw.use(conflict("updateUser", "Plus personne ne pourrait gérer les utilisateurs.", "LastManager")),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Société/ }), " de Brest");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer l’utilisateur/ }));
    const alert = await canvas.findByText("Plus personne ne pourrait gérer les utilisateurs.", { selector: "p, li" });
    await expect(alert).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /Société/ })).toHaveValue("Librairie du Quai de Brest");
  },
};

/** Quelqu’un a enregistré entre-temps : les deux versions, et la mienne par-dessus la sienne une fois que je le dis. */
export const StaleVersion: Story = {
  name: "Modifié entre-temps",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const page = within(canvasElement.ownerDocument.body);
    const phone = await canvas.findByRole("textbox", { name: /Portable/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, "06 11 11 11 11");
    await changeUser({ act, apiAs }, 2, { mobilePhone: "07 00 00 00 00" });
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’utilisateur/ }));
    const dialog = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText(/07 00 00 00 00/)).toBeVisible());
    await expect(dialog.getByText(/06 11 11 11 11/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer ma version" }));
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
    await expect(phone).toHaveValue("06 11 11 11 11");
  },
};

/** La sienne au lieu de la mienne. */
export const StaleVersionTaken: Story = {
  name: "Version de l’autre reprise",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const page = within(canvasElement.ownerDocument.body);
    const company = await canvas.findByRole("textbox", { name: /Société/ });
    await userEvent.type(company, " de Brest");
    await changeUser({ act, apiAs }, 2, { company: "Librairie du Port" });
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’utilisateur/ }));
    const dialog = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(company).toHaveValue("Librairie du Port");
  },
};

/** Un rôle donné, un droit cherché, coché au clavier, enregistré ; la barre nomme l’un et l’autre. */
export const RightsChanged: Story = {
  name: "Droits changés",
  ...desktop,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const search = await canvas.findByRole("searchbox", { name: "Chercher un droit" });
    await userEvent.type(search, "remises");
    await waitFor(() => expect(canvas.queryByRole("group", { name: "Marketing" })).toBeNull());
    const discounts = canvas.getByRole("checkbox", { name: "Gérer les remises" });
    discounts.focus();
    await userEvent.keyboard(" ");
    await expect(discounts).toBeChecked();
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Marketing", description: /gérer les campagnes/ }));
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Gérer les campagnes" })).toBeChecked());
    await expect(canvas.getByText(/À enregistrer\s: Rôles et Droits/)).toBeVisible();
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(page.getByText(/Succès\s!/)).toBeVisible());
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
  },
};

/** On donne ce que l’on a ; le reste est fermé et dit pourquoi, et « tout un groupe » veut dire tout ce qui peut se donner. */
export const GrantLimited: Story = {
  name: "Droits que l’on peut donner",
  ...place(bookseller, "stagiaire"),
  beforeEach: (context) => manageAsBookseller(context, claims.management.activityLog),
  play: async ({ canvas }) => {
    const discounts = await canvas.findByRole("checkbox", { name: "Gérer les remises" });
    await expect(discounts).toHaveAccessibleDescription(/^Vous n’avez pas ce droit/);
    await fireEvent.click(discounts);
    await expect(discounts).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Tous les droits" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("checkbox", { name: "Rédaction" })).toHaveAccessibleDescription(/ni le donner ni le retirer/);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Gestion" }));
    await expect(canvas.getByRole("checkbox", { name: "Lire le journal d’activité" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Régler la console" })).not.toBeChecked();
  },
};

/** Le serveur refuse tout de même un droit, perdu entre-temps : sa phrase est à ce droit, où qu’il fût dans la liste envoyée. */
export const GrantRefused: Story = {
  name: "Droit refusé",
  ...place(bookseller, "stagiaire"),
  beforeEach: (context) => manageAsBookseller(context, claims.public.discountManage),
  play: async ({ canvas, act, apiAs }) => {
    const discounts = await canvas.findByRole("checkbox", { name: "Gérer les remises" });
    await waitFor(() => expect(discounts).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(discounts);
    await manageAsBookseller({ act, apiAs });
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer l’utilisateur/ }));
    await waitFor(() => expect(discounts).toHaveAccessibleDescription(/^Vous ne pouvez pas donner/));
    await expect(discounts).toHaveFocus();
  },
};

/** Qui a plus de droits ne fait que se lire, et la page dit lesquels l’empêchent. */
export const HoldsMore: Story = {
  name: "Lecture seule",
  ...place("/account/detail/3", "stagiaire"),
  beforeEach: (context) => manageAsBookseller(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Fiche en lecture seule.")).toBeVisible();
    await expect(await canvas.findByText(/vous ne pouvez donc pas les modifier\s: .*consulter les articles/i)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(await canvas.findByRole("button", { name: "Désactiver le compte" })).toHaveAccessibleDescription(/que vous n’avez pas/);
  },
};

/** Son propre dernier droit de gérer les utilisateurs : dit avant l’envoi, et pas envoyé. */
export const OwnLastRight: Story = {
  name: "Son propre dernier droit",
  ...place(trainee, "stagiaire"),
  beforeEach: (context) => manageAsBookseller(context),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Stage" }));
    await expect(await canvas.findByText(/Vous vous retireriez le droit de gérer les utilisateurs/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer l’utilisateur/ }));
    await waitFor(() => expect(canvas.getAllByText(/Vous vous retireriez/)).toHaveLength(2));
    await expect(await canvas.findByRole("button", { name: "Désactiver le compte" })).toHaveAccessibleDescription(/votre propre compte/);
  },
};

/** Deux mots de passe différents ne s’envoient pas ; la bonne paire oui, et les champs sont de nouveau vides. */
export const PasswordChanged: Story = {
  name: "Mot de passe changé",
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText("Nouveau mot de passe");
    await expect(password).toHaveAccessibleDescription(/Laissez vide pour ne pas changer le mot de passe/);
    await userEvent.type(password, "une phrase assez longue");
    await userEvent.keyboard("{Control>}s{/Control}");
    const repeat = canvas.getByLabelText(/répét/i);
    await expect(repeat).toHaveFocus();
    await expect(repeat).toHaveAccessibleDescription(/Les deux mots de passe ne sont pas les mêmes\./);
    await userEvent.type(repeat, "une phrase assez longue");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveValue("");
  },
};

/** La question nomme la personne et ce qu’il advient de ses sessions ; la page le dit ensuite. */
export const Disabled: Story = {
  name: "Désactivé",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Désactiver le compte" }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await waitFor(() => expect(dialog.getByText(/Mathilde Kervella.*s’arrêtent à l’instant/)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByRole("button", { name: "Réactiver le compte" })).toBeVisible();
    await expect(canvas.getAllByText("Désactivé")[0]).toBeVisible();
  },
};

/** Qui n’a pas encore de mot de passe reçoit un lien ; sa page s’ouvre. */
export const Created: Story = {
  name: "Créé",
  ...place("/account/detail"),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nouvel utilisateur" })).toBeVisible();
    await expect(await canvas.findByLabelText("Mot de passe")).toHaveAccessibleDescription(/Laissez vide.*un lien pour choisir/);
    await userEvent.type(canvas.getByRole("textbox", { name: "Prénom" }), "Maïwenn");
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom" }), "Le Roux");
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom d’utilisateur" }), "mleroux");
    await userEvent.type(canvas.getByRole("textbox", { name: "Adresse électronique" }), "maiwenn@example.fr");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Libraire" }));
    await userEvent.click(canvas.getByRole("button", { name: /Créer et envoyer le lien/ }));
    await waitFor(() => expect(page.getByText(/Un lien pour choisir un mot de passe est parti à maiwenn@example.fr/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: "Maïwenn Le Roux" })).toBeVisible();
    await expect(canvas.getAllByText("Invitation envoyée")[0]).toBeVisible();
  },
};

/** Qui ne s’est jamais connecté peut être supprimé. */
export const Deleted: Story = {
  name: "Supprimé",
  ...place(trainee),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer le compte" }));
    await userEvent.click(within(await page.findByRole("alertdialog", { name: question })).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/account")).toBeVisible();
  },
};

/** Qui a tout n’a pas besoin de liste. */
export const AllRights: Story = {
  name: "Tous les droits",
  ...place("/account/detail/1"),
  play: async ({ canvas }) => {
    const all = await canvas.findByRole("checkbox", { name: "Tous les droits" });
    await expect(all).toBeChecked();
    await expect(all).toHaveAccessibleDescription(/Par le rôle Direction/);
    await expect(canvas.getByText(/rien à choisir un par un/)).toBeVisible();
  },
};
