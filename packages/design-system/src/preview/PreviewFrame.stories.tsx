import type { Meta, StoryObj } from "@storybook/react-vite";
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

/** Ce qui tournerait ou mènerait ailleurs n’est même pas essayé. */
export const Hostile: Story = {
  name: "Contenu hostile",
  args: {
    html: '<script>parent.document.title = "pris"</script><img alt="" src="data:," onerror="parent.document.title = \'pris\'"><meta http-equiv="refresh" content="0;url=/ailleurs"><form action="/ailleurs"><button>Envoyer</button></form><p>Le texte reste.</p>',
  },
  play: async ({ canvasElement }) => {
    const body = await shown(canvasElement);
    await expect(within(body).getByText("Le texte reste.")).toBeVisible();
    await expect(document.title).not.toBe("pris");
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
