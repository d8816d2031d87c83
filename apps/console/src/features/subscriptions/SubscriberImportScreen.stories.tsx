import { conflict, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { SubscriberImportScreen } from "./SubscriberImportScreen.tsx";
import { identifiers, subscriptionAt } from "./story-records.ts";

const path = "/subscription/import/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(subscriptionAt(identifiers.letter, "subscriberImport"));
const LIST = "courriel;prénom;nom\nanaig.lebihan@example.net;Anaïg;Le Bihan\nanaig.lebihan@example.net;;\nj.morvan@;;\n";

/** Une liste d’adresses, essayée à blanc avant d’être ajoutée, avec les mots que ces personnes ont lus. */
const meta = {
  title: "Écrans/Import d’abonnés",
  component: SubscriberImportScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof SubscriberImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** L’essai compte, ligne par ligne ; l’origine et les mots sont exigés ; puis l’import se fait, et la même liste ne change plus rien. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("textbox", { name: "Coller une liste" });
    await userEvent.click(list);
    await userEvent.paste(LIST);
    await userEvent.click(await canvas.findByRole("button", { name: "Essayer à blanc" }));
    const table = within(await canvas.findByRole("table", { name: /^Ce que ferait l’import/ }));
    await expect(table.getByRole("row", { name: /À ajouter.*1$/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /En double.*1$/ })).toBeVisible();
    const left = within(canvas.getByRole("table", { name: /^2 lignes écartées/ }));
    await expect(left.getByRole("row", { name: /4.*j\.morvan@.*Adresse invalide/ })).toBeVisible();
    const add = () => canvas.getByRole("button", { name: "Ajouter 1 personne" });
    await expect(add()).toHaveAccessibleDescription(/Dites où/);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Où ont-elles accepté/ }), "Salon du livre de Brest");
    await userEvent.click(add());
    await expect(await canvas.findByText("1 personne ajoutée.", undefined, { timeout: 15_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Essayer une autre liste" }));
    await userEvent.click(await canvas.findByRole("textbox", { name: "Coller une liste" }));
    await userEvent.paste(LIST);
    await userEvent.click(await canvas.findByRole("button", { name: "Essayer à blanc" }));
    await waitFor(() => expect(canvas.getByRole("row", { name: /Déjà là.*1$/ })).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Ajouter 0 personne" })).toHaveAccessibleDescription("Personne n’est à ajouter.");
  },
};

const tried = async (canvas: ReturnType<typeof within>, list: string) => {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Coller une liste" }));
  await userEvent.paste(list);
  await userEvent.click(await canvas.findByRole("button", { name: "Essayer à blanc" }));
};

/** Personne ne sait quelle colonne porte les adresses : on le dit au clavier, et la liste est relue. */
export const Unmapped: Story = {
  name: "Colonnes à préciser",
  play: async ({ canvas }) => {
    await tried(canvas, "Client;Écrire à\nAnaïg;inconnue\nLoïc;?\nNolwenn;nolwenn.riou@example.net\n");
    const table = within(await canvas.findByRole("table", { name: /^Colonnes du fichier/ }));
    await expect(table.getByRole("row", { name: /Écrire à.*Ignorée.*inconnue/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Ajouter/ })).toBeNull();
    canvas.getByRole("combobox", { name: /^Adresse/ }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("éc");
    await userEvent.keyboard("{Enter}");
    canvas.getByRole("button", { name: "Relire la liste ainsi" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Ajouter 1 personne" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Écrire à.*Adresse.*inconnue/ })).toBeVisible();
  },
};

/** Un guillemet qui ne se referme pas : rien n’est lu à demi, et la ligne est nommée. */
export const OpenQuote: Story = {
  name: "Guillemet ouvert",
  play: async ({ canvas }) => {
    await tried(canvas, 'courriel;nom\nanaig.lebihan@example.net;"Le Bihan\nloic.riou@example.net;Riou\n');
    await expect((await canvas.findAllByText(/^Ligne 2 : un guillemet/))[0]).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Coller une liste" })).toHaveValue(
      'courriel;nom\nanaig.lebihan@example.net;"Le Bihan\nloic.riou@example.net;Riou\n',
    );
  },
};

const pasted = async (canvas: ReturnType<typeof within>) => {
  await tried(canvas, LIST);
  await userEvent.type(await canvas.findByRole("textbox", { name: /^Où ont-elles accepté/ }), "Salon du livre");
  await userEvent.click(canvas.getByRole("button", { name: "Ajouter 1 personne" }));
};

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("startSubscriberImport", { origin: "Dites où elles ont accepté." })),
  play: async ({ canvas }) => {
    await pasted(canvas);
    const origin = canvas.getByRole("textbox", { name: /^Où ont-elles accepté/ });
    await waitFor(() => expect(origin).toHaveAccessibleDescription(/Dites où elles ont accepté\./));
    await expect(origin).toHaveValue("Salon du livre");
  },
};

/** Un autre onglet a déjà lancé cet import : il ne se fait pas deux fois. */
export const Conflict: Story = {
  name: "Conflit",
  beforeEach: ({ msw }) => msw.use(conflict("startSubscriberImport", "Cet import a déjà été lancé.", "Started")),
  play: async ({ canvas }) => {
    await pasted(canvas);
    await expect((await canvas.findAllByText("Cet import a déjà été lancé."))[0]).toBeVisible();
  },
};

/** Rien n’est collé : rien à essayer. */
export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Essayer à blanc" })).toHaveAccessibleDescription("Collez d’abord une liste.");
    await expect(canvas.getByText("Ce qu’un import ne fait jamais")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getSubscription") };

export const Failed: Story = { name: "Échec", ...failedRead("getSubscription") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/subscription", "getSubscription") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les abonnements", "getSubscription") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Paste a list" })).toBeVisible();
    await expect(canvas.getByText("What an import never does")).toBeVisible();
  },
};
