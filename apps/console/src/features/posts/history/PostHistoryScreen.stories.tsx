import { conflict, stale } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/csf";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../../shared/stories/story-states.ts";
import { rewritePost, signPost, versionsAt } from "../story-records.ts";
import { PostHistoryScreen } from "./PostHistoryScreen.tsx";

const path = "/cms/post/history/:id?";
const place = (at: NonNullable<StoryPlace["at"]>, more: Partial<StoryPlace> = {}) => ({
  parameters: consoleStory({ path, at, server: "fresh", ...more }),
});
const draft = "Une bibliothèque dans un phare";
type Shop = Parameters<typeof rewritePost>[0];
const twice = async (shop: Shop) => {
  await rewritePost(shop, "redaction", draft, "<p>Six voix et un escalier.</p>");
  await rewritePost(shop, "admin", draft, "<p>Sept voix et un escalier.</p><p>Entrée libre.</p>");
};

/** Ce qu’un article a été, enregistrement par enregistrement : qui, quand, ce qui a changé, et de quoi y revenir. */
const meta = {
  title: "Écrans/Versions d’un article",
  component: PostHistoryScreen,
  parameters: { ...place(versionsAt(draft)).parameters },
} satisfies Meta<typeof PostHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La dernière version face à la précédente : l’ancien est barré, le nouveau souligné. */
export const Loaded: Story = {
  name: "Principal",
  beforeEach: twice,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: new RegExp(draft) })).toBeVisible();
    const differences = within(await canvas.findByRole("region", { name: "Différences" }));
    await waitFor(() =>
      expect(
        differences
          .getAllByRole("deletion")
          .map(({ textContent }) => textContent)
          .join(" "),
      ).toContain("Six"),
    );
    await expect(
      differences
        .getAllByRole("insertion")
        .map(({ textContent }) => textContent)
        .join(" "),
    ).toContain("Entrée libre");
    await expect(canvas.getByRole("link", { name: "Vous, chapô" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByText("C’est la version actuelle.")).toBeVisible();
  },
};

/** Une version ancienne face à ce que l’article est maintenant, et le retour de ce qu’elle disait. */
export const Restored: Story = {
  name: "Restauré",
  ...place(versionsAt(draft, { revision: 2, with: "now" })),
  beforeEach: twice,
  play: async ({ canvas, canvasElement }) => {
    const differences = within(await canvas.findByRole("region", { name: "Différences" }));
    await waitFor(() => expect(differences.getAllByRole("insertion").length).toBeGreaterThan(0));
    await userEvent.click(await canvas.findByRole("button", { name: "Restaurer cette version" }));
    const page = within(canvasElement.ownerDocument.body);
    const question = within(await page.findByRole("alertdialog"));
    await expect(question.getByText(/La version actuelle reste dans la liste/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Confirmer" }));
    await expect(await page.findByText("La version 2 est restaurée.")).toBeVisible();
    await expect(await canvas.findByText(/^\/cms\/post\/detail\//)).toBeVisible();
  },
};

/** Qui signait, et qui signe maintenant. */
export const Signed: Story = {
  name: "Autre signature",
  beforeEach: (shop) => signPost(shop, draft, "Enora, libraire de littérature"),
  play: async ({ canvas }) => {
    const differences = within(await canvas.findByRole("region", { name: "Différences" }));
    await expect(await differences.findByText("Ronan, libraire du rayon mer et Bretagne")).toBeVisible();
    await expect(differences.getByText("Enora, libraire de littérature")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Vous, signature" })).toHaveAttribute("aria-current", "true");
  },
};

/** La première version gardée n’a rien avant elle. */
export const First: Story = {
  name: "Première version",
  ...place(versionsAt(draft, { revision: 1 })),
  beforeEach: twice,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("C’est la première version gardée.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Avant l’historique, état d’origine" })).toHaveAttribute("aria-current", "true");
  },
};

/** Qui ne peut pas écrire l’article lit ses versions et n’en restaure aucune. */
export const ReadOnly: Story = {
  name: "En lecture seule",
  ...place(versionsAt("Nuit de la lecture", { revision: 1 }), { user: "redaction" }),
  beforeEach: (shop: Shop) => rewritePost(shop, "admin", "Nuit de la lecture", "<p>Toute la nuit.</p>"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cet article n’est pas le vôtre.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Restaurer cette version" })).toBeNull();
  },
};

/** Rien n’a encore été gardé d’un article d’avant l’historique. */
export const Empty: Story = {
  name: "Vide",
  ...place(versionsAt("Ce que lisent les marins")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La première version sera gardée au prochain enregistrement.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getPost") };

export const Failed: Story = { name: "Échec", ...failedRead("listPostRevisions") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/post", "getPost") };

/** L’une sous l’autre, rien au-delà du bord. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: {
    ...place(versionsAt(draft)).parameters,
    viewport: { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "844px" } } } },
  },
  globals: { viewport: { value: "phone" } },
  beforeEach: twice,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("region", { name: "Différences" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "getPost") };

async function askToRestore({ canvas, canvasElement }: Pick<StoryContext, "canvas" | "canvasElement">) {
  await userEvent.click(await canvas.findByRole("button", { name: "Restaurer cette version" }));
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(within(await page.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
  return page;
}

/** Ce qui empêche de restaurer est dit, et l’article reste comme il est. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  ...place(versionsAt(draft, { revision: 2 })),
  beforeEach: async (shop) => {
    await twice(shop);
    shop.msw.use(conflict("restorePostRevision", "Un autre article a déjà cette adresse dans cette langue.", "duplicate"));
  },
  play: async (context) => {
    const page = await askToRestore(context);
    const errors = await page.findAllByText("Un autre article a déjà cette adresse dans cette langue.");
    await expect(errors[0]).toBeVisible();
  },
};

/** Quelqu’un a enregistré entre-temps : rien n’est remplacé sans qu’on l’ait vu. */
export const Conflict: Story = {
  name: "Conflit",
  ...place(versionsAt(draft, { revision: 2 })),
  beforeEach: async (shop) => {
    await twice(shop);
    shop.msw.use(stale("restorePostRevision"));
  },
  play: async (context) => {
    const page = await askToRestore(context);
    const errors = await page.findAllByText(/^Quelqu’un a modifié cette fiche/);
    await expect(errors[0]).toBeVisible();
  },
};
