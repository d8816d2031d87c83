import { failing, forbidden, loading, mock, rejected, stale } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { CustomerScreen } from "./CustomerScreen.tsx";

const path = "/public/customer/detail/:id?";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
/** Hélène Le Goff, « Fidélité », five orders. */
const helene = at("/public/customer/detail/1");
const desktop = {
  parameters: {
    ...helene,
    viewport: { options: { desktop: { name: "Bureau", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desktop" } },
};
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Un client : comment le joindre, ce qu’il a commandé, écrit et reçu, et ce qu’on peut faire pour lui. */
const meta = { title: "Écrans/Client", component: CustomerScreen, parameters: { ...helene } } satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const subscribed = {
  ...{ subscriptionId: 3, subscription: "La lettre du mois", email: "helene.legoff@example.fr" },
  ...{ since: "2025-03-12T20:16:00.000Z", isSuppressed: false },
};
const registered = {
  ...{ eventId: 7, event: "Rencontre avec Marie NDiaye", eventStart: "2026-12-05T17:00:00.000Z" },
  ...{ email: "helene.legoff@example.fr", creationTime: "2026-11-20T18:26:00.000Z" },
};

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

/** Comment la joindre, où en sont ses commandes, le chemin vers toutes, ce qu’elle a écrit et reçoit. */
export const Loaded: Story = {
  ...desktop,
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Hélène Le Goff" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "helene.legoff@example.fr" })).toHaveAttribute("href", "mailto:helene.legoff@example.fr");
    await expect(await canvas.findByRole("link", { name: "Voir ses 5 commandes" })).toHaveAttribute(
      "href",
      "/public/document?customerId=1",
    );
    // As many as there are rows; the figures beside leave out what was cancelled, and say so.
    const orders = await canvas.findByRole("table", { name: "Dernières commandes passées par Hélène Le Goff" });
    await waitFor(() => expect(within(orders).getAllByRole("row")).toHaveLength(6));
    await expect(canvas.getByText("Commandes, hors annulées")).toBeVisible();
    const order = within(orders).getByRole("row", { name: /24118/ });
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
  name: "Introuvable",
  parameters: at("/public/customer/detail/999999"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/customer");
  },
};

/** Une adresse sans numéro utilisable ne demande rien au serveur. */
export const WithoutId: Story = {
  name: "Adresse sans numéro",
  parameters: at("/public/customer/detail"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les clients", "getCustomer") };

export const Failed: Story = { name: "Échec", ...failedRead("getCustomer") };

/** Les commandes ne viennent pas : le reste de la page est là, et on peut les redemander. */
export const FailedOrders: Story = {
  name: "Échec des commandes seules",
  beforeEach: ({ msw }) => msw.use(failing("listDocuments")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Hélène Le Goff" })).toBeVisible();
  },
};

/** Fusionner : l’autre fiche trouvée, les deux côte à côte, ce qui reste de chacune et ce qui passe ; l’autre fiche n’est plus dans la liste. */
export const Merged: Story = {
  ...desktop,
  name: "Fusionner",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const duplicate = { email: "helenelegoff+livres@example.fr", firstName: "Helene", lastName: "Le Goff", phone: "06 39 98 00 99" };
    await act("admin", "takeIntake", { body: { customers: [{ reference: "SITE-D1", ...duplicate }] } });
    const dialog = await ask(canvas, canvasElement, "Fusionner…");
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await dialog.findByText("Choisissez l’autre fiche.")).toBeVisible();
    const found = await dialog.findByRole("radio", { name: /^Helene Le Goff, fiche/i });
    await expect(found).toHaveAccessibleDescription(/même adresse électronique/);
    await userEvent.click(found);
    await userEvent.click(await dialog.findByRole("radio", { name: "06 39 98 00 99" }));
    await expect(dialog.getByText(/rien d’autre que la fiche/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("alertdialog")).toBeNull());
    await expect(await canvas.findByRole("link", { name: "06 39 98 00 99" })).toBeVisible();
    const { items } = await apiAs("admin").read("listCustomers", { query: { search: "helenelegoff+livres" } });
    await expect(items).toHaveLength(0);
  },
};

/** N’importe quelle autre fiche se cherche ; choisie à tort, on en choisit une autre. */
export const MergeSearched: Story = {
  ...desktop,
  name: "Fusionner, chercher",
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Fusionner…");
    const search = () => dialog.findByRole("searchbox", { name: "Chercher une autre fiche" });
    await userEvent.type(await search(), "zzzz");
    await expect(await dialog.findByText("Aucune autre fiche ne répond à ces mots.")).toBeVisible();
    await userEvent.clear(await search());
    await userEvent.type(await search(), "benhaddou");
    await userEvent.click((await dialog.findAllByRole("radio", { name: /Benhaddou/ }))[0] as HTMLElement);
    await expect(await dialog.findByText(/rejoint la fiche nº\s1\./)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Choisir une autre fiche" }));
    await expect(await search()).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
  },
};

/** Une fiche réunie à une autre y mène, et le dit. */
export const Led: Story = {
  name: "Fiche réunie",
  parameters: consoleStory({ path: "/", at: "/public/customer/detail/2", isFramed: true, server: "fresh" }),
  beforeEach: async ({ act, apiAs }) => {
    const { into, merged } = await apiAs("admin").read("previewCustomerMerge", { query: { id: 1, mergedId: 2 } });
    const body = { id: 1, mergedId: 2, version: into.version, mergedVersion: merged.version, take: [] };
    await act("admin", "mergeCustomers", { body });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Hélène Le Goff" }, { timeout: 10_000 })).toBeVisible();
    // Shown, and said aloud.
    const [sentence] = await canvas.findAllByText("La fiche nº 2 a été réunie à la fiche nº 1.");
    await expect(sentence).toBeVisible();
  },
};

/** Un autre rôle : confirmé avec le nom et l’ancien, montré aussitôt. */
export const RoleChanged: Story = {
  ...desktop,
  name: "Changer le rôle",
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Changer le rôle");
    await waitFor(() => expect(dialog.getByText(/Hélène Le Goff, aujourd’hui « Fidélité »/)).toBeVisible());
    await userEvent.click(await dialog.findByRole("radio", { name: "Professionnel" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("alertdialog")).toBeNull());
    await expect(await canvas.findByText("Professionnel")).toBeVisible();
  },
};

/** Un rôle disparu : la phrase se lit dans le dialogue, qui reste. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
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

/** Quelqu’un a changé la fiche entre-temps : rien n’est écrasé, la page le dit et relit. */
export const Conflict: Story = {
  name: "Conflit",
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

/** Une collègue lui a donné un autre rôle entre-temps : les deux côte à côte, et le mien n’est donné que si je le dis. */
export const RoleGivenMeanwhile: Story = {
  name: "Rôle donné entre-temps",
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

/** Tout ce qu’on garde d’elle en un fichier pour un autre logiciel ; la confirmation dit que c’est noté au journal. */
export const ExportedAsJson: Story = {
  name: "Exporter ses données, en JSON",
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

/** De même pour un tableur : un fait par ligne, et aucun mot pris pour une formule. */
export const ExportedAsCsv: Story = {
  name: "Exporter ses données, en CSV",
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
            note: "",
            siret: null,
            vatNumber: null,
            serviceCode: null,
            erasedAt: null,
            mergedIntoId: null,
            formerEmails: [],
            subscriptions: [],
            version: 1,
          },
          documents: [],
          messages: [{ id: 31, message: "Bonjour ; où\nest-elle ?" }],
          mails: [],
          reviews: [],
          registrations: [{ id: 7, event: "Rencontre" }],
          subscriptions: [],
          suppressions: [],
          letters: [],
          events: [],
          profiles: [],
          discounts: [],
          vouchers: [],
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
    await expect(text).toContain("Inscriptions;7;event;Rencontre\r\n");
    await expect(text).toContain('Messages;31;message;"Bonjour ; où\nest-elle ?"\r\n');
  },
};

/** Ce qu’elle a commandé, titre par titre : cherché par un mot, chaque ligne mène à sa commande. */
export const TitlesSearched: Story = {
  name: "Titres commandés, cherchés",
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: /^Titres commandés par Hélène Le Goff/ });
    const [, first] = within(table).getAllByRole("row");
    await expect(within(first as HTMLElement).getByRole("link", { name: /^nº\s\d+$/ })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher un titre" }), "introuvable");
    await expect(await canvas.findByText("Aucun titre ne répond à ces mots.")).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox", { name: "Chercher un titre" }));
    await expect(await canvas.findByRole("table", { name: /^Titres commandés par Hélène Le Goff/ })).toBeVisible();
  },
};

/** La note se lit et s’écrit au même endroit ; un brouillon reste tant qu’elle n’est pas enregistrée. */
export const NoteWritten: Story = {
  ...desktop,
  name: "Note de l’équipe",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Note" }), "Préfère le matin.");
    await userEvent.click(await canvas.findByRole("button", { name: "Enregistrer la note" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Enregistrer la note" })).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Note" })).toHaveValue("Préfère le matin.");
  },
};

/** Une collègue a écrit une autre note entre-temps : les deux côte à côte. */
export const NoteWrittenMeanwhile: Story = {
  ...desktop,
  name: "Note écrite entre-temps",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Note" }), "La mienne");
    const { version } = await apiAs("admin").read("getCustomer", { query: { id: 1 } });
    await act("admin", "setCustomerNote", { query: { id: 1 }, body: { note: "La sienne" } }, { version: `"${version}"` });
    await userEvent.click(await canvas.findByRole("button", { name: "Enregistrer la note" }));
    const page = within(canvasElement.ownerDocument.body);
    const versions = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await userEvent.click(await versions.findByRole("button", { name: "Enregistrer ma version" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Note" })).toHaveValue("La mienne");
  },
};

/** Un professionnel : son SIREN et son numéro de TVA, vérifiés à l’enregistrement ; ses prochaines factures sont des Factur-X. */
export const BusinessNumbers: Story = {
  ...desktop,
  name: "Numéros d’entreprise",
  play: async ({ canvas }) => {
    const siret = () => canvas.findByRole("textbox", { name: "SIREN ou SIRET" });
    await userEvent.type(await siret(), "732 829 321");
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Nº de TVA/ }), "FR44 732829320");
    await userEvent.click(await canvas.findByRole("button", { name: "Enregistrer les informations" }));
    await waitFor(async () => expect(await siret()).toHaveAccessibleDescription(/^La clé de contrôle est fausse/));
    await userEvent.clear(await siret());
    await userEvent.type(await siret(), "732 829 320");
    await userEvent.click(await canvas.findByRole("button", { name: "Enregistrer les informations" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Enregistrer les informations" })).toBeNull());
    await expect(await siret()).toHaveValue("732829320");
    await expect(canvas.getByRole("textbox", { name: /^Nº de TVA/ })).toHaveValue("FR44732829320");
  },
};

/** Un organisme public : son code service, que Chorus Pro demande, va avec le SIRET de l’établissement. */
export const PublicBody: Story = {
  ...desktop,
  name: "Code service d’un organisme public",
  play: async ({ canvas }) => {
    const field = (name: RegExp | string) => canvas.findByRole("textbox", { name });
    const save = async () => userEvent.click(await canvas.findByRole("button", { name: "Enregistrer les informations" }));
    const code = () => field(/^Code service/);
    await userEvent.type(await field("SIREN ou SIRET"), "732 829 320");
    await userEvent.type(await code(), "LECTURE PUBLIQUE");
    await save();
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/^Un code service va avec le SIRET/));
    await userEvent.type(await field("SIREN ou SIRET"), " 00074");
    await save();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Enregistrer les informations" })).toBeNull());
    await expect(await code()).toHaveValue("LECTURE PUBLIQUE");
  },
};

/** La facturation d’un professionnel : à la livraison complète ou à chaque livraison ; un particulier ne la choisit pas. */
export const Invoicing: Story = {
  ...desktop,
  name: "Facturation d’un professionnel",
  play: async ({ canvas, canvasElement }) => {
    const choice = () => canvas.findByRole("combobox", { name: "Facturation" });
    const save = async () => userEvent.click(await canvas.findByRole("button", { name: "Enregistrer les informations" }));
    await expect(await choice()).toHaveTextContent("Comme la boutique");
    await expect(await choice()).toHaveAccessibleDescription("La boutique facture à la livraison complète.");
    await userEvent.click(await choice());
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole("option", { name: "À chaque livraison" }));
    await save();
    await waitFor(async () => expect(await choice()).toHaveAccessibleDescription(/^Seuls une entreprise, une association/));
    await userEvent.type(await canvas.findByRole("textbox", { name: "SIREN ou SIRET" }), "732 829 320");
    await save();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Enregistrer les informations" })).toBeNull());
    await expect(await choice()).toHaveTextContent("À chaque livraison");
  },
};

/** Écrire : l’objet et le message, confirmés avec l’adresse ; ce qui est tapé reste quand on referme. */
export const Written: Story = {
  ...desktop,
  name: "Écrire",
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Écrire");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Objet/ }), "Votre livre");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    const again = await ask(canvas, canvasElement, "Écrire");
    await expect(again.getByRole("textbox", { name: /^Objet/ })).toHaveValue("Votre livre");
    await userEvent.type(again.getByRole("textbox", { name: /^Message/ }), "Il vous attend.");
    await userEvent.click(again.getByRole("button", { name: "Confirmer" }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(await page.findByText("Le courriel part à helene.legoff@example.fr.")).toBeVisible();
  },
};

/** Effacée : la question dit ce qui part et ce qui reste ; ensuite la fiche ne dit plus qui c’était. */
export const Erased: Story = {
  ...desktop,
  name: "Effacer une personne",
  parameters: { ...desktop.parameters, ...at("/public/customer/detail/9") },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Effacer cette personne");
    await waitFor(() => expect(dialog.getByText(/Les commandes et factures restent/)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Personne effacée" })).toBeVisible();
    await expect(await canvas.findByText(/^Effacée le/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Écrire" })).toBeNull();
  },
};

/** Une commande est en cours : la phrase dit laquelle, rien n’est effacé. */
export const NotErasedYet: Story = {
  ...desktop,
  name: "Effacer : commandes en cours",
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Effacer cette personne");
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getAllByText(/Des commandes ne sont pas réglées/)[0]).toBeVisible());
    await expect(canvas.getByRole("heading", { level: 1, name: "Hélène Le Goff" })).toBeVisible();
  },
};

/** Qui ne peut ni voir les commandes ni lire les messages apprend seulement combien il y en a. */
export const WithoutOtherRights: Story = {
  name: "Sans le droit des commandes",
  parameters: consoleStory({ path, at: "/public/customer/detail/250", server: "fresh", user: "stagiaire" }),
  beforeEach: async ({ act }) => {
    const claimTypes = ["Permission.BackOffice.Public.CustomersManage"];
    await act("admin", "updateRole", { query: { id: 5 }, body: { name: "Stage", claimTypes } }, { version: '"1"' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 commande, hors annulées\. Il vous manque le droit de la voir\.$/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Voir la commande/ })).toBeNull();
    await expect(canvas.getByText("Aucun message.")).toBeVisible();
    // What their e-mail address got is not said to whoever may not see it where it is kept.
    for (const title of ["Courriels envoyés", "Inscriptions aux rencontres", "Abonnements de son adresse électronique"])
      await expect(canvas.queryByRole("heading", { name: title })).toBeNull();
  },
};

/** Ce que son adresse reçoit et à quoi elle s’est inscrite, ancienne adresse comprise, chacun avec le chemin vers sa page. */
export const ByEmail: Story = {
  ...desktop,
  name: "Courriels, inscriptions, abonnements",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listCustomerSubscriptions", () => ({
        items: [
          { ...subscribed, id: 1, state: "Subscribed" },
          { ...subscribed, id: 2, email: "h.legoff@example.org", state: "Dead", isSuppressed: true },
        ],
      })),
      mock("listCustomerRegistrations", () => ({
        items: [
          { ...registered, id: 1, state: "Registered" },
          { ...registered, id: 2, event: "Atelier de reliure", state: "Cancelled" },
        ],
      })),
    ),
  play: async ({ canvas }) => {
    const letters = within(await canvas.findByRole("table", { name: "Abonnements de l’adresse de Hélène Le Goff" }));
    await expect(letters.getAllByRole("link", { name: "La lettre du mois" })[0]).toHaveAttribute(
      "href",
      "/subscription/detail/3?search=helene.legoff%40example.fr",
    );
    await expect(letters.getByText("h.legoff@example.org, à qui on n’écrit plus")).toBeVisible();
    await expect(letters.getByText("Adresse morte")).toBeVisible();
    const events = within(await canvas.findByRole("table", { name: "Inscriptions de Hélène Le Goff" }));
    await expect(events.getByRole("link", { name: "Rencontre avec Marie NDiaye" })).toHaveAttribute(
      "href",
      "/cms/eventRegistration/detail/7?search=helene.legoff%40example.fr",
    );
    await expect(events.getByRole("link", { name: "Atelier de reliure" })).toHaveAttribute("href", "/cms/eventRegistration/detail/7");
    await expect(await canvas.findByRole("link", { name: /^Voir (ses \d+ courriels|le courriel)/ })).toHaveAttribute(
      "href",
      "/public/mail?customerId=1",
    );
  },
};

/** En attendant les abonnements de son adresse : des lignes grises, le reste de la page est là. */
export const SubscriptionsLoading: Story = {
  ...desktop,
  name: "Abonnements, chargement",
  beforeEach: ({ msw }) => msw.use(loading("listCustomerSubscriptions")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Abonnements de son adresse électronique" })).toBeVisible();
    await expect(canvas.queryByText("Cette adresse n’est abonnée à rien.")).toBeNull();
  },
};

/** Les abonnements ne viennent pas : on peut les redemander, et ce n’est pas « aucun ». */
export const SubscriptionsFailed: Story = {
  ...desktop,
  name: "Abonnements, échec",
  beforeEach: ({ msw }) => msw.use(failing("listCustomerSubscriptions")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.queryByText("Cette adresse n’est abonnée à rien.")).toBeNull();
  },
};

/** Le droit est parti entre-temps : la partie le dit, sans rien montrer. */
export const SubscriptionsForbidden: Story = {
  ...desktop,
  name: "Abonnements, refusés",
  beforeEach: ({ msw }) => msw.use(forbidden("listCustomerSubscriptions")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Gérer les abonnements/)).toBeVisible();
  },
};

/** Deux notes trop longues ensemble : la question le dit, rien n’est coupé, et la note se raccourcit sur place. */
export const MergedLongNotes: Story = {
  ...desktop,
  name: "Fusionner, notes trop longues",
  beforeEach: async ({ act }) => {
    for (const [id, word] of [
      [1, "livre "],
      [2, "disque "],
    ] as const)
      await act("admin", "setCustomerNote", { query: { id }, body: { note: word.repeat(250) } }, { version: '"1"' });
  },
  play: async ({ canvas, canvasElement, apiAs }) => {
    const { lastName } = await apiAs("admin").read("getCustomer", { query: { id: 2 } });
    const dialog = await ask(canvas, canvasElement, "Fusionner…");
    await userEvent.type(await dialog.findByRole("searchbox", { name: "Chercher une autre fiche" }), lastName);
    await userEvent.click(await dialog.findByRole("radio", { name: /fiche nº\s2$/i }));
    const note = await dialog.findByRole("textbox", { name: "Note" });
    await expect(note).toHaveAccessibleDescription(/de trop/);
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    // Nothing is sent while the note is too long.
    await expect(note).toHaveFocus();
    await userEvent.clear(note);
    await userEvent.type(note, "Une seule note.");
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Note" })).toHaveValue("Une seule note."));
  },
};

/** Quelqu’un qui n’a rien commandé, écrit ni suivi : chaque partie le dit. */
export const NothingYet: Story = {
  name: "Rien encore",
  parameters: at("/public/customer/detail/9"),
  play: async ({ canvas }) => {
    // Until the rights are known, each part says that one may not see it, in words of its own.
    await waitFor(() => expect(canvas.getByText("Aucune commande.")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Aucun message.")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Aucun abonnement.")).toBeVisible());
    await expect(await canvas.findByText("Aucune inscription.")).toBeVisible();
    await expect(await canvas.findByText("Cette adresse n’est abonnée à rien.")).toBeVisible();
  },
};
