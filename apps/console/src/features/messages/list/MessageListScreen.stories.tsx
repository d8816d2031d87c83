import { empty, failing, forbidden, loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/story.tsx";
import { MessageListScreen } from "./MessageListScreen.tsx";

const path = "/public/message";
const meta = { title: "Écrans/Messages", component: MessageListScreen, parameters: consoleStory({ path }) } satisfies Meta<
  typeof MessageListScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits stands first, the oldest before the newest, with how long; each message leads to its order. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const late = await canvas.findByRole("row", { name: /Un exemplaire signé/ });
    await expect(within(late).getByText("depuis 2 jours")).toBeVisible();
    await waitFor(() => expect(within(late).getByText("À traiter")).toBeVisible());
    const subjects = canvas.getAllByRole("rowheader").map((cell) => cell.textContent);
    await expect(subjects[0]).toMatch(/^Un exemplaire signé/);
    const [fresh] = canvas.getAllByRole("row", { name: /Où est ma commande/ });
    if (!fresh) throw new Error("A message about an order stands in the list.");
    await expect(within(fresh).getByText("3 heures")).toBeVisible();
    await waitFor(() =>
      expect(within(fresh).getByRole("link", { name: /nº\s24118/ })).toHaveAttribute("href", "/public/document/detail/24118"),
    );
    const views = within(canvas.getByRole("navigation", { name: "Vues des messages" }));
    await waitFor(() => expect(views.getByRole("link", { name: /^À traiter\s2$/ })).toBeVisible());
    await expect(views.getByRole("link", { name: /^Tous\s4$/ })).toHaveAttribute("aria-current", "page");
  },
};

export const Empty: Story = {
  parameters: consoleStory({ path, at: `${path}?status=Pending&search=personne` }),
  beforeEach: ({ msw }) => msw.use(empty("listMessages")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Recherche «\spersonne\s»/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveValue(""));
    await expect(canvas.getByRole("link", { name: /^À traiter/ })).toHaveAttribute("aria-current", "page");
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(loading("listMessages")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "Chargement…" })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("listMessages")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("listMessages")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText(/Répondre aux messages/)).toBeVisible();
  },
};

/** A view, a subject within it with the keyboard, and the way back; a row carries the list on to its page. */
export const Narrowed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Un exemplaire signé/ });
    await userEvent.click(canvas.getByRole("link", { name: /^À traiter/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(2));
    canvas.getByRole("button", { name: "Sujet" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Un livre" }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Où est ma commande/ })).toBeNull());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("link", { name: /Un exemplaire signé/ })).toHaveAttribute(
      "href",
      "/public/message/detail/30?status=Pending&question=book",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Retirer le filtre Sujet" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(2));
  },
};
