import { withItems } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { MailListScreen } from "./MailListScreen.tsx";

const path = "/public/mail";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
/** Les courriels que la boutique a envoyés ou essaie d’envoyer, avec la commande dont chacun parle. */
const meta = { title: "Écrans/Courriels envoyés", component: MailListScreen, parameters: { ...at(path) } } satisfies Meta<
  typeof MailListScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Envoyé, en échec avec ses essais et sa raison ; chaque courriel mène à sa commande. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const failing = await canvas.findByRole("row", { name: /Votre colis est parti \(commande 24121\)/ });
    await expect(within(failing).getByText("En échec, essai 3")).toBeVisible();
    await expect(within(failing).getByText("550 5.1.2 No such mailbox")).toBeVisible();
    await expect(within(failing).getByRole("link", { name: /nº\s24121/ })).toHaveAttribute("href", "/public/document/detail/24121");
    await expect(canvas.getAllByText("Envoyé")[0]).toBeVisible();
  },
};

/** Pas encore essayé. */
export const Waiting: Story = {
  name: "En attente d’envoi",
  beforeEach: ({ msw }) =>
    msw.use(
      withItems("listMails", [
        {
          id: "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d802",
          type: "orderCreatedVendor",
          from: "boutique@example.fr",
          to: "boutique@example.fr",
          subject: "Nouvelle commande nº 24131",
          processed: false,
          sentTries: 0,
          sentDate: null,
          error: null,
          createdAt: "2026-11-21T08:40:00.000Z",
          documentId: 24131,
        },
      ]),
    ),
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole("row", { name: /Nouvelle commande/ });
    await expect(within(waiting).getByText("En attente")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveValue(""));
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listMails") };

export const Failed: Story = { name: "Échec", ...failedRead("listMails") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Voir les courriels envoyés", "listMails") };

/** Ce qui n’est pas parti, au clavier ; chaque filtre se nomme, et tous partent d’un coup. */
export const NotSent: Story = {
  name: "Filtré, non envoyés",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Votre colis est parti \(commande 24118\)/ });
    canvas.getByRole("button", { name: "État" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "En attente" }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Votre colis est parti/ })).toBeNull());
    await userEvent.click(canvas.getByRole("checkbox", { name: "En échec" }));
    await expect(await canvas.findByRole("row", { name: /\(commande 24121\)/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /\(commande 24105\)/ })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Retirer le filtre État" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les filtres" }));
    await expect(await canvas.findByRole("row", { name: /\(commande 24118\)/ })).toBeVisible();
  },
};

/** Un type de courriel sur une commande, comme l’adresse le dit ; le filtre de la commande se retire seul. */
export const OfOneOrder: Story = {
  name: "Courriels d’une commande",
  parameters: at(`${path}?type=pickingNotified&documentId=24118`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer le filtre Commande" }));
    await expect(await canvas.findByRole("row", { name: /Votre commande 24119 vous attend/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Type" })).toBeVisible();
  },
};

/** Une commande et un client demandés au clavier : ce qui n’est pas un numéro le dit, et les deux sont des étiquettes et sont dans l’adresse. */
export const AskedFor: Story = {
  name: "Filtré par commande et client",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Votre colis est parti \(commande 24118\)/ });
    canvas.getByRole("button", { name: "Commande ou client" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await canvas.findByRole("dialog", { name: "Commande ou client" }));
    const order = dialog.getByRole("textbox", { name: "Numéro de commande" });
    await userEvent.type(order, "hier{Enter}");
    await waitFor(() => expect(order).toHaveAccessibleDescription(/un numéro de commande/));
    await userEvent.clear(order);
    await userEvent.type(dialog.getByRole("combobox", { name: "Client" }), "le goff");
    await userEvent.click(await dialog.findByRole("option", { name: /Hélène Le Goff/ }));
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "Client" })).toHaveValue("Hélène Le Goff"));
    await userEvent.type(order, "nº 24118{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Client" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Commande" })).toBeVisible();
    await expect(await canvas.findByRole("table", { name: /3 courriels/ })).toBeVisible();
  },
};

/** Un favori du temps où un courriel était envoyé ou non : la même liste, dans les mots d’aujourd’hui. */
export const OldBookmark: Story = {
  name: "Ancien favori",
  parameters: at(`${path}?processed=false`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre État" })).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /\(commande 24121\)/ })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /\(commande 24118\)/ })).toBeNull();
  },
};

/** Les courriels d’un client, par son nom, sur quelques jours. */
export const OfOneCustomer: Story = {
  name: "Courriels d’un client",
  parameters: at(`${path}?customerId=1&dateFrom=2026-11-01&dateTo=2026-11-21`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: /3 courriels/ })).toBeVisible();
    await expect(await canvas.findByText("Hélène Le Goff")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Écrit le" })).toBeVisible();
  },
};
