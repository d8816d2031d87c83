import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SafeHtml } from "./SafeHtml.tsx";

/** Un texte avec ses titres, listes, liens et images ; le reste de son HTML est laissé de côté. Les liens s’ouvrent dans un autre onglet. */
const meta = {
  title: "Éditeurs/HTML sans danger (SafeHtml)",
  component: SafeHtml,
  args: {
    html: '<h2>Capitale de la douleur</h2><p>Paul Éluard, 1926. <a href="/livres/9782070300952">La fiche du livre</a></p><blockquote><p>La courbe de tes yeux fait le tour de mon cœur</p></blockquote><ol><li>Répétitions</li><li>Mourir de ne pas mourir</li></ol><hr><h3>Édition</h3><p>Gallimard, coll. <em>Poésie</em>, n<sup>o</sup> 1</p>',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titres, citation, liste numérotée et filet, dans les caractères de la console. */
export const Filled: Story = {
  name: "Rempli",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Édition" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Ce qui attaque est laissé de côté ; les mots restent. */
export const Hostile: Story = {
  name: "Contenu hostile",
  args: {
    html: '<h2 onclick="alert(1)">Éluard</h2><script>alert(1)</script><p style="position:fixed">Un poème <img src="x:y" onerror="alert(1)"><a href="javascript:alert(1)">à lire</a>.</p>',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("ÉluardUn poème à lire.");
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** Un lien sort de la page vers un autre onglet, qui n’apprend rien de celui-ci. */
export const Links: Story = {
  name: "Liens",
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "La fiche du livre" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** Un tableau plus large que le texte défile dans son cadre, au clavier aussi. */
export const Table: Story = {
  name: "Tableau, étroit",
  args: {
    html: "<p>Nos horaires\u00a0:</p><table><tr><th>Jour</th><th>Matin</th><th>Après-midi</th></tr><tr><th>Mardi</th><td>10\u00a0h – 12\u00a0h\u00a030</td><td>14\u00a0h – 19\u00a0h</td></tr></table>",
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("group", { name: "Tableau" });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(3);
    await expect(canvas.getByRole("rowheader", { name: "Mardi" })).toBeVisible();
    frame.focus();
    await expect(frame).toHaveFocus();
  },
};

/** Les livres du catalogue deviennent les cartes que la page donne ; un lien ordinaire reste un lien, un EAN inventé aussi. */
export const Cards: Story = {
  name: "Avec des livres",
  args: {
    html: '<p>Lisez <a href="/livres/9782070300952" data-ean="9782070300952">Capitale de la douleur</a>, puis <a href="/livres/1" data-ean="1234567890123">un autre</a>.</p>',
    card: ({ ean, title }) => (
      <span>
        <i>{title}</i> ({ean})
      </span>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("(9782070300952)", { exact: false })).toBeVisible();
    await expect(canvas.getByText("Capitale de la douleur")).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "un autre" })).toBeVisible();
  },
};
