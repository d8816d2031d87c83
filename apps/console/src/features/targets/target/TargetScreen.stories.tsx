import { claims } from "@reserve/domain";
import { failing, loading, mock, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { writePreview } from "../../../shared/session/preview.ts";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../../shared/stories/story-states.ts";
import { changeTarget, names, targetAt } from "../story-records.ts";
import { TargetScreen } from "./TargetScreen.tsx";

const path = "/analytics/targeting/detail/:id?";
const first = { parameters: consoleStory({ path, at: targetAt(names.sleeping), server: "fresh" }) };
const fresh = { parameters: consoleStory({ path, at: "/analytics/targeting/detail", server: "fresh" }) };
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une cible : sa phrase, son nombre, ses conditions en groupes, et quelques-unes de ses personnes. */
const meta = {
  title: "Écrans/Cible",
  component: TargetScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof TargetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La phrase se lit d’un trait ; chaque partie mène à sa condition, et le nombre suit. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const part = await canvas.findByRole("link", { name: /^ont acheté des titres de la catégorie Littérature$/ });
    await expect(canvas.getByRole("link", { name: /^n’ont rien commandé depuis 30 jours$/ })).toBeVisible();
    await expect(canvas.getByText("sauf celles qui")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /^sont venues au moins 3 fois$/ }));
    await expect(canvas.getByDisplayValue("3")).toHaveFocus();
    await userEvent.click(part);
    await expect(await canvas.findByText(/des 300 connues\. Compté à/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText("Seule :")).toHaveLength(7));
    await expect(canvas.getByRole("heading", { name: "Ce que chaque condition laisse" })).toBeVisible();
  },
};

/** Au clavier, sur le bouton d’une condition : descendre, mettre dans un groupe, en sortir, retirer ; le bouton garde le focus. */
export const Moved: Story = {
  name: "Déplacé au clavier",
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", { name: /^Condition Dernière commande/ });
    const focused = () => canvasElement.ownerDocument.activeElement;
    button.focus();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(focused()).toHaveAccessibleName(/^Condition Dernière commande/));
    await expect(canvas.getAllByRole("link", { name: /^(ont acheté|n’ont rien)/ })[0]).toHaveTextContent(/^n’ont rien commandé/);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(focused()).toHaveAccessibleName(/^Condition Dernière commande/));
    await expect(canvas.getAllByRole("group", { name: "Au moins une de ces conditions" })).toHaveLength(2);
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(focused()).toHaveAccessibleName(/^Condition Dernière commande/));
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Condition Dernière commande/ })).toBeNull());
    await waitFor(() => expect(focused()).toHaveAccessibleName(/^(Condition|Groupe)/));
  },
};

/** Une condition de plus se remplit sur place ; le nombre ne compte que ce qui est complet. */
export const Built: Story = {
  name: "Nouvelle cible",
  ...fresh,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Toutes les personnes", { exact: false, selector: "p" })).toBeVisible();
    await expect(await canvas.findByText(/^100\s% des 300 connues/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Condition" }));
    const field = await canvas.findByRole("combobox", { name: "Champ" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Enter}Comman{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Champ" })).toHaveTextContent("Commandes"));
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Valeur" }), "5{Tab}");
    await expect(await canvas.findByRole("link", { name: "ont commandé au moins 5 fois" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^100\s% des 300 connues/)).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la cible/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Nom" })).toHaveAccessibleDescription(/Donnez un nom à la cible\./));
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom" }), "Grands lecteurs");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la cible/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Grands lecteurs" })).toBeVisible();
  },
};

/** Tous sauf les personnes d’une autre cible : la phrase le dit, et les deux nombres font ensemble tout le monde. */
export const Excepted: Story = {
  name: "Tous sauf une cible",
  parameters: consoleStory({
    path,
    at: async (api) => `/analytics/targeting/detail?except=${(await targetAt(names.faithful)(api)).split("/").at(-1)}`,
    server: "fresh",
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("sauf celles qui")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Nom" })).toHaveDisplayValue(/^Tous sauf «\sClients fidèles\s»$/);
    await expect(await canvas.findByText(/des 300 connues/)).toBeVisible();
  },
};

/** Ce qui se cherche sur le serveur : les catégories des titres. */
export const Found: Story = {
  name: "Valeur cherchée",
  play: async ({ canvas }) => {
    const [value] = await canvas.findAllByRole("combobox", { name: "Valeur" });
    if (!value) throw new Error("a condition has no value");
    await userEvent.type(value, "bande");
    await userEvent.click(await canvas.findByRole("option", { name: /^Bande/ }));
    await expect(await canvas.findByRole("link", { name: /^ont acheté des titres de la catégorie Littérature ou Bande/ })).toBeVisible();
  },
};

/** Trop profond pour une phrase : une liste, dont chaque partie mène encore à sa condition. */
export const Deep: Story = {
  name: "Plus de trois niveaux",
  beforeEach: async (context) => {
    const condition = { field: "visits", operator: "atLeast", values: ["1"] } as const;
    await changeTarget(context, names.sleeping, {
      tree: {
        rule: "all",
        nodes: [{ rule: "any", nodes: [{ rule: "all", nodes: [{ rule: "any", nodes: [{ ...condition, values: ["1"] }] }] }] }],
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Les personnes pour qui, dans l’ordre/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "sont venues au moins 1 fois" })).toBeVisible();
  },
};

/** Sans droit sur les clients, le nombre reste et les personnes ne sont pas montrées. */
export const WithoutCustomers: Story = {
  name: "Sans droit sur les clients",
  beforeEach: () => writePreview({ userId: 1, name: "Analyse", claims: [claims.analytics.manage] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/des 300 connues/)).toBeVisible();
    await expect((await canvas.findAllByText(/seul le nombre est montré/))[0]).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

/** Quatre autres personnes, à la demande. */
export const Sampled: Story = {
  name: "Quatre autres",
  parameters: consoleStory({ path, at: targetAt(names.faithful), server: "fresh" }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Échantillon de la cible" });
    const before = table.textContent;
    await userEvent.click(canvas.getByRole("button", { name: "Quatre autres" }));
    await waitFor(() => expect(canvas.getByRole("table", { name: "Échantillon de la cible" }).textContent).not.toBe(before));
  },
};

/** Le nombre qui ne vient pas se dit, et rien de ce qui est bâti ne se perd. */
export const Uncounted: Story = {
  name: "Nombre en échec",
  beforeEach: ({ msw }) => msw.use(failing("countTarget")),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Le nombre n’a pas pu être compté."))[0]).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^ont acheté des titres/ })).toBeVisible();
  },
};

/** Le nombre est encore en route. */
export const Counting: Story = {
  name: "Nombre en route",
  beforeEach: ({ msw }) => msw.use(loading("countTarget")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^ont acheté des titres/ })).toBeVisible();
    await expect((await canvas.findAllByText("Chargement…"))[0]).toBeInTheDocument();
  },
};

/** Ce que le serveur refuse se lit à sa condition. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateTarget", { "tree.nodes[0].values": "Cette catégorie n’existe plus." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    const [value] = await canvas.findAllByRole("combobox", { name: "Valeur" });
    await waitFor(() => expect(value).toHaveAccessibleDescription(/n’existe plus\./));
    await expect(name).toHaveValue(`${names.sleeping} bis`);
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => changeTarget(context, names.sleeping, { name: "Lecteurs réveillés" }), {
    field: "Nom",
    save: /Enregistrer la cible/,
    theirs: "Lecteurs réveillés",
  }),
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la cible" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/Lecteurs de romans endormis/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/analytics/targeting")).toBeVisible();
  },
};

/** Une cible qui sert de profil le dit avant d’être supprimée. */
export const DeletedProfile: Story = {
  name: "Supprimée, avec son profil",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("getTargetProfiling", () => ({
        ...{ id: 1, name: "Lecteurs de romans endormis", tree: { rule: "all", nodes: [] }, labels: [], known: 12, computedAt: null },
        ...{ place: 2, people: null, isStale: false, titles: [], recommendedAt: null },
      })),
    ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la cible" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(await dialog.findByText(/et avec elle le profil nº\s2\s; les personnes restent\./)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getTarget") };

export const Failed: Story = { name: "Échec", ...failedRead("getTarget") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les analyses", "getTarget") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/analytics/targeting", "getTarget") };

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: targetAt(names.sleeping), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent(names.sleeping));
    await expect(within(crumbs).getByRole("link", { name: "Cibles" })).toHaveAttribute("href", "/analytics/targeting");
  },
};
