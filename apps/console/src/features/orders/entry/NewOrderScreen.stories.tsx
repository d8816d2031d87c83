import { forbidden, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { NewOrderScreen } from "./NewOrderScreen.tsx";

const path = "/public/document/new";
const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
type Canvas = ReturnType<typeof within>;

/** Nouvelle commande : les titres au scanner ou à la recherche, le client ou personne, le retrait ou la livraison. */
const meta = {
  title: "Écrans/Nouvelle commande",
  component: NewOrderScreen,
  parameters: { ...consoleStory({ path, at: path, server: "fresh", user: "libraire" }) },
} satisfies Meta<typeof NewOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A scanner types the code and ends with Enter. */
async function scan(canvas: Canvas, code: string): Promise<void> {
  await userEvent.type(await canvas.findByRole("combobox", { name: /titre/i }), `${code}{Enter}`);
}

/** Saves an order of one title. */
async function save(canvas: Canvas): Promise<void> {
  await scan(canvas, "9782253023906");
  await canvas.findByText(/^Total : \d/);
  await userEvent.click(canvas.getByRole("button", { name: "Enregistrer la commande" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: QUESTION }));
  await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
}

/** Deux fois le même titre : deux exemplaires ; au-delà de ce que la loi permet, la ligne le dit sans rien empêcher. */
export const Loaded: Story = {
  name: "Chargée",
  play: async ({ canvas }) => {
    await scan(canvas, "9782253023906");
    const copies = await canvas.findByRole("spinbutton", { name: /exemplaires$/ });
    await scan(canvas, "9782253023906");
    await waitFor(() => expect(copies).toHaveValue("2"));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Remise/ }), "10");
    await expect(await canvas.findByText(/5\s% de remise au plus/)).toBeVisible();
  },
};

/** Vente au comptoir : encaissée et remise d’un coup, puis la page attend le client suivant. */
export const Sale: Story = {
  name: "Vente au comptoir",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Vente au comptoir" }));
    await scan(canvas, "9782253023906");
    await canvas.findByText(/^Total : \d/);
    await userEvent.click(canvas.getByRole("button", { name: "Encaisser et remettre" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: QUESTION }));
    await userEvent.click(dialog.getByRole("radio", { name: "Carte" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await screen.findByText(/^Vente nº\sC26-1001 encaissée et remise\.$/)).toBeVisible();
    await expect(canvas.getByText("Scannez un titre, ou cherchez-le.")).toBeVisible();
  },
};

/** Le droit a été retiré entre-temps : rien n’est perdu de ce qui est saisi. */
export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(forbidden("createDocument")),
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(await screen.findByText(/droit/)).toBeVisible();
    await expect(canvas.getByRole("spinbutton", { name: /exemplaires$/ })).toHaveValue("1");
  },
};

/** Livraison sans client : le serveur dit ce qui manque, au champ. */
export const Rejected: Story = {
  name: "Refusée",
  beforeEach: ({ msw }) => {
    msw.use(rejected("createDocument", { customerId: "Choisissez un client, ou le retrait en magasin." }));
  },
  play: async ({ canvas }) => {
    await save(canvas);
    const customer = await canvas.findByRole("combobox", { name: /^Client/ });
    await waitFor(() => expect(customer).toHaveAccessibleDescription(/Choisissez un client/));
  },
};
