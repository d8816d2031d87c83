import type { ApiClient } from "@reserve/api-client";
import { loading, mock, networkError, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { ArrivalListScreen } from "./ArrivalListScreen.tsx";

const path = "/public/arrival";
/** A title that a pickup waits for, and one that nobody does. */
const WANTED = "9782082646727";
const SHELVED = "9782253023906";
/** Two of the three titles of a pickup. */
const GERMINAL = "9782072549489";
const FUREUR = "9782070807505";
const field = { name: "EAN ou ISBN" };
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;
/** Where codes are scanned and answered. */
const barIn = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("region", { name: "Scanner les arrivages" }));
const after = (...eans: string[]) =>
  consoleStory({
    path,
    at: async (api: ApiClient) => {
      for (const ean of eans) await api.send("receiveCopy", { body: { ean } });
      return path;
    },
    server: "fresh",
    user: "libraire",
  });

/** Réceptionner : chaque livre scanné dit pour quelle commande il est, ou sur quel rayon il va. */
const meta = {
  title: "Écrans/Arrivages",
  component: ArrivalListScreen,
  parameters: { ...consoleStory({ path, at: path, server: "fresh", user: "libraire" }) },
} satisfies Meta<typeof ArrivalListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce qui est déjà arrivé aujourd’hui, le plus récent d’abord. */
export const Loaded: Story = {
  name: "Chargés",
  parameters: after(SHELVED, WANTED),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Reçus aujourd’hui" }));
    const [newest, oldest] = list.getAllByRole("listitem");
    await expect(within(newest as HTMLElement).getByText("Vivre vite")).toBeVisible();
    await expect(within(newest as HTMLElement).getByRole("link", { name: /^nº\s24091$/ })).toBeVisible();
    await expect(within(oldest as HTMLElement).getByText(/^À ranger\s: rayon/)).toBeVisible();
    await expect(canvas.getByRole("img", { name: /^2\sreçus aujourd’hui, 7 en commande$/ })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: "Vide",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Rien n’est encore arrivé aujourd’hui.")).toBeVisible();
    await expect(canvas.getByRole("textbox", field)).toBeVisible();
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getArrivals")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Arrivages" })).toBeVisible();
    await expect(canvas.queryByText("Rien n’est encore arrivé aujourd’hui.")).toBeNull();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getArrivals") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getArrivals") };

/** Un retrait l’attend : le nom, le numéro, et le bouton qui prévient son client. */
export const ForAPickup: Story = {
  name: "Pour un retrait",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByRole("textbox", field), `${WANTED}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole("region", { name: "Scanner les arrivages" })).toHaveTextContent(
        /Retrait nº\s24091, .*«\sVivre vite\s».*La commande est prête\./,
      ),
    );
    await expect(canvas.getByRole("textbox", field)).toHaveValue("");
    await expect(canvas.getByRole("textbox", field)).toHaveFocus();
    const bar = barIn(canvas);
    await userEvent.click(await bar.findByRole("button", { name: /^Prévenir le client de la nº\s24091$/ }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await expect(await dialog.findByText(/la commande nº\s24091 est prête au retrait\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(bar.getByText(/^Client de la nº\s24091 prévenu\.$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Prévenir/ })).toBeNull());
  },
};

/** Une partie du retrait est là : le client en est prévenu, puis du reste quand il arrive. */
export const ForAPickupInPart: Story = {
  name: "Pour un retrait, en partie",
  parameters: consoleStory({
    path,
    at: async (api: ApiClient) => {
      await api.send("recordPurchase", { body: { lines: [GERMINAL, FUREUR].map((ean) => ({ ean, quantity: 1 })) } });
      return path;
    },
    server: "fresh",
    user: "libraire",
  }),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const scan = async (ean: string, words: RegExp) => {
      await userEvent.type(await canvas.findByRole("textbox", field), `${ean}{Enter}`);
      await waitFor(() => expect(barIn(canvas).getByRole("status")).toHaveTextContent(words));
    };
    const clickAndRead = async (words: RegExp) => {
      await userEvent.click(await barIn(canvas).findByRole("button", { name: /^Prévenir le client de la nº\s24094$/ }));
      const dialog = within(await page.findByRole("alertdialog", { name: question }));
      await expect(await dialog.findByText(words)).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
      await waitFor(() => expect(barIn(canvas).getByText(/^Client de la nº\s24094 prévenu\.$/)).toBeVisible());
    };
    await scan(GERMINAL, /Retrait nº\s24094, .*2\slignes arrivées sur 3\. Elle attend encore 1\sexemplaire\./);
    await clickAndRead(/que 2\slignes sur 3 de la commande nº\s24094 sont prêtes au retrait\. Le reste s’annoncera à son arrivée\.$/);
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Prévenir/ })).toBeNull());
    await scan(FUREUR, /Retrait nº\s24094, .*La commande est prête\./);
    await clickAndRead(/la commande nº\s24094 est prête au retrait\.$/);
  },
};

/** Personne ne l’attend : il va en rayon, et le stock monte d’un exemplaire. */
export const ForTheShelf: Story = {
  name: "À ranger",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", field), `${SHELVED}{Enter}`);
    await waitFor(() => expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^À ranger\s: rayon/));
    await expect(await canvas.findByRole("list", { name: "Reçus aujourd’hui" })).toBeVisible();
  },
};

/** Le lecteur fonctionne où que soit le curseur, aussi sur un clavier français. */
export const Scanned: Story = {
  name: "À la douchette",
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", field);
    await userEvent.keyboard(
      "ç_è((è_'&é-&&{Enter}".replace("ç_è((è_'&é-&&", [...WANTED].map((digit) => `à&é"'(-è_ç`[Number(digit)] ?? "").join("")),
    );
    await waitFor(() => expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^Retrait nº\s24091/));
  },
};

/** Un code mal lu, un titre que le catalogue n’a pas : rien n’est reçu, et l’écran dit pourquoi. */
export const Unknown: Story = {
  name: "Inconnu ou mal lu",
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("textbox", field);
    await userEvent.type(box, "9782253023907{Enter}");
    await waitFor(() => expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^Code mal lu\. 9782253023907\s: clé attendue\s: 6/));
    await userEvent.type(box, "9780306406157{Enter}");
    await waitFor(() =>
      expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^Titre inconnu\s: 978-0-306-40615-7\. Le catalogue n’a pas de titre/),
    );
    await expect(canvas.getByText("Rien n’est encore arrivé aujourd’hui.")).toBeVisible();
  },
};

/** Le dernier scan se défait : la ligne le dit, et le compte redescend. */
export const TakenBack: Story = {
  name: "Défait",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", field), `${SHELVED}{Enter}`);
    await waitFor(() => expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^À ranger\s: rayon/));
    await userEvent.click(canvas.getByRole("button", { name: "Défaire le dernier scan" }));
    await waitFor(() => expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^Scan défait\./));
    const list = within(await canvas.findByRole("list", { name: "Reçus aujourd’hui" }));
    await expect(await list.findByText("Défait")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Défaire le dernier scan" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Sans réponse du serveur, les scans sont gardés, et renvoyés sans compter deux fois. */
export const Unanswered: Story = {
  name: "Sans réponse",
  // What gets no answer is tried once more at once.
  beforeEach: ({ msw }) => msw.use(...[1, 2].map(() => mock("receiveCopy", () => networkError(), { once: true }))),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("textbox", field);
    await userEvent.type(box, `${SHELVED}{Enter}`);
    await waitFor(() => expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^Le serveur ne répond pas\./));
    await userEvent.type(box, `${WANTED}{Enter}`);
    const retry = await canvas.findByRole("button", { name: /^Renvoyer 2\sscans$/ });
    await userEvent.click(retry);
    await waitFor(() => expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^Retrait nº\s24091/));
    const list = within(await canvas.findByRole("list", { name: "Reçus aujourd’hui" }));
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(2));
  },
};

/** Ce que le serveur refuse se lit dans la barre, et le scan suivant passe. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("receiveCopy", { ean: "Ce code n’est pas un EAN." })),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", field), `${SHELVED}{Enter}`);
    await waitFor(() =>
      expect(barIn(canvas).getByRole("status")).toHaveTextContent(/^Pas reçu\s: 978-2-253-02390-6\. Ce code n’est pas un EAN\./),
    );
  },
};
