import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/stories/story-states.ts";
import { MessageListScreen } from "./MessageListScreen.tsx";

const path = "/public/message";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
/** Ce que visiteurs et clients ont écrit, dans l’ordre du travail : ce qui attend le plus d’abord. */
const meta = { title: "Écrans/Messages", component: MessageListScreen, parameters: { ...at(path) } } satisfies Meta<
  typeof MessageListScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce qui attend vient d’abord, le plus ancien avant le plus récent, et depuis quand ; chaque message mène à sa commande. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const late = await canvas.findByRole("row", { name: /Un roman dont j’ai oublié le titre/ });
    await expect(within(late).getByText("depuis 5 jours")).toBeVisible();
    await waitFor(() => expect(within(late).getByText("À traiter")).toBeVisible());
    const subjects = canvas.getAllByRole("rowheader").map((cell) => cell.textContent);
    await expect(subjects[0]).toMatch(/^Un roman dont j’ai oublié le titre/);
    const fresh = canvas.getByRole("row", { name: /Où est ma commande/ });
    await expect(subjects[12]).toMatch(/^Où est ma commande 24118/);
    await expect(within(fresh).getByText("1 heure")).toBeVisible();
    await waitFor(() =>
      expect(within(fresh).getByRole("link", { name: /nº\s24118/ })).toHaveAttribute("href", "/public/document/detail/24118"),
    );
    const views = within(canvas.getByRole("navigation", { name: "Vues des messages" }));
    await waitFor(() => expect(views.getByRole("link", { name: /^À traiter\s13$/ })).toBeVisible());
    await expect(views.getByRole("link", { name: /^À personne\s\d/ })).toHaveAttribute(
      "href",
      "/public/message?status=Pending&status=Progress&owner=nobody",
    );
    await expect(views.getByRole("link", { name: /^Tous\s41$/ })).toHaveAttribute("aria-current", "page");
  },
};

/** Espace : le message en entier, sans quitter la liste. */
export const Peeked: Story = {
  name: "Aperçu d’un message",
  play: async ({ canvas }) => {
    within(await canvas.findByRole("row", { name: /Où est ma commande 24118/ }))
      .getByRole("link", { name: /^Où est/ })
      .focus();
    await userEvent.keyboard(" ");
    const peek = await canvas.findByRole("dialog", { name: /^Aperçu\s: Où est ma commande 24118/ });
    await expect(await within(peek).findByRole("heading", { name: "Message" })).toBeVisible();
    await waitFor(() => expect(within(peek).getAllByRole("paragraph").length).toBeGreaterThan(0));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Où est ma commande 24118/ })).toHaveFocus());
  },
};

/** « À moi » : ce que je suis, en attente ou en cours ; « À personne » : ce que nul ne suit. */
export const Mine: Story = {
  name: "À moi, à personne",
  parameters: consoleStory({ path, at: path, server: "fresh", user: "libraire" }),
  play: async ({ canvas, act, apiAs }) => {
    const { id } = await apiAs("libraire").read("getCurrentUser");
    const { version } = await apiAs("libraire").read("getMessage", { query: { id: 9 } });
    await act("libraire", "assignMessage", { query: { id: 9 }, body: { ownerId: id } }, { version: `"${version}"` });
    const views = within(await canvas.findByRole("navigation", { name: "Vues des messages" }));
    await userEvent.click(views.getByRole("link", { name: /^À moi/ }));
    await waitFor(() => expect(views.getByRole("link", { name: /^À moi/ })).toHaveAttribute("aria-current", "page"));
    await expect(await canvas.findByRole("row", { name: /BD : tome 3 introuvable/ })).toBeVisible();
    await userEvent.click(views.getByRole("link", { name: /^À personne/ }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /BD : tome 3 introuvable/ })).toBeNull());
    await expect((await canvas.findAllByRole("rowheader")).length).toBeGreaterThan(0);
  },
};

/** Un message arrive du site : la liste le dit sans rien déplacer, et le montre à la demande. */
export const ComesIn: Story = {
  name: "Un message arrive",
  play: async ({ canvas, act }) => {
    const shown = within(await canvas.findByRole("table", { name: /^Messages, 41 messages/ }));
    const fields = { question: "order", email: "lea@example.org", firstName: "Léa", lastName: "Morvan", message: "Bonjour." };
    const message = { ...fields, reference: "SITE-M1", at: new Date().toISOString(), subject: "Un colis abîmé" };
    await act("admin", "takeIntake", { body: { messages: [message] } });
    await expect(await canvas.findByText(/^1 nouveau message dans cette liste/, {}, { timeout: 12_000 })).toBeVisible();
    await expect(shown.queryByRole("row", { name: /Un colis abîmé/ })).toBeNull();
    const views = within(canvas.getByRole("navigation", { name: "Vues des messages" }));
    await expect(await views.findByRole("link", { name: /^À traiter\s14$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Afficher" }));
    await expect(await canvas.findByRole("row", { name: /Un colis abîmé/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/nouveau message dans cette liste/)).toBeNull());
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?status=Pending&search=personne`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Recherche «\spersonne\s»/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveValue(""));
    await expect(canvas.getByRole("link", { name: /^À traiter/ })).toHaveAttribute("aria-current", "page");
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listMessages") };

export const Failed: Story = { name: "Échec", ...failedRead("listMessages") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Répondre aux messages", "listMessages") };

/** Une vue, un sujet choisi au clavier, et le chemin du retour ; une ligne emporte la liste vers sa page. */
export const Narrowed: Story = {
  name: "Filtré, au clavier",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Un roman dont j’ai oublié le titre/ });
    await userEvent.click(canvas.getByRole("link", { name: /^À traiter/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(13));
    canvas.getByRole("button", { name: "Sujet" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Un livre ou un article" }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Où est ma commande/ })).toBeNull());
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("link", { name: /Un roman dont j’ai oublié le titre/ })).toHaveAttribute(
      "href",
      "/public/message/detail/13?status=Pending&question=product",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Retirer le filtre Sujet" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(13));
  },
};
