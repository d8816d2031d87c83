import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { eans } from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/stories/story-states.ts";
import { names } from "../story-records.ts";
import { DiscountListScreen } from "./DiscountListScreen.tsx";

const path = "/public/discount";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
const named = (name: string) => ({ name: new RegExp(name) });

/** Les remises de la boutique : où chacune en est, ce qu’elle retire, et combien de fois on l’a eue. */
const meta = {
  title: "Écrans/Remises",
  component: DiscountListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof DiscountListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par remise, avec son état et le temps qui lui reste ; le nom y mène, les vues comptent. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", named(names.active)));
    await expect(row.getByRole("link", { name: names.active })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/discount\/detail\/\d+$/),
    );
    await expect(row.getByText("Active")).toBeVisible();
    await expect(row.getByText("Encore 33 jours")).toBeVisible();
    await expect(row.getByText(/^5\s% sur les articles$/)).toBeVisible();
    await expect(row.getByText("NOEL-7KQ4TW")).toBeVisible();
    await expect(row.getByText("37")).toBeVisible();
    const exhausted = within(canvas.getByRole("row", named(names.exhausted)));
    await expect(exhausted.getByText("Épuisée")).toBeVisible();
    await expect(exhausted.getByText("50 sur 50")).toBeVisible();
    const scheduled = within(canvas.getByRole("row", named(names.scheduled)));
    await expect(scheduled.getByText("Programmée")).toBeVisible();
    await expect(scheduled.getByText("Dans 46 jours")).toBeVisible();
    const over = within(canvas.getByRole("row", named(names.over)));
    await expect(over.getByText("Terminée")).toBeVisible();
    await expect(over.getByText("Depuis 32 jours")).toBeVisible();
    const draft = within(canvas.getByRole("row", named(names.draft)));
    await expect(draft.getByText("Brouillon")).toBeVisible();
    await expect(draft.getByText("Livraison gratuite")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Programmées\s*2/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nouvelle remise" })).toHaveAttribute("href", "/public/discount/detail");
  },
};

/** Une vue ne garde que les remises d’un état. */
export const Viewed: Story = {
  name: "Une vue",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", named(names.active));
    await userEvent.click(await canvas.findByRole("link", { name: /^Épuisées/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: names.exhausted })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Épuisées/ })).toHaveAttribute("aria-current", "page");
  },
};

/** Ce qu’une remise vise et si elle demande un code se choisissent dans la barre, et se lisent en étiquettes. */
export const Filtered: Story = {
  name: "Filtré",
  parameters: at(`${path}?discountType=AppliesToSubTotal&requiresCouponCode=true`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "Dix euros dès cent" })).toBeVisible();
    await expect(canvas.getByText(/^10,00\s€ sur le sous-total$/)).toBeVisible();
    await expect(canvas.getByText(/Avec un code/)).toBeVisible();
  },
};

/** Les remises qui visent un titre, ses catégories ou ses particularités ; l’étiquette dit lequel. */
export const OfTitle: Story = {
  name: "D’un titre",
  parameters: consoleStory({
    path,
    at: async (api) => {
      const { items } = await api.read("searchCatalog", { query: { search: eans.lifeAUsersManual } });
      return `${path}?productId=${items[0]?.id ?? 0}`;
    },
    server: "fresh",
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", named(names.active))).toBeVisible();
    await expect(await canvas.findByText(/La Vie mode d’emploi/)).toBeVisible();
    await expect(canvas.queryByRole("row", named(names.scheduled))).toBeNull();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", named(names.active))).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listDiscounts") };

export const Failed: Story = { name: "Échec", ...failedRead("listDiscounts") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les remises", "listDiscounts") };

/** On trouve par le nom, sans accents, et par le code ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", named(names.active));
    await userEvent.click(await canvas.findByRole("button", { name: "Nom" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Nom" })).toHaveAttribute("aria-sort", "ascending"));
    const search = canvas.getByRole("searchbox", { name: "Chercher une remise" });
    await userEvent.type(search, "fideles");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, "premiers");
    await waitFor(() => expect(canvas.getByRole("rowheader", { name: names.exhausted })).toBeVisible());
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", named(names.active)));
    await expect(canvas.getByRole("heading", { level: 1, name: "Discounts" })).toBeVisible();
    await expect(row.getByText("5% off items")).toBeVisible();
    await expect(row.getByText("33 days left")).toBeVisible();
  },
};
