import { claims } from "@reserve/domain";
import { empty, forbidden, withItems } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/csf";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, loadingList } from "../../shared/stories/story-states.ts";
import { ActivityListScreen } from "./ActivityListScreen.tsx";

const path = "/settings/activityLog";
const at = (url: NonNullable<StoryPlace["at"]>) => consoleStory({ path, at: url, server: "fresh" });

/** Somebody’s account and a role changed, and two who were refused. */
async function happened({ act, apiAs }: Pick<StoryContext, "act" | "apiAs">) {
  const asAdmin = apiAs("admin");
  const noe = await asAdmin.read("getUser", { query: { id: 5 } });
  const { userName, email, firstName, dateOfBirth, gender, mobilePhone, company } = noe;
  await act(
    "admin",
    "updateUser",
    {
      query: { id: noe.id },
      body: {
        ...{ userName, email, firstName, dateOfBirth, gender, mobilePhone, company },
        lastName: "Le Vasseur",
        password: "une-phrase-de-passe-neuve",
        claimTypes: [claims.catalog.productList],
        roles: noe.roles.map(({ id }) => id),
      },
    },
    { version: `"${noe.version}"` },
  );
  const bookseller = await asAdmin.read("getRole", { query: { id: 2 } });
  await act(
    "admin",
    "updateRole",
    { query: { id: bookseller.id }, body: { name: bookseller.name, claimTypes: bookseller.claimTypes.slice(1).map(({ id }) => id) } },
    { version: `"${bookseller.version}"` },
  );
  await expect(apiAs("redaction").read("listUsers", { query: {} })).rejects.toThrow();
  await expect(act("admin", "createToken", { body: { userName: "inconnu", password: "une-phrase-au-hasard" } })).rejects.toThrow();
}
/** Qui a fait quoi, quand, sur quelle fiche, et ce qui a été refusé : chaque ligne est une phrase, et s’ouvre sur ce qu’elle a changé. */
const meta = {
  title: "Écrans/Journal d’activité",
  component: ActivityListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof ActivityListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque ligne est une phrase qu’une gérante comprend ; ce qui a été refusé ressort. */
export const Loaded: Story = {
  name: "Principal",
  beforeEach: happened,
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("row", { name: /Mathilde Kervella a validé le paiement de la commande 24089/ });
    await expect(within(first).getByText("21/11/2026 05:27")).toBeVisible();
    await expect(within(first).getByRole("link", { name: "Commande 24089" })).toHaveAttribute("href", "/public/document/detail/24089");
    const refused = canvas.getByRole("row", { name: /Yanis Belkacem n’a pas pu lister les utilisateurs/ });
    await expect(within(refused).getByText("Refusé")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Solène Kermarrec a modifié le rôle «\sLibraire\s»$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Rôle «\sLibraire\s»$/ })).toHaveAttribute("href", "/account/role/detail/2");
    await expect(canvas.getByRole("link", { name: "Solène Kermarrec a ouvert une session" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Quelqu’un n’a pas pu ouvrir une session" })).toBeVisible();
  },
};

/** Des entrées d’avant que les noms soient gardés, par quelqu’un qui n’est plus là. */
export const Gone: Story = {
  name: "Anciennes entrées",
  beforeEach: ({ msw }) =>
    msw.use(
      withItems("listActivity", [
        {
          id: 880,
          at: "2026-11-20T06:42:00.000Z",
          userId: 77,
          userName: "m.salaun",
          personName: null,
          action: "setUserDisabled",
          outcome: "done",
          entity: "user",
          entityId: "12",
          entityName: null,
          changes: [{ property: "isDisabled", before: "false", after: "true" }],
          address: "192.0.2.44",
          requestId: `req_${"880".padStart(32, "0")}`,
        },
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "m.salaun a désactivé le compte de l’utilisateur 12" })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(empty("listActivity")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listActivity") };

export const Failed: Story = { name: "Échec", ...failedRead("listActivity") };

export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(forbidden("listActivity")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText(/Lire le journal d’activité/)).toBeVisible();
  },
};

/** Avant et après en mots, un secret qui dit seulement qu’il a changé, des liens vers la personne et la fiche. */
export const Opened: Story = {
  name: "Entrée ouverte",
  parameters: at(async (api) => {
    const { items } = await api.read("listActivity", { query: { entity: "user", entityId: "5" } });
    return `${path}?entry=${items[0]?.id}`;
  }),
  beforeEach: happened,
  play: async ({ canvas }) => {
    const drawer = await canvas.findByRole("dialog", { name: "Solène Kermarrec a modifié l’utilisateur Noé Le Vasseur" });
    await expect(within(drawer).getByRole("link", { name: "Solène Kermarrec" })).toHaveAttribute("href", "/account/detail/1");
    await expect(within(drawer).getByRole("link", { name: "Utilisateur Noé Le Vasseur" })).toHaveAttribute("href", "/account/detail/5");
    await expect(within(drawer).getByText("gardé secret")).toBeVisible();
    await expect(within(drawer).getByText("Consulter les produits")).toBeVisible();
    await expect(within(drawer).getByText("127.0.0.1")).toBeVisible();
    await userEvent.click(within(drawer).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** L’adresse est la liste : ce qui est arrivé à une fiche ; chaque filtre se nomme et se retire. */
export const OfOneRecord: Story = {
  name: "Journal d’une fiche",
  parameters: at(`${path}?entity=document&entityId=24118&from=2026-11-01&to=2026-11-21`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: /1 entrée/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer le filtre Fiche" }));
    await expect(await canvas.findByRole("table", { name: /16 entrées/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Période" })).toBeVisible();
  },
};

/** La fiche d’une personne est nommée dans le filtre aussi. */
export const OfOneUser: Story = {
  name: "Journal d’une personne",
  parameters: at(`${path}?entity=user&entityId=5`),
  beforeEach: happened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Utilisateur Noé Le Vasseur" })).toBeVisible();
    const remove = canvas.getByRole("button", { name: "Retirer le filtre Fiche" });
    await waitFor(() => expect(remove.parentElement).toHaveTextContent(/Utilisateur Noé Le Vasseur/));
  },
};

/** Ce qui a été refusé seulement, au clavier. */
export const Refusals: Story = {
  name: "Filtré, refus seuls",
  beforeEach: happened,
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Mathilde Kervella a validé le paiement/ });
    canvas.getByRole("button", { name: "Issue" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Refusé" }));
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("table", { name: /3 entrées/ })).toBeVisible();
  },
};
