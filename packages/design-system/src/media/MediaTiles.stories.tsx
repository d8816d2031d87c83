import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Badge } from "../status/Badge.tsx";
import { EmbedPlayer } from "./EmbedPlayer.tsx";
import { MediaTiles } from "./MediaTiles.tsx";

const harbour = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="360" height="240"><rect width="360" height="240" fill="#e8dcc4"/><rect y="150" width="360" height="90" fill="#6d929a"/><path d="M78 186h78l-14 22H92z" fill="#a8402f"/><path d="M118 96v80h44z" fill="#f6efdf"/></svg>',
)}`;

/** Des médias en vignettes : images, sons, films et documents, chacun mène à sa fiche ou se choisit ; les flèches passent de l’un à l’autre. */
const meta = {
  title: "Fichiers/Vignettes et lecteur (MediaTiles, EmbedPlayer)",
  component: MediaTiles,
  subcomponents: { EmbedPlayer },
  args: {
    label: "Médias",
    tiles: [
      { id: "1", title: "Port de commerce", detail: "Bandeau, sert 2 fois", kind: "picture", src: harbour, href: "#1" },
      {
        id: "2",
        title: "Thé du club",
        detail: "Vignette d’article, inutilisé",
        kind: "picture",
        src: harbour,
        badge: (
          <Badge isInset tone="warning">
            Sans texte
          </Badge>
        ),
        href: "#2",
      },
      { id: "3", title: "La corne de brume", detail: "Son, sert 1 fois", kind: "sound", href: "#3" },
      { id: "4", title: "Dans l’atelier du relieur", detail: "Film Vimeo, sert 1 fois", kind: "film", href: "#4" },
      { id: "5", title: "Programme de décembre", detail: "Document, inutilisé", kind: "document", href: "#5" },
    ],
  },
} satisfies Meta<typeof MediaTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une liste de liens ; sans image, le genre est dessiné. */
export const Linked: Story = {
  name: "Liens",
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Médias" }));
    await expect(list.getAllByRole("link").map((link) => link.textContent)).toHaveLength(5);
    await expect(list.getByText("Sans texte")).toBeVisible();
    list.getByRole("link", { name: "Port de commerce" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(list.getByRole("link", { name: "Thé du club" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(list.getByRole("link", { name: "Programme de décembre" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(list.getByRole("link", { name: "Port de commerce" })).toHaveFocus();
  },
};

/** Où l’on choisit, une vignette est un bouton enfoncé ou non. */
export const Picked: Story = {
  name: "À choisir",
  args: {
    picked: ["1"],
    onPick: fn(),
    tiles: [
      { id: "1", title: "Port de commerce", detail: "Bandeau", kind: "picture", src: harbour },
      { id: "3", title: "La corne de brume", detail: "Son", kind: "sound" },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Port de commerce", pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "La corne de brume", pressed: false }));
    await expect(args.onPick).toHaveBeenCalledWith("3");
  },
};

/** Un film d’un autre site : rien ne lui est demandé avant qu’on le lise. */
export const Player: Story = {
  name: "Lecteur",
  render: () => (
    <div style={{ maxWidth: 480 }}>
      <EmbedPlayer kind="film" site="Vimeo" src="https://player.vimeo.com/video/76979871?dnt=1" title="Dans l’atelier du relieur" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.getElementsByTagName("iframe")).toHaveLength(0);
    await expect(canvas.getByRole("button", { name: /^Lire «\sDans l’atelier du relieur\s» sur Vimeo$/ })).toBeVisible();
  },
};
