import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { CustomerListScreen } from "./CustomerListScreen.tsx";

const path = "/public/customer";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
/** Seven of the shop's 300 customers, Hélène Le Goff among them. */
const family = at(`${path}?search=le%20goff`);
/** Qui achète : cherché par nom, adresse électronique ou téléphone, filtré par rôle, trié par achats. */
const meta = {
  title: "Écrans/Clients",
  component: CustomerListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof CustomerListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Qui achète, à quel titre, combien et quand pour la dernière fois ; le nom mène à la personne. */
export const Loaded: Story = {
  name: "Principal",
  parameters: family,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Hélène Le Goff/ });
    await expect(within(row).getByRole("link", { name: "Hélène Le Goff" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/customer\/detail\/\d+$/),
    );
    await expect(within(row).getByText("helene.legoff@example.fr")).toBeVisible();
    await expect(within(row).getByText("Fidélité")).toBeVisible();
    await expect(within(row).getByRole("cell", { name: /,\d\d\s€$/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=personne&role=3`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(await canvas.findByText(/Recherche « personne », Rôle « Collectivité »/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les 2 filtres" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};

/** Espace : tout ce que la liste sait d’une personne, et ses dernières commandes ; J passe à la suivante, Espace ramène à sa ligne. */
export const Peeked: Story = {
  name: "Aperçu d’une ligne",
  parameters: family,
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole("rowheader");
    within(first as HTMLElement)
      .getByRole("link")
      .focus();
    await userEvent.keyboard(" ");
    const peek = await canvas.findByRole("dialog", { name: new RegExp(`^Aperçu\\s: ${first?.textContent}$`) });
    await expect(within(peek).getByText("Chiffre d’affaires")).toBeVisible();
    await userEvent.keyboard("j");
    const next = await canvas.findByRole("dialog", { name: new RegExp(`^Aperçu\\s: ${second?.textContent}$`) });
    await expect(await within(next).findByRole("table", { name: /commandes/i })).toBeVisible();
    await expect(within(next).getByRole("link", { name: "Ouvrir" })).toHaveAttribute(
      "href",
      within(second as HTMLElement)
        .getByRole("link", { hidden: true })
        .getAttribute("href"),
    );
    await userEvent.keyboard(" ");
    await waitFor(() => expect(within(second as HTMLElement).getByRole("link")).toHaveFocus());
  },
};

/** Des barres de même hauteur tant que les premières lignes arrivent. */
export const Loading: Story = { name: "Chargement", ...loadingList("listCustomers") };

/** Jamais à prendre pour une liste vide. */
export const Failed: Story = { name: "Échec", ...failedRead("listCustomers") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les clients", "listCustomers") };

/** Filtré par rôle dans la barre ; il ne reste que les collectivités. */
export const Filtered: Story = {
  name: "Filtré par rôle",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Léa Abgrall/ });
    await userEvent.click(await canvas.findByRole("button", { name: "Rôle" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Collectivité" }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Léa Abgrall/ })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole("cell", { name: "Collectivité" })).toHaveLength(19));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(19);
    await userEvent.keyboard("{Escape}");
  },
};

/** Qui a commandé un titre, par son EAN ou des mots ; l’adresse garde la question. */
export const ByTitle: Story = {
  name: "Filtré par titre commandé",
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("row", { name: /Léa Abgrall/ });
    await userEvent.click(await canvas.findByRole("button", { name: "Titre commandé…" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: /Qui a commandé ce titre/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Titre commandé" }), "titre que personne n’a commandé{Enter}");
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByText(/Titre commandé « titre que personne n’a commandé »/)).toBeVisible();
  },
};

/** Qui a le plus acheté vient d’abord ; on trouve aussi par l’adresse électronique. */
export const SortedByTurnover: Story = {
  name: "Trié par chiffre d’affaires",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Léa Abgrall/ });
    await userEvent.click(canvas.getByRole("button", { name: "Chiffre d’affaires" }));
    await waitFor(() =>
      expect(canvas.getByRole("columnheader", { name: "Chiffre d’affaires" })).toHaveAttribute("aria-sort", "descending"),
    );
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher un client" }), "helene.legoff");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(canvas.getByRole("row", { name: /Hélène Le Goff/ })).toBeVisible();
  },
};
