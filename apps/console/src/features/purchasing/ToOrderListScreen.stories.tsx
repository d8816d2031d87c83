import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { ToOrderListScreen } from "./ToOrderListScreen.tsx";

const path = "/public/purchase";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh", user: "libraire" });
const TITLE = "L’Énigme de l’Atlantide";
const EAN = "9782870970720";
const one = { parameters: at(`${path}?search=${EAN}`) };
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Ce qui est vendu et n’est pas là, par fournisseur, avec les commandes qui attendent ; ce qui est commandé, attendu, en retard. */
const meta = {
  title: "Écrans/À commander",
  component: ToOrderListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof ToOrderListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par titre ; les commandes qui l’attendent y mènent, et chaque vue dit combien de titres elle compte. */
export const Loaded: Story = {
  name: "Principal",
  parameters: at(`${path}?pageSize=100`),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("rowheader", { name: new RegExp(TITLE) });
    // The names of all rows, each made of its cells, take longer to make than one waits for.
    const row = within(title.closest("tr") ?? title);
    await expect(row.getByText("MDS")).toBeVisible();
    await expect(row.getByText("À commander")).toBeVisible();
    await expect(row.getByRole("link", { name: /^nº\s24083$/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/document\/detail\/\d+$/),
    );
    await expect(row.getByRole("link", { name: /^nº\s24098$/ })).toBeVisible();
    const views = within(canvas.getByRole("navigation", { name: "Vues des titres à commander" }));
    await expect(await views.findByRole("link", { name: /^En retard\D*1$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Réceptionner" })).toHaveAttribute("href", "/public/arrival");
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("button", { name: "Exporter" })).toBeVisible();
    await expect((await canvas.findAllByRole("rowheader")).length).toBeGreaterThan(1);
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listTitlesToOrder") };

export const Failed: Story = { name: "Échec", ...failedRead("listTitlesToOrder") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "listTitlesToOrder") };

/** Ce qui devait être là et ne l’est pas : depuis quand, chez qui, et quelle commande attend. */
export const Late: Story = {
  name: "En retard",
  parameters: at(`${path}?state=Late`),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /Boussole/ }));
    await expect(row.getByText("En retard depuis le 20/11/2026")).toBeVisible();
    await expect(row.getByText("Union Distribution")).toBeVisible();
    await expect(row.getByRole("link", { name: /^nº\s24062$/ })).toBeVisible();
  },
};

/** Seulement les titres d’un fournisseur : c’est ce que l’export lui envoie. */
export const OfOneSupplier: Story = {
  name: "D’un fournisseur",
  parameters: at(`${path}?supplier=Hachette+Distribution`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Fournisseur" })).toBeVisible();
    await expect(await canvas.findByRole("rowheader", { name: /Regain/ })).toBeVisible();
    await expect(canvas.queryByRole("rowheader", { name: new RegExp(TITLE) })).toBeNull();
  },
};

/** Combien d’exemplaires, pour quand : le titre passe en commande, et les commandes des clients attendent son arrivée. */
export const Ordered: Story = {
  name: "Marqué commandé",
  ...one,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Sélectionner «\sL’Énigme de l’Atlantide\s»$/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Marquer commandé" }));
    const dialog = within(await page.findByRole("dialog", { name: "Marquer commandé au fournisseur" }));
    const copies = await dialog.findByRole("spinbutton", { name: /^Exemplaires de «\sL’Énigme de l’Atlantide\s»/ });
    await expect(copies).toHaveValue("2");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Référence de la commande/ }), "R-1204");
    await userEvent.click(dialog.getByRole("button", { name: "Marquer commandé" }));
    await waitFor(() => expect(page.getByText(/^2\sexemplaires marqués commandés\.$/)).toBeVisible());
    await expect(page.getByText(/^2\scommandes attendent maintenant leur arrivée\.$/)).toBeVisible();
    await waitFor(() => expect(within(canvas.getByRole("row", { name: new RegExp(TITLE) })).getByText("Commandé")).toBeVisible());
    await expect(canvas.queryByRole("checkbox", { checked: true })).toBeNull();
  },
};

/** Un jour passé est refusé à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  ...one,
  beforeEach: ({ msw }) => msw.use(rejected("recordPurchase", { expectedOn: "Indiquez aujourd’hui ou un jour à venir." })),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Sélectionner «\sL’Énigme de l’Atlantide\s»$/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Marquer commandé" }));
    const dialog = within(await page.findByRole("dialog", { name: "Marquer commandé au fournisseur" }));
    const reference = await dialog.findByRole("textbox", { name: /^Référence de la commande/ });
    await userEvent.type(reference, "R-1204");
    await userEvent.click(dialog.getByRole("button", { name: "Marquer commandé" }));
    await expect((await dialog.findAllByText("Indiquez aujourd’hui ou un jour à venir.")).length).toBeGreaterThan(0);
    await expect(reference).toHaveValue("R-1204");
  },
};

/** Ce qui n’est pas arrivé peut être annulé : il redevient à commander. */
export const Cancelled: Story = {
  name: "Commande annulée",
  parameters: consoleStory({
    path,
    at: async (api) => {
      await api.send("recordPurchase", { body: { lines: [{ ean: EAN, quantity: 2 }], expectedOn: null } });
      return `${path}?search=${EAN}`;
    },
    server: "fresh",
    user: "libraire",
  }),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(within(await canvas.findByRole("row", { name: new RegExp(TITLE) })).getByText("Commandé")).toBeVisible();
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Sélectionner «\sL’Énigme de l’Atlantide\s»$/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Annuler la commande" }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/^2\sexemplaires en commande redeviennent à commander\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getByText(/^2\sexemplaires ne sont plus en commande\.$/)).toBeVisible());
    await waitFor(() => expect(within(canvas.getByRole("row", { name: new RegExp(TITLE) })).getByText("À commander")).toBeVisible());
  },
};

/** Espace montre qui attend, sans quitter la liste. */
export const Peeked: Story = {
  name: "D’un coup d’œil",
  ...one,
  play: async ({ canvas, canvasElement }) => {
    const box = await canvas.findByRole("checkbox", { name: /^Sélectionner «\sL’Énigme de l’Atlantide\s»$/ });
    await userEvent.click(box);
    await userEvent.click(box);
    const link = canvas.getByRole("link", { name: /^nº\s24083$/ });
    link.focus();
    await userEvent.keyboard(" ");
    const peek = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: new RegExp(TITLE) }));
    await waitFor(() => expect(peek.getAllByText(/1\sexemplaire, à expédier, depuis le/)).toHaveLength(2));
    await userEvent.keyboard("{Escape}");
  },
};

/** Les lignes sont des cartes. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText("À commander")).length).toBeGreaterThan(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
