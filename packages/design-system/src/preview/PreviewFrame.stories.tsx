import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PreviewFrame } from "./PreviewFrame.tsx";

const letter = `<!doctype html><html><head><style>body{margin:0;font-family:Georgia,serif;background:#f4efe4;color:#222}table{max-width:600px;margin:auto;background:#fff}td{padding:24px}h1{font-size:24px;margin:0 0 16px}</style></head>
<body><table role="presentation" width="100%"><tr><td><h1>Votre commande est prête</h1><p>Bonjour Nadia,</p><p><i>L’Amant</i>, de Marguerite Duras, vous attend à la librairie du Quai.</p><p style="color:#1b5742;font-weight:bold">Du mardi au samedi, de 10 h à 19 h.</p><a href="https://example.invalid/retrait">Préparer mon retrait</a></td></tr></table></body></html>`;

/** Un texte tel que ses lecteurs le verront, sur téléphone, tablette ou ordinateur, en clair ou en sombre ; rien n’y tourne, n’en sort ni n’est envoyé. */
const meta = {
  title: "Éditeurs/Aperçu (PreviewFrame)",
  component: PreviewFrame,
  args: { html: letter, title: "Aperçu du courriel de retrait" },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const frame = within(canvasElement).getByTitle<HTMLIFrameElement>("Aperçu du courriel de retrait");
  return await waitFor(() => {
    const body = frame.contentDocument?.body;
    if (!body || body.childElementCount === 0) throw new Error("Nothing is shown yet.");
    return body;
  });
};

/** Aussi haut que ce qu’il montre, avec le style du texte lui-même. */
export const Desktop: Story = {
  name: "Ordinateur",
  play: async ({ canvasElement }) => {
    const body = await shown(canvasElement);
    await expect(within(body).getByRole("heading", { name: "Votre commande est prête" })).toBeVisible();
    await expect(getComputedStyle(within(body).getByText("Du mardi au samedi, de 10 h à 19 h.")).color).toBe("rgb(27, 87, 66)");
    const frame = within(canvasElement).getByTitle("Aperçu du courriel de retrait");
    await waitFor(() => expect(frame.offsetHeight).toBe(body.ownerDocument.documentElement.offsetHeight));
  },
};

/** Les flèches choisissent la largeur, comme entre boutons radio. */
export const Phone: Story = {
  name: "Téléphone",
  args: { width: "phone" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await shown(canvasElement);
    const frame = canvas.getByTitle("Aperçu du courriel de retrait");
    await expect(frame.offsetWidth).toBe(375);
    await userEvent.click(canvas.getByRole("radio", { name: "Tablette" }));
    await expect(frame.offsetWidth).toBe(768);
    await userEvent.click(canvas.getByRole("radio", { name: "Téléphone" }));
  },
};

export const DarkGround: Story = {
  name: "Fond sombre",
  args: { html: "<p>Bonjour Nadia,</p><p>Votre commande est prête.</p>" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Fond sombre" }));
    const body = await shown(canvasElement);
    await waitFor(() => expect(body.ownerDocument.documentElement).toHaveStyle({ colorScheme: "dark" }));
  },
};

/** Une image d’un autre site dirait à son propriétaire que le texte est ouvert : elle attend qu’on la demande. */
export const RemoteImages: Story = {
  name: "Images distantes",
  args: { html: `${letter}<img alt="Couverture de L’Amant" height="40" src="https://example.invalid/amant.jpg" width="30">` },
  play: async ({ canvasElement }) => {
    const body = await shown(canvasElement);
    await expect(within(canvasElement).getByText("Une image distante n’est pas chargée.")).toBeVisible();
    await expect(within(body).getByAltText("Couverture de L’Amant")).not.toHaveAttribute("src");
  },
};

const BAIT = "parent.document.title = 'pris'";
const hostile = [
  `<script>${BAIT}</script><p>Le texte reste.</p>`,
  `<img alt="" src="data:," onerror="${BAIT}"><p>Le texte reste.</p>`,
  '<meta http-equiv="refresh" content="0;url=/ailleurs"><p>Le texte reste.</p>',
  '<form action="/ailleurs"><button>Envoyer</button></form><p>Le texte reste.</p>',
  `<svg onload="${BAIT}"></svg><p>Le texte reste.</p>`,
  `<math><mtext><table><mglyph><style><!--</style><img alt="" src="x" onerror="${BAIT}">--></style></table></mtext></math><p>Le texte reste.</p>`,
  `<a href="javascript:${BAIT}">Le texte reste.</a>`,
  `<iframe srcdoc="<script>${BAIT}</script>"></iframe><p>Le texte reste.</p>`,
  `<object data="x"></object><embed src="x"><p>Le texte reste.</p>`,
  "<style>body { display: none !important }</style><p>Le texte reste.</p>",
  `${"<b>".repeat(2_000)}Le texte reste.`,
  "<p>Le texte reste.</p></html><frameset><frame src='//evil.invalid'></frameset>",
];
const empty = [
  "<frameset><frame src='//evil.invalid'></frameset>",
  "<frameset></frameset><p>Perdu</p>",
  "<template><p>Perdu</p></template>",
  "\0",
];

/** Rien de ce qui tournerait ou mènerait ailleurs n’est essayé ; une page de cadres est vide, et la suivante s’affiche. */
export const Hostile: Story = {
  name: "Contenu hostile",
  render: function Render(args) {
    const [shownText, show] = useState(0);
    const texts = [...empty, ...hostile];
    return (
      <>
        <button onClick={() => show(shownText + 1)} type="button">
          Suivant
        </button>
        <PreviewFrame {...args} html={texts[shownText] ?? null} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const { title } = document;
    const next = canvas.getByRole("button", { name: "Suivant" });
    for (const text of empty) {
      const frame = canvas.getByTitle<HTMLIFrameElement>("Aperçu du courriel de retrait");
      await waitFor(() => expect(frame.contentDocument?.body, text).toHaveTextContent(/^\s*$|^\ufffd$/));
      await userEvent.click(next);
    }
    for (const text of hostile) {
      await waitFor(async () => expect((await shown(canvasElement)).textContent, text).toContain("Le texte reste."));
      await userEvent.click(next);
    }
    await expect(document.title).toBe(title);
  },
};

export const Nothing: Story = {
  name: "Vide",
  args: { html: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pas encore d’aperçu.")).toBeVisible();
    await expect(canvas.queryByTitle("Aperçu du courriel de retrait")).toBeNull();
  },
};

export const English: Story = {
  name: "En anglais",
  args: { title: "Preview of the pickup mail" },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Phone" })).not.toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Light ground" })).toBeChecked();
  },
};

/** Dans 360 px, les choix gardent leurs dessins, et l’aperçu est dessiné plus petit. */
export const Narrow: Story = {
  name: "Étroit",
  decorators: [
    (Story) => (
      <div style={{ width: 328, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};
