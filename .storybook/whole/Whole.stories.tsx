import type { ClientVariant } from "@reserve/client-variant";
import { Button, DescriptionList } from "@reserve/design-system";
import { Switch } from "@reserve/design-system/fields";
import { Popover } from "@reserve/design-system/overlays";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { expect, screen, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../apps/api/src/areas/identity/demo-accounts.ts";
import { traffic } from "../../apps/api/src/demo/traffic.ts";
import { Product } from "../../apps/console/src/app/story.tsx";
import { useRuntime } from "../../apps/console/src/shared/query/runtime.tsx";
import { consoleStory } from "../../apps/console/src/shared/stories/story.tsx";
import { variantOf } from "../console.tsx";
import { act, apiAs, beginShop } from "../shop.ts";

const words = {
  fr: {
    label: "Démonstration",
    accounts: (names: string) => `Identifiants\u00a0: ${names}\u202f; mot de passe\u00a0: `,
    promise: "Ce que vous faites reste dans cet onglet.",
    startAgain: "Recommencer la démonstration",
    begin: "Que puis-je essayer\u202f?",
    tasks: {
      libraire: "Ouvrez une commande à préparer, expédiez-la, puis annulez l’action dans les secondes qui suivent.",
      redaction: "Écrivez un article, regardez son aperçu, demandez sa publication.",
      marketing: "Préparez une campagne sur une cible, envoyez-vous un essai.",
      admin: "Dans « Rôles », regardez la console comme un rôle la voit.",
      stagiaire: "Cherchez les commandes avec Ctrl K : ce qui n’est pas permis n’est pas montré.",
    },
    traffic: "Des commandes arrivent",
  },
  en: {
    label: "Demonstration",
    accounts: (names: string) => `User names: ${names}; password: `,
    promise: "What you do stays in this tab.",
    startAgain: "Start the demonstration again",
    begin: "What can I try?",
    tasks: {
      libraire: "Open an order to prepare, ship it, then undo the action within a few seconds.",
      redaction: "Write an article, look at its preview, ask for its publication.",
      marketing: "Prepare a campaign for a target, send yourself a trial.",
      admin: "In « Roles », look at the console as a role sees it.",
      stagiaire: "Look for orders with Ctrl K: what is not allowed is not shown.",
    },
    traffic: "Orders come in",
  },
};

const Strip = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 16px;
  border-block-end: 1px solid var(--hairline);
  background: var(--surface);
  color: var(--ink);
`;

/** Has the shop's site hand over what visitors do, at a human pace, until it is called off. */
async function bringTraffic(signal: AbortSignal): Promise<void> {
  const api = apiAs("admin");
  const { items } = await api.read("listDocuments", { query: { documentType: ["Order"], pageSize: 10 } });
  const orders = await Promise.all(items.map(({ id }) => api.read("getDocument", { query: { id } })));
  const titles = orders.flatMap((order) =>
    order.items.map(({ ean, taxRate, unitPriceWithTax }) => ({ ean, taxRate, priceWithTax: unitPriceWithTax })),
  );
  const { items: events } = await api.read("listRegistrationEvents", { query: { pageSize: 10 } });
  const eventIds = events.filter(({ state, isOnRegistration }) => state === "Online" && isOnRegistration).map(({ id }) => id);
  const run = `T${Date.now().toString(36)}`.toUpperCase();
  for (const { pauseMs, batchAt } of traffic({ seed: Date.now(), run, titles, storeId: 1, eventIds })) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted) return;
    await act("admin", "takeIntake", { body: batchAt(new Date()) });
  }
}

/** The whole console on a server of this tab's own, and the way back to how the shop began. */
function Demonstration({ variant }: { variant: ClientVariant }) {
  const { locale } = useRuntime();
  const say = words[locale];
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [isStarting, setIsStarting] = useState(false);
  const [hasTraffic, setHasTraffic] = useState(false);
  useEffect(() => {
    if (!hasTraffic) return;
    const stop = new AbortController();
    void bringTraffic(stop.signal);
    return () => stop.abort();
  }, [hasTraffic]);
  const startAgain = async () => {
    setHasTraffic(false);
    setIsStarting(true);
    await beginShop(variant);
    queryClient.clear();
    await navigate("/");
    setRound((before) => before + 1);
    setIsStarting(false);
  };
  return (
    <>
      <Strip aria-label={say.label}>
        <span>
          {say.accounts(DEMO_ACCOUNTS.map(({ userName }) => userName).join(", "))}
          <kbd>{DEMO_PASSWORD}</kbd>. {say.promise}
        </span>
        <Popover label={say.begin} variant="plain">
          <DescriptionList items={Object.entries(say.tasks).map(([term, description]) => ({ term, description }))} />
        </Popover>
        <Switch label={say.traffic} onChange={setHasTraffic} value={hasTraffic} />
        <Button isBusy={isStarting} onClick={startAgain} variant="plain">
          {say.startAgain}
        </Button>
      </Strip>
      <Product key={round} />
    </>
  );
}

const meta = {
  title: "Réserve, entière",
  render: (_args, { globals }) => <Demonstration variant={variantOf(globals)} />,
  parameters: {
    console: { ...consoleStory({ path: "/" }).console, isWhole: true, server: "shared" },
    layout: "fullscreen",
  },
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name }, { timeout: 15_000 });

async function signIn(userName: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText("Nom d’utilisateur"), userName);
  await userEvent.type(screen.getByLabelText("Mot de passe"), `${DEMO_PASSWORD}{Enter}`);
}

/** La connexion, tous les écrans et la boutique de démonstration, sans serveur : une journée de travail pour qui ouvre cette page. */
export const Whole: Story = {
  name: "La console",
  play: async () => {
    // In whatever language the toolbar says.
    await expect(await screen.findByLabelText(/^(Nom d’utilisateur|User name)$/)).toBeVisible();
  },
};

/** De la connexion aux commandes et à l’une d’elles ; puis tout redevient comme au début, et quelqu’un d’autre se connecte. */
export const Works: Story = {
  name: "Travailler, puis recommencer",
  parameters: { console: { ...meta.parameters.console, server: "fresh" } },
  play: async () => {
    await signIn("libraire");
    await heading(/^Que dois-je faire/);
    const drawer = within(screen.getByRole("navigation", { name: "Navigation principale" }));
    await userEvent.click(drawer.getByRole("link", { name: /^Commandes/ }));
    await heading("Commandes");
    const [first] = await screen.findAllByRole("rowheader", {}, { timeout: 15_000 });
    const number = first?.textContent ?? "";
    await userEvent.click(within(first as HTMLElement).getByRole("link"));
    await heading(new RegExp(number));
    await userEvent.click(screen.getByRole("button", { name: "Recommencer la démonstration" }));
    await signIn("stagiaire");
    await heading(/^Mon profil|^Que dois-je faire/);
    await expect(screen.queryByRole("link", { name: /^Commandes/ })).toBeNull();
  },
};
