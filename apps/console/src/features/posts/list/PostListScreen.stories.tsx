import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/stories/story-states.ts";
import { postsSignedBy } from "../story-records.ts";
import { PostListScreen } from "./PostListScreen.tsx";

const path = "/cms/post";

/** Les articles, par où ils en sont : ce qui s’écrit, ce qui attend, ce qui est en ligne. */
const meta = {
  title: "Écrans/Articles",
  component: PostListScreen,
  parameters: { ...consoleStory({ path, server: "fresh" }) },
} satisfies Meta<typeof PostListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque vue dit combien d’articles y sont. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const views = within(await canvas.findByRole("navigation", { name: "Vues des articles" }));
    await expect(await views.findByRole("link", { name: /^Brouillons\D+6\b/ })).toBeVisible();
    await expect(views.getByRole("link", { name: /^À valider\D+5\b/ })).toBeVisible();
    await expect(views.getByRole("link", { name: /^Programmés\D+6\b/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Nouvel article" })).toHaveAttribute("href", "/cms/post/detail");
    await expect(await canvas.findByRole("table", { name: /^Articles, 60 articles/ })).toBeVisible();
  },
};

/** Une vue est un état : les programmés, avec leur date. */
export const Scheduled: Story = {
  name: "Programmés",
  parameters: consoleStory({ path, at: "/cms/post?state=Scheduled", server: "fresh" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Nos horaires de Noël" })).toBeVisible();
    const views = within(canvas.getByRole("navigation", { name: "Vues des articles" }));
    await expect(views.getByRole("link", { current: "page" })).toHaveTextContent("Programmés");
  },
};

/** Un titre se cherche sans accents, en français comme en anglais. */
export const Searched: Story = {
  name: "Recherche",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Chercher un article" }), "evening of perec");
    await expect(await canvas.findByRole("table", { name: /^Articles, 1 article/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Soirée Perec à voix haute" })).toBeVisible();
  },
};

/** D’une étiquette, d’une signature : la puce la nomme, et s’enlève. */
export const Narrowed: Story = {
  name: "D’une signature",
  parameters: consoleStory({ path, at: postsSignedBy("Enora, libraire de littérature"), server: "fresh" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: /^Articles, 5 articles/ })).toBeVisible();
    await expect(await canvas.findByText("Enora, libraire de littérature")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer le filtre Signature" }));
    await expect(await canvas.findByRole("table", { name: /^Articles, 60 articles/ })).toBeVisible();
  },
};

/** Rien à cette adresse de la liste : elle le dit. */
export const Empty: Story = {
  name: "Vide",
  parameters: consoleStory({ path, at: "/cms/post?search=xyzzy", server: "fresh" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Aucun résultat/)).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listPosts") };

export const Failed: Story = { name: "Échec", ...failedRead("listPosts") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "listPosts") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Posts" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("navigation", { name: "Views of posts" })).toHaveTextContent(/To approve/));
  },
};
