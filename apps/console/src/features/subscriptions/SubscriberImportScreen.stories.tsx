import { conflict, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/story-states.ts";
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

const pasted = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Coller une liste" }));
  await userEvent.paste(LIST);
  await userEvent.click(await canvas.findByRole("button", { name: "Essayer à blanc" }));
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
