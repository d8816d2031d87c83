import { failing, forbidden, loading, mock, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { caughtTask, failedTask } from "../../shared/stories/story-records.ts";
import { CacheScreen } from "./CacheScreen.tsx";

const path = "/cache/product";
const at = (url: NonNullable<StoryPlace["at"]>) => ({
  parameters: consoleStory({ path, at: url, server: "fresh", user: "libraire" }),
});
/** Choisir des produits, demander que leur cache public soit rafraîchi, et suivre jusqu’à ce que le site le montre. */
const meta = {
  title: "Écrans/Cache des produits",
  component: CacheScreen,
  parameters: { ...at(path).parameters },
} satisfies Meta<typeof CacheScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function choose(canvas: Canvas, words: string, option: RegExp) {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Titre ou EAN" }), words);
  await userEvent.click(await canvas.findByRole("option", { name: option }));
}

/** Les titres trouvés par leur nom rejoignent la liste et peuvent la quitter. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    await choose(canvas, "perec", /La Vie mode d’emploi/);
    await choose(canvas, "etranger", /L’Étranger/);
    const table = await canvas.findByRole("table", { name: "2 titres choisis" });
    await userEvent.click(within(table).getByRole("button", { name: /Retirer «\sL’Étranger\s»/ }));
    await expect(await canvas.findByRole("table", { name: "1 titre choisi" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Rafraîchir le cache de 1 titre" })).toBeVisible();
  },
};

/** Rien n’est choisi : la phrase du cahier des charges, et rien n’est envoyé. */
export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Rafraîchir le cache" }));
    await expect(await canvas.findByText("Veuillez sélectionner au moins un produit")).toBeVisible();
  },
};

/** La recherche est en chemin : le champ le dit et la page reste utilisable. */
export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("searchCatalog")),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Titre ou EAN" }), "perec");
    await waitFor(() => expect(canvas.getAllByText("Chargement…").length).toBeGreaterThan(0));
  },
};

/** Une recherche qui échoue n’est pas « rien trouvé ». */
export const Failed: Story = {
  name: "Échec",
  beforeEach: ({ msw }) => msw.use(failing("searchCatalog")),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Titre ou EAN" }), "perec");
    await expect(await canvas.findByText(/La recherche n’a pas abouti/)).toBeVisible();
  },
};

/** Le droit a été retiré entre-temps : le refus est dit et le choix reste. */
export const Forbidden: Story = {
  name: "Accès refusé",
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

/** Un des titres n’est plus au catalogue : la phrase du serveur, dans la question et annoncée. */
export const Rejected: Story = {
  name: "Refusé",
  beforeEach: ({ msw }) => msw.use(rejected("refreshCachesAndCovers", { productIds: "Un de ces titres n’est plus au catalogue." })),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await choose(canvas, "perec", /La Vie mode d’emploi/);
    await userEvent.click(canvas.getByRole("button", { name: "Rafraîchir le cache de 1 titre" }));
    await userEvent.click(await page.findByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Un de ces titres n’est plus au catalogue.").length).toBeGreaterThan(1));
  },
};

/** Au clavier seul : scanné, demandé, confirmé, suivi, « visible vers ». */
export const Refreshed: Story = {
  name: "Cache rafraîchi",
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

/** Une liste collée : les codes connus s’ajoutent, les autres restent avec la raison. */
export const Pasted: Story = {
  name: "Liste collée",
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

/** Une liste du catalogue : ses titres rejoignent ceux qui étaient choisis, chacun une fois. */
export const FromList: Story = {
  name: "D’une liste du catalogue",
  beforeEach: async ({ act, apiAs }) => {
    const { items } = await apiAs("admin").read("listProducts", { query: { search: "perec" } });
    const productIds = items.map(({ id }) => id);
    await act("admin", "createCatalogList", {
      body: { name: "L’Oulipo en vitrine", catalogListType: "News", page: "Vitrine", nextUpdateTime: null, productIds },
    });
  },
  play: async ({ canvas }) => {
    await choose(canvas, "perec", /La Vie mode d’emploi/);
    await userEvent.click(await canvas.findByRole("combobox", { name: "Liste du catalogue" }));
    await userEvent.click(await canvas.findByRole("option", { name: /L’Oulipo en vitrine/ }));
    await expect(await canvas.findByText(/^«\sL’Oulipo en vitrine\s»\s: 3 titres ajoutés\.$/)).toBeVisible();
    await expect(canvas.getByRole("table", { name: "4 titres choisis" })).toBeVisible();
  },
};

/** La liste n’a pas pu être lue : c’est dit, et rien n’est perdu de ce qui était choisi. */
export const FromListFailed: Story = {
  ...FromList,
  name: "D’une liste, échec",
  parameters: at(path).parameters,
  play: async ({ canvas, msw }) => {
    await choose(canvas, "perec", /La Vie mode d’emploi/);
    await userEvent.click(await canvas.findByRole("combobox", { name: "Liste du catalogue" }));
    const option = await canvas.findByRole("option", { name: /L’Oulipo en vitrine/ });
    msw.use(failing("getCatalogList"));
    await userEvent.click(option);
    await expect(await canvas.findByText(/n’a pas pu être lue/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "1 titre choisi" })).toBeVisible();
  },
};

/** Rechargée pendant que la tâche tourne : l’adresse la connaît, la page continue de la suivre. */
export const Resumed: Story = {
  name: "Reprise",
  ...at(`${path}?task=${caughtTask().id}`),
  beforeEach: ({ msw }) => msw.use(mock("getBackgroundTask", () => caughtTask())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Rafraîchissement du cache" })).toBeVisible();
    await expect(await canvas.findByText("22 sur 40 titres")).toBeVisible();
  },
};

/** La tâche s’est arrêtée : pourquoi, et de quoi recommencer. */
export const TaskFailed: Story = {
  name: "Tâche en échec",
  ...at(async (api) => `${path}?task=${(await failedTask(api)).id}`),
  play: async ({ canvas, apiAs }) => {
    const { id } = await failedTask(apiAs("libraire"));
    await expect(await canvas.findByText(/^Le travail a échoué 5 fois\. Le journal du serveur dit pourquoi\./)).toBeVisible();
    const advice = new RegExp(`^Demandez de nouveau le rafraîchissement\\s; .* la référence ${id.slice(0, 8)}\\.$`);
    await expect(canvas.getByText(advice)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Nouvelle sélection" })).toBeVisible();
  },
};

/** Une tâche qui n’est pas là, ou pas la sienne. */
export const TaskLost: Story = {
  name: "Tâche introuvable",
  ...at(`${path}?task=00000000-0000-4000-8000-000000000000`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cette tâche est introuvable.")).toBeVisible();
  },
};
