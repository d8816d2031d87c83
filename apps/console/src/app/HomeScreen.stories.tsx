import { claims } from "@reserve/domain";
import { failing, loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { writePreview } from "../shared/session/preview.ts";
import { store } from "../shared/session/stored.ts";
import { consoleStory } from "../shared/stories/story.tsx";
import { eans, productIdOf } from "../shared/stories/story-records.ts";
import { HomeScreen } from "./HomeScreen.tsx";

/** « Que dois-je faire ce matin ? » : ce qui attend cette personne, chaque file ouvrant sa liste, et comment la boutique a vendu. */
const meta = {
  title: "Écrans/Accueil",
  component: HomeScreen,
  parameters: { ...consoleStory({ path: "/", server: "fresh" }) },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque file avec son nombre, depuis quand la plus ancienne attend et la liste qu’elle ouvre ; à côté, les chiffres de douze semaines. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("link", { name: /\d+\s*À préparer.*\d+ colis, \d+ retraits?, depuis/ });
    await expect(first).toHaveAttribute("href", "/public/document?view=toPrepare");
    await expect(canvas.getByRole("link", { name: "Préparer au scanner" })).toHaveAttribute(
      "href",
      "/public/document/prepare?view=toPrepare",
    );
    await expect(canvas.getByRole("link", { name: /Retraits en attente.*Plus de 7 jours/ })).toHaveAttribute(
      "href",
      "/public/document?pickupNotifiedBefore=2026-11-14",
    );
    await expect(canvas.getByRole("link", { name: /4\s*Paraissent aujourd’hui/ })).toHaveAttribute(
      "href",
      "/catalog/product?releasedOn=2026-11-21",
    );
    await expect(canvas.getByRole("link", { name: /\d+\s*Titres à commander.*Vendus, ni en stock ni en commande/ })).toHaveAttribute(
      "href",
      "/public/purchase?state=ToOrder",
    );
    await expect(canvas.getByRole("link", { name: /1\s*Titres en retard.*toujours pas arrivés, depuis hier(?!,)/ })).toHaveAttribute(
      "href",
      "/public/purchase?state=Late",
    );
    await expect(canvas.getByRole("link", { name: /13\s*Messages à traiter.*Personne ne s’en occupe, depuis/ })).toHaveAttribute(
      "href",
      "/public/message?status=Pending",
    );
    await expect(canvas.getByRole("link", { name: /2\s*Courriels en échec/ })).toHaveAttribute("href", "/public/mail?state=Failing");
    await expect(canvas.getByRole("link", { name: /1\s*Tâches en échec/ })).toHaveAttribute(
      "href",
      "/settings/backgroundTask?state=Failed",
    );
    await expect(canvas.getByText(/Samedi 21 novembre 2026, 09:42, heure de Paris\. \d+ choses vous attendent\./)).toBeVisible();
    await expect(await canvas.findByText(/26 commandes, dont 20 payées, panier moyen 33,65 €/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Critiques à modérer/ })).toHaveAttribute("href", "/catalog/review?status=Pending");
    await expect(canvas.getByText("Semaine en cours, incomplète : 1 231,10 €.")).toBeVisible();
  },
};

/** Regarder par un rôle montre ce que ce rôle voit : ses files, et aucune des siennes. */
export const AsRole: Story = {
  name: "Comme un rôle",
  beforeEach: () => writePreview({ userId: 1, name: "Messages", claims: [claims.public.messageManage] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /13\s*Messages à traiter/ })).toBeVisible();
    await expect(canvas.getByText(/ 13 choses vous attendent\./)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /À préparer|Préparer au scanner|Courriels en échec|Tâches en échec/ })).toBeNull();
    await expect(canvas.queryByText(/panier moyen/)).toBeNull();
  },
};

/** Le double du graphique : les mêmes semaines en tableau, la semaine en cours marquée. */
export const FiguresAsTable: Story = {
  name: "Chiffres en tableau",
  play: async ({ canvas }) => {
    const [, orders] = await canvas.findAllByRole("button", { name: "Voir le tableau" });
    if (!orders) throw new Error("There are two charts, each with its table.");
    await userEvent.click(orders);
    const figures = await canvas.findByRole("table", { name: "Commandes, 12 semaines" });
    await expect(within(figures).getByRole("row", { name: /semaine du 16\/11\/2026, en cours\s*52/ })).toBeVisible();
  },
};

/** Rien n’attend : les zéros sont là, discrets, et la page le dit. */
export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listWorkQueues", () => ({
        items: (["toPrepare", "pickupToNotify", "releasedToday", "toOrder", "purchaseLate", "tasksFailed"] as const).map((queue) => ({
          queue,
          count: 0,
          pickups: queue === "toPrepare" ? 0 : null,
          oldestAt: null,
        })),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /0\s*À préparer/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /0\s*Titres à commander/ })).toBeVisible();
    await expect(canvas.getByText("Rien à traiter ce matin. Bonne journée !")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Préparer au scanner" })).toBeNull();
  },
};

/** La question est là avant les files. */
export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("listWorkQueues"), loading("getSalesOverTime")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /Que dois-je faire ce matin/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /À préparer/ })).toBeNull();
  },
};

/** Les files et les chiffres échouent séparément : chacun propose de réessayer. */
export const Failed: Story = {
  name: "Échec",
  beforeEach: ({ msw }) => msw.use(failing("listWorkQueues"), failing("getSalesOverTime")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La page n’a pas pu être chargée")).toBeVisible();
    await expect((await canvas.findAllByRole("button", { name: "Réessayer" })).length).toBeGreaterThanOrEqual(1);
  },
};

/** Ce que cette personne a ouvert récemment est dans la marge. */
export const WithRecentRecords: Story = {
  name: "Ouvert récemment",
  beforeEach: async ({ apiAs }) =>
    store("device", 1, "recent", [
      { kind: "order", id: 24118, name: "Commande nº 24118", at: "2026-11-21T07:50:00Z" },
      {
        kind: "product",
        id: await productIdOf(apiAs("admin"), eans.lifeAUsersManual),
        name: "La Vie mode d’emploi",
        at: "2026-11-20T17:12:00Z",
      },
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Commande nº 24118" })).toHaveAttribute("href", "/public/document/detail/24118");
    await expect(canvas.getByText("hier, 18:12")).toBeVisible();
  },
};

/** Les dernières arrivées sous les files : cinq commandes, chacune un lien, avec où elle en est. */
export const WithLatestOrders: Story = {
  name: "Dernières commandes",
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Dernières commandes" });
    const order = await within(table).findByRole("row", { name: /24121.*Corentin Hascoët/ });
    await expect(within(order).getByRole("link", { name: "24121" })).toHaveAttribute("href", "/public/document/detail/24121");
    await expect(within(order).getByText("Expédiée")).toBeVisible();
    await expect(within(table).getAllByRole("row")).toHaveLength(6);
    await expect(canvas.getByRole("link", { name: "Toutes les commandes" })).toHaveAttribute("href", "/public/document");
  },
};

/** Elles échouent à part des files. */
export const FailedLatestOrders: Story = {
  name: "Dernières commandes en échec",
  beforeEach: ({ msw }) => msw.use(failing("listDocuments")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /À préparer/ })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** Qui ne travaille sur aucune file apprend où aller au lieu de lire un refus. */
export const WithoutQueues: Story = {
  name: "Sans file",
  parameters: consoleStory({ path: "/", server: "fresh", user: "stagiaire" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucune file de travail ne vous est ouverte.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Mon profil" })).toHaveAttribute("href", "/profile");
    await expect(canvas.queryByText(/Encaissé TTC/)).toBeNull();
    await expect(canvas.queryByText("Dernières commandes")).toBeNull();
  },
};
