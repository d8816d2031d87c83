import { failing, forbidden, mock, rejected, signedInAs, tasks } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { CacheScreen } from "./CacheScreen.tsx";

const path = "/cache/product";
const meta = {
  title: "Écrans/Cache des produits",
  component: CacheScreen,
  parameters: consoleStory({ path }),
  beforeEach: ({ msw }) => msw.use(signedInAs("libraire")),
} satisfies Meta<typeof CacheScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function choose(canvas: Canvas, words: string, option: RegExp) {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Titre ou EAN" }), words);
  await userEvent.click(await canvas.findByRole("option", { name: option }));
}

/** Titles found by name join the list and can leave it. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, "perec", /La Vie mode d’emploi/);
    await choose(canvas, "etranger", /L’Étranger/);
    const table = await canvas.findByRole("table", { name: "2 titres choisis" });
    await userEvent.click(within(table).getByRole("button", { name: /Retirer «\sL’Étranger\s»/ }));
    await expect(await canvas.findByRole("table", { name: "1 titre choisi" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Rafraîchir le cache de 1 titre" })).toBeVisible();
  },
};

/** Nothing chosen: the sentence of the specification, and nothing is sent. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Rafraîchir le cache" }));
    await expect(await canvas.findByText("Veuillez sélectionner au moins un produit")).toBeVisible();
  },
};

/** The search waits: the field says so and the page stays usable. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock("searchCatalog", () => new Promise(() => undefined))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Titre ou EAN" }), "perec");
    await waitFor(() => expect(canvas.getAllByText("Chargement…").length).toBeGreaterThan(0));
  },
};

/** A search that fails is not « nothing found ». */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("searchCatalog")),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Titre ou EAN" }), "perec");
    await expect(await canvas.findByText(/La recherche n’a pas abouti/)).toBeVisible();
  },
};

/** The right was taken away meanwhile: the refusal is said and the selection stays. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("refreshCachesAndCovers")),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await choose(canvas, "perec", /La Vie mode d’emploi/);
    await userEvent.click(canvas.getByRole("button", { name: "Rafraîchir le cache de 1 titre" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Il vous manque un droit pour faire cela.").length).toBeGreaterThan(1));
    await expect(canvas.getByRole("table", { name: "1 titre choisi" })).toBeVisible();
  },
};

export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(rejected("refreshCachesAndCovers", { productIds: "Un de ces titres n’est plus au catalogue." })),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await choose(canvas, "perec", /La Vie mode d’emploi/);
    await userEvent.click(canvas.getByRole("button", { name: "Rafraîchir le cache de 1 titre" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Un de ces titres n’est plus au catalogue.").length).toBeGreaterThan(1));
  },
};

/** With the keyboard alone: scanned, asked for, confirmed, watched, « visible vers ». */
export const Refreshed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await canvas.findByRole("combobox", { name: "Titre ou EAN" });
    field.focus();
    await userEvent.keyboard("9782253023906{Enter}");
    await expect(await canvas.findByRole("table", { name: "1 titre choisi" })).toBeVisible();
    await expect(field).toHaveValue("");
    canvas.getByRole("button", { name: "Rafraîchir le cache de 1 titre" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await page.findByRole("alertdialog", { name: /^Voulez-vous vraiment effectuer cette action\s\?$/ });
    await waitFor(() => expect(within(dialog).getByText(/«\sLa Vie mode d’emploi\s»/)).toBeVisible());
    await userEvent.keyboard("{Tab}{Enter}");
    await waitFor(() => expect(page.getByText("Une tâche d'arrière plan a bien été planifiée.")).toBeVisible());
    await expect(await canvas.findByText(/visible vers \d\d:\d\d/, {}, { timeout: 8000 })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Nouvelle sélection" }));
    await expect(await canvas.findByText(/ce que vous choisissez s’ajoute ici/)).toBeVisible();
  },
};

/** A pasted list: known codes are added, the others stay with why. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: /Coller une liste d’EAN/ }));
    await userEvent.paste("978-2-253-02390-6\n2070360024 ; 9782070360025\n9791234567896, bonjour");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter 5 codes" }));
    await expect(await canvas.findByText("2 titres ajoutés.", {})).toBeVisible();
    await expect(canvas.getByText(/9782070360025\s: clé fausse, 4 attendu à la fin\./)).toBeVisible();
    await expect(canvas.getByText(/9791234567896\s: aucun produit n’a cet EAN\./)).toBeVisible();
    await expect(canvas.getByText(/bonjour\s: ce n’est pas un EAN\./)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /Coller une liste d’EAN/ })).toHaveValue("9782070360025\n9791234567896\nbonjour");
  },
};

/** Reloaded while the task runs: the address knows it, the page goes on watching. */
export const Resumed: Story = {
  parameters: consoleStory({ path, at: `${path}?task=${tasks[1]?.id}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Rafraîchissement du cache" })).toBeVisible();
    await expect(await canvas.findByText("22 sur 40 titres")).toBeVisible();
  },
};

/** The task stopped: why, and the way to start again. */
export const TaskFailed: Story = {
  parameters: consoleStory({ path, at: `${path}?task=${tasks[3]?.id}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La couverture de 9782253023906 n’a pas pu être lue.")).toBeVisible();
    await expect(canvas.getByText(/^Demandez de nouveau le rafraîchissement\s; .* la référence 0f1c2d3e\.$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Nouvelle sélection" })).toBeVisible();
  },
};

/** A task that is not there, or not one’s own. */
export const TaskLost: Story = {
  parameters: consoleStory({ path, at: `${path}?task=00000000-0000-4000-8000-000000000000` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cette tâche est introuvable.")).toBeVisible();
  },
};
