import { failing, forbidden, mock, rejected, stale } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { CustomerScreen } from "./CustomerScreen.tsx";

const path = "/public/customer/detail/:id?";
const at = (address: string) => consoleStory({ path, at: address, server: "fresh" });
/** Hélène Le Goff, « Fidélité », five orders. */
const helene = at("/public/customer/detail/1");
const desk = {
  parameters: {
    ...helene,
    viewport: { options: { desk: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desk" } },
};
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

const meta = { title: "Écrans/Client", component: CustomerScreen, parameters: helene } satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Opens a question by its button and answers the dialog. */
async function ask(canvas: Canvas, element: HTMLElement, button: string): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole("button", { name: button }));
  return within(await within(element.ownerDocument.body).findByRole("alertdialog", { name: question }));
}

/** Keeps what would be saved as a file: its name and its words. */
function catchFiles(): { saved: { name: string; text: Promise<string> }[]; release: () => void } {
  const saved: { name: string; text: Promise<string> }[] = [];
  let last: Blob | null = null;
  const make = spyOn(URL, "createObjectURL").mockImplementation((file) => {
    last = file as Blob;
    return "blob:story";
  });
  const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, text: last.text() });
  });
  return {
    saved,
    release: () => {
      make.mockRestore();
      click.mockRestore();
    },
  };
}

/** How to reach her, her orders with where each stands, the way to all of them, what she wrote and receives. */
export const Loaded: Story = {
  ...desk,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Hélène Le Goff" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "helene.legoff@example.fr" })).toHaveAttribute("href", "mailto:helene.legoff@example.fr");
    await expect(await canvas.findByRole("link", { name: "Voir ses 5 commandes" })).toHaveAttribute(
      "href",
      "/public/document?customerId=1",
    );
    const order = await canvas.findByRole("row", { name: /24118/ });
    await expect(within(order).getByRole("link", { name: "24118" })).toHaveAttribute("href", "/public/document/detail/24118");
    const messages = await canvas.findByRole("table", { name: "Derniers messages envoyés par Hélène Le Goff" });
    await expect((await within(messages).findAllByRole("link", { name: /Où est ma commande/ }))[0]).toHaveAttribute(
      "href",
      "/public/message/detail/1",
    );
    await expect(within(messages).getByText("À traiter")).toBeVisible();
    await expect(canvas.getByText("Lettre de la librairie")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Facturation et livraison" })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: at("/public/customer/detail/999999"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/customer");
  },
};

/** An address without a usable number asks the server for nothing. */
export const WithoutId: Story = {
  parameters: at("/public/customer/detail"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("getCustomer")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText(/Gérer les clients/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("getCustomer")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** The orders do not come: the rest of the page stands, and they can be asked for again. */
export const FailedOrders: Story = {
  beforeEach: ({ msw }) => msw.use(failing("listDocuments")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Hélène Le Goff" })).toBeVisible();
  },
};

/** Another role: asked with the name and what it was, shown at once. */
export const RoleChanged: Story = {
  ...desk,
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Changer le rôle");
    await waitFor(() => expect(dialog.getByText(/Hélène Le Goff, aujourd’hui « Fidélité »/)).toBeVisible());
    await userEvent.click(await dialog.findByRole("radio", { name: "Professionnel" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("alertdialog")).toBeNull());
    await expect(await canvas.findByText("Professionnel")).toBeVisible();
  },
};

/** A role that is gone: the sentence stands in the dialog, which stays. */
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(rejected("setCustomerRole", { roleId: "Ce rôle n’existe pas." })),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Changer le rôle");
    await userEvent.click(await dialog.findByRole("radio", { name: "Professionnel" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(dialog.getAllByText("Ce rôle n’existe pas.")[0]).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("alertdialog")).toBeNull());
  },
};

/** Somebody changed the record meanwhile: nothing is overwritten, the page says so and reads anew. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => msw.use(stale("setCustomerRole")),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Changer le rôle");
    await userEvent.click(await dialog.findByRole("radio", { name: "Professionnel" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText(/Quelqu’un a modifié cette fiche/)).toBeVisible());
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(await canvas.findByText("Fidélité")).toBeVisible();
  },
};

/** A colleague gave her another role meanwhile: both stand side by side, and mine is given once I say so. */
export const RoleGivenMeanwhile: Story = {
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await ask(canvas, canvasElement, "Changer le rôle");
    await userEvent.click(await dialog.findByRole("radio", { name: "Professionnel" }));
    const { version } = await apiAs("admin").read("getCustomer", { query: { id: 1 } });
    await act("admin", "setCustomerRole", { query: { id: 1 }, body: { roleId: null } }, { version: `"${version}"` });
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    const versions = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(versions.getByText("Sans rôle")).toBeVisible());
    await expect(versions.getByText("Professionnel")).toBeVisible();
    await userEvent.click(versions.getByRole("button", { name: "Enregistrer ma version" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Professionnel")).toBeVisible();
  },
};

/** Everything kept about her as one file for another program; the confirmation says that it is noted. */
export const ExportedAsJson: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { saved, release } = catchFiles();
    const dialog = await ask(canvas, canvasElement, "Exporter ses données");
    await waitFor(() => expect(dialog.getByText(/Hélène Le Goff.*noté au journal d’activité/)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    release();
    await expect(saved[0]?.name).toMatch(/^donnees-client-1-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse((await saved[0]?.text) ?? "{}");
    await expect(data.customer.email).toBe("helene.legoff@example.fr");
    await expect(data.documents.map(({ customId }: { customId: string }) => customId)).toContain("24118");
    await expect(data.messages.length).toBeGreaterThan(0);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText(/\.json est enregistré\. L’export est noté au journal d’activité\./)).toBeVisible());
  },
};

/** The same for a spreadsheet: one fact a line, words that look like formulas kept from being one. */
export const ExportedAsCsv: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock("exportCustomerData", () => ({
        isValid: true,
        errors: [],
        propertiesErrorMessages: [],
        entityOutput: {
          customer: {
            id: 24,
            firstName: "Hélène",
            lastName: "=cmd()",
            company: null,
            email: "helene.legoff@example.fr",
            phone: null,
            role: null,
            orderCount: 0,
            orderTotal: "0.00",
            lastOrderAt: null,
            createdAt: "2024-03-02T10:00:00Z",
            billingAddress: null,
            shippingAddress: null,
            messageCount: 1,
            subscriptions: [],
            version: 1,
          },
          documents: [],
          messages: [{ id: 31, message: "Bonjour ; où\nest-elle ?" }],
          mails: [],
        },
      })),
    ),
  play: async ({ canvas, canvasElement }) => {
    const { saved, release } = catchFiles();
    const dialog = await ask(canvas, canvasElement, "Exporter ses données");
    await userEvent.click(dialog.getByRole("radio", { name: "CSV" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    release();
    await expect(saved[0]?.name).toMatch(/\.csv$/);
    const text = (await saved[0]?.text) ?? "";
    await expect(text).toContain("Rubrique;Enregistrement;Donnée;Valeur\r\n");
    await expect(text).toContain("Fiche;24;lastName;'=cmd()\r\n");
    await expect(text).toContain('Messages;31;message;"Bonjour ; où\nest-elle ?"\r\n');
  },
};

/** Who may neither see orders nor read messages learns how many there are. */
export const WithoutOtherRights: Story = {
  parameters: consoleStory({ path, at: "/public/customer/detail/250", server: "fresh", user: "stagiaire" }),
  beforeEach: async ({ act }) => {
    const claimTypes = ["Permission.BackOffice.Public.CustomersManage"];
    await act("admin", "updateRole", { query: { id: 5 }, body: { name: "Stage", claimTypes } }, { version: '"1"' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 commande\. Il vous manque le droit de la voir\.$/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Voir la commande/ })).toBeNull();
    await expect(canvas.getByText("Aucun message.")).toBeVisible();
  },
};

/** Somebody who never ordered, wrote or subscribed: each part says so. */
export const NothingYet: Story = {
  parameters: at("/public/customer/detail/9"),
  play: async ({ canvas }) => {
    // Until the rights are known, each part says that one may not see it, in words of its own.
    await waitFor(() => expect(canvas.getByText("Aucune commande.")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Aucun message.")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Aucun abonnement.")).toBeVisible());
  },
};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Export their data" })).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "Latest orders of Hélène Le Goff" })).toBeVisible();
    await expect(await canvas.findByText("To handle")).toBeVisible();
  },
};

/** On a telephone one column, nothing beyond the edge. */
export const Narrow: Story = {
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("link", { name: "24118" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
