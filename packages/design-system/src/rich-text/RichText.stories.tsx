import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { RichText, type RichTextProps } from "./RichText.tsx";
import { RichTextGroup } from "./RichTextGroup.tsx";

const review =
  '<h2>L’Étranger</h2><p>Publié en <strong>1942</strong> chez <a href="https://www.gallimard.fr">Gallimard</a>, le 1<sup>er</sup> roman d’Albert Camus s’ouvre sur une phrase restée célèbre\u00a0:</p><blockquote><p>«\u00a0Aujourd’hui, maman est morte.\u00a0»</p></blockquote><p>À lire ensuite\u00a0:</p><ul><li><p><em>La Peste</em></p></li><li><p><em>Noces</em></p></li></ul>';

/** The only picture that every Storybook serves. */
const picture = "favicon.svg";

function Controlled({ value: first, onChange, ...props }: RichTextProps) {
  const [value, setValue] = useState(first);
  return (
    <RichText
      {...props}
      onChange={(html) => {
        setValue(html);
        onChange(html);
      }}
      value={value}
    />
  );
}

/** Un texte avec titres, listes, liens et images, et les boutons qui les posent ; il se lit avant qu’on puisse y écrire. */
const meta = {
  title: "Éditeurs/Texte mis en forme (RichText)",
  component: RichText,
  subcomponents: { RichTextGroup },
  args: { label: "Critique", name: "body", value: review, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = async (canvasElement: HTMLElement) => {
  const box = await within(canvasElement).findByRole("textbox", { name: /Critique|Review/ });
  await waitFor(() => expect(box).toHaveAttribute("contenteditable"));
  return box;
};

export const Filled: Story = {
  name: "Rempli",
  play: async ({ canvasElement }) => {
    await expect(await text(canvasElement)).toHaveTextContent("Aujourd’hui, maman est morte.");
    await expect(within(canvasElement).getByText("27 mots, 179 signes")).toBeVisible();
  },
};
export const Empty: Story = {
  name: "Vide",
  args: { value: "", isOptional: true, help: "Elle paraît sous la fiche du livre." },
  play: async ({ canvasElement }) => void (await text(canvasElement)),
};
export const Errored: Story = {
  name: "En erreur",
  args: { value: "", error: "Écrivez la critique avant de la publier." },
  play: async ({ canvasElement }) => {
    const box = await text(canvasElement);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Écrivez la critique/);
  },
};
export const Changed: Story = {
  name: "Modifié",
  args: { isChanged: true },
  play: async ({ canvasElement }) => void (await text(canvasElement)),
};

/** Qui n’a pas le droit de changer le texte le lit, avec ses liens et sans boutons. */
export const ReadOnly: Story = {
  name: "En lecture seule",
  args: { isReadOnly: true, help: "Le droit « Gérer les critiques » permet de la modifier." },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole("textbox", { name: "Critique" });
    await waitFor(() => expect(box).toHaveAttribute("aria-readonly", "true"));
    await expect(within(canvasElement).queryByRole("toolbar")).toBeNull();
  },
};

/** Guillemets, apostrophes et espaces devant : ; ! ? se posent en tapant ; le bouton rend les touches telles quelles. */
export const FrenchTyping: Story = {
  name: "Typographie française",
  args: { value: "" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await text(canvasElement);
    await userEvent.click(box);
    await userEvent.type(box, 'l\'auteur dit "oui" !');
    await waitFor(() => expect(box.textContent).toBe("l’auteur dit «\u00a0oui\u00a0»\u202f!"));
    await userEvent.click(canvas.getByRole("button", { name: "Typographie française à la frappe" }));
    await userEvent.type(box, ' "');
    await waitFor(() => expect(box.textContent).toBe('l’auteur dit «\u00a0oui\u00a0»\u202f! "'));
  },
};

/** Un texte copié de Word garde ses mots, ses italiques et ses listes, et rien de Word. */
export const PastedFromWord: Story = {
  name: "Collé depuis Word",
  args: { value: "" },
  play: async ({ canvasElement }) => {
    const box = await text(canvasElement);
    const data = new DataTransfer();
    data.setData(
      "text/html",
      "<html xmlns:o='urn:schemas-microsoft-com:office:office'><head><style>p.MsoNormal{margin:0cm}</style></head><body><!--StartFragment--><p class=MsoNormal><b>À lire cet été</b><o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Un barrage contre le Pacifique<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]><i>Capitale de la douleur</i><script>alert(1)</script></p><!--EndFragment--></body></html>",
    );
    await userEvent.click(box);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    const lines = await within(box).findAllByRole("listitem");
    await expect(lines.map((line) => line.textContent)).toEqual(["Un barrage contre le Pacifique", "Capitale de la douleur"]);
    await expect(within(box).getByText("À lire cet été").tagName).toBe("STRONG");
  },
};

/** Une adresse qui lancerait quelque chose est refusée en toutes lettres. */
export const RefusedLink: Story = {
  name: "Lien refusé",
  play: async ({ canvasElement }) => {
    await text(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Lien" }));
    const dialog = within(await within(canvasElement).findByRole("dialog", { name: "Lien" }));
    await userEvent.type(dialog.getByLabelText("Adresse"), "javascript:alert(1){Enter}");
    await expect(dialog.getByText("Saisissez une adresse qui commence par https://, /, mailto: ou tel:.")).toBeVisible();
  },
};

/** Une image n’est pas posée sans les mots pour qui ne la voit pas. */
export const ImageNeedsWords: Story = {
  name: "Image et son texte",
  play: async ({ canvasElement }) => {
    const box = await text(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Image" }));
    const dialog = within(await within(canvasElement).findByRole("dialog", { name: "Image" }));
    const drop = "data:";
    await userEvent.type(dialog.getByLabelText("Adresse"), `${drop}x{Enter}`);
    await expect(dialog.getByText("Saisissez l’adresse d’une image, par exemple /media/couverture.jpg.")).toBeVisible();
    await expect(dialog.getByText("Décrivez l’image en quelques mots.")).toBeVisible();
    await expect(within(box).queryByRole("img")).toBeNull();
  },
};

const hours =
  '<p>Nos horaires\u00a0:</p><table><thead><tr><th scope="col"><p>Jour</p></th><th scope="col"><p>Matin</p></th><th scope="col"><p>Après-midi</p></th></tr></thead><tbody><tr><td><p>Mardi</p></td><td><p>10\u00a0h – 12\u00a0h\u00a030</p></td><td><p>14\u00a0h – 19\u00a0h</p></td></tr><tr><td><p>Dimanche</p></td><td colspan="2"><p>fermé, sauf en décembre</p></td></tr></tbody></table>';

/** Un tableau s’insère avec sa ligne de titres ; Tab y passe d’une cellule à l’autre, et ses boutons ne sont là que dans un tableau. */
export const TableInserted: Story = {
  name: "Tableau inséré",
  args: { value: "<p>Nos horaires</p>" },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await text(canvasElement);
    await userEvent.click(box);
    await expect(canvas.queryByRole("button", { name: "Supprimer la ligne" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Tableau" }));
    await expect(within(box).getAllByRole("columnheader")).toHaveLength(3);
    await expect(within(box).getAllByRole("row")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: "Tableau" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("Jour");
    await userEvent.tab();
    await userEvent.keyboard("Heures");
    await waitFor(() =>
      expect(
        within(box)
          .getAllByRole("columnheader")
          .map(({ textContent }) => textContent),
      ).toEqual(["Jour", "Heures", ""]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter une colonne à droite" }));
    await waitFor(() => expect(within(box).getAllByRole("columnheader")).toHaveLength(4));
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer la colonne" }));
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter une ligne en dessous" }));
    await waitFor(() => expect(within(box).getAllByRole("row")).toHaveLength(4));
    await userEvent.click(canvas.getByRole("button", { name: "Ligne de titres" }));
    await waitFor(() => expect(within(box).queryByRole("columnheader")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Ligne de titres" }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<p>Nos horaires<\/p><table><thead><tr><th scope="col"><p>Jour<\/p><\/th>.*<\/thead><tbody>/),
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer le tableau" }));
    await waitFor(() => expect(within(box).queryByRole("table")).toBeNull());
    await expect(canvas.queryByRole("button", { name: "Supprimer la ligne" })).toBeNull();
  },
};

/** Une cellule peut en couvrir plusieurs ; un tableau plus large que le texte défile dans son cadre. */
export const TableNarrow: Story = {
  name: "Tableau, étroit",
  args: { value: hours },
  decorators: [
    (Story) => (
      <div style={{ width: 264, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = await text(canvasElement);
    const table = within(box).getByRole("table");
    const frame = table.parentElement as HTMLElement;
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(within(table).getByRole("cell", { name: /fermé/ })).toHaveAttribute("colspan", "2");
  },
};

/** Qui ne peut que lire fait défiler un tableau large au clavier. */
export const TableReadOnly: Story = {
  name: "Tableau, en lecture seule",
  args: { value: hours, isReadOnly: true },
  decorators: TableNarrow.decorators ?? [],
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole("textbox", { name: "Critique" });
    await waitFor(() => expect(box).toHaveAttribute("aria-readonly", "true"));
    const frame = within(box).getByRole("table").parentElement as HTMLElement;
    await waitFor(() => expect(frame).toHaveAttribute("tabindex", "0"));
    await expect(frame).not.toHaveAttribute("contenteditable");
  },
};

/** Les cellules d’un tableau copié remplissent, dans un tableau, celles qui suivent la plume. */
export const TablePasted: Story = {
  name: "Tableau collé dans un tableau",
  args: { value: hours.replace("<p>Nos horaires\u00a0:</p>", "") },
  play: async ({ canvasElement }) => {
    const box = await text(canvasElement);
    const data = new DataTransfer();
    data.setData(
      "text/html",
      "<table style='border:none'><tr><td class=xl65>Mercredi</td><td onclick=alert(1)>9 h<script>alert(1)</script></td></tr></table>",
    );
    // The pen stands in the first cell.
    box.focus();
    await within(canvasElement).findByRole("button", { name: "Supprimer la ligne" });
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    await waitFor(() => expect(within(box).getAllByRole("row")[0]).toHaveTextContent("Mercredi9 hAprès-midi"));
    await expect(within(box).getAllByRole("table")).toHaveLength(1);
  },
};

/** La page y écrit : ce qui vient d’ailleurs prend la place de ce qui y était. */
export const ReplacedFromOutside: Story = {
  name: "Remplacé par la page",
  render: function Replaced(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <button onClick={() => setValue("<p>Moderato cantabile<script>alert(1)</script></p>")} type="button">
          Reprendre l’ancien texte
        </button>
        <RichText {...args} onChange={setValue} value={value} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const box = await text(canvasElement);
    fireEvent.click(within(canvasElement).getByRole("button", { name: "Reprendre l’ancien texte" }));
    await waitFor(() => expect(box).toHaveTextContent(/^Moderato cantabile$/));
  },
};

/** Plusieurs textes d’une même page partagent une rangée de boutons : ceux du texte où l’on écrit ; Alt + F10 y mène, Échap revient au bon texte. */
export const Grouped: Story = {
  name: "Plusieurs textes, une rangée",
  render: (args) => (
    <RichTextGroup>
      <Controlled {...args} label="Chapô" />
      <Controlled {...args} label="Texte" />
      <RichText {...args} isReadOnly label="Ancien texte" />
    </RichTextGroup>
  ),
  play: async ({ canvas, args }) => {
    const [lead, body] = [await canvas.findByRole("textbox", { name: "Chapô" }), await canvas.findByRole("textbox", { name: "Texte" })];
    await expect((await canvas.findAllByRole("toolbar")).map((bar) => bar.getAttribute("aria-controls"))).toEqual([lead.id]);
    await expect(canvas.getByRole("toolbar", { name: /^Mise en forme\s: Chapô$/ })).toBeVisible();
    await userEvent.click(body);
    await expect(await canvas.findByRole("toolbar", { name: /^Mise en forme\s: Texte$/ })).toBeVisible();
    await expect(canvas.getAllByRole("toolbar")).toHaveLength(1);
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Titre de niveau\s2$/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body).toHaveFocus());
    await expect(body).toHaveAccessibleDescription(/^Alt\s\+\sF10 mène à la mise en forme/);
    await userEvent.click(lead);
    await expect(await canvas.findByRole("toolbar", { name: /Chapô$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Filet de séparation" }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(expect.stringContaining("<hr>")));
  },
};

/** La page apprend ce qui est tapé quand la plume se repose ; qui enregistre sans attendre, au bouton ou au clavier, a tout. */
export const SavedWhileTyping: Story = {
  name: "Enregistré en pleine frappe",
  args: { value: "<p>Un</p>" },
  render: function Saved(args) {
    const [value, setValue] = useState(args.value);
    const [saved, setSaved] = useState("");
    useEffect(() => {
      const onKey = ({ ctrlKey, key }: KeyboardEvent) => ctrlKey && key === "s" && setSaved(value);
      window.addEventListener("keydown", onKey);
      return () => window.removeEventListener("keydown", onKey);
    }, [value]);
    return (
      <>
        <RichText {...args} onChange={setValue} value={value} />
        <button onClick={() => setSaved(value)} type="button">
          Enregistrer
        </button>
        <output>{saved}</output>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await text(canvasElement);
    await userEvent.type(box, "e page");
    fireEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(`<p>${box.textContent}</p>`));
    await userEvent.type(box, " de plus");
    fireEvent.keyDown(box, { key: "s", ctrlKey: true });
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(`<p>${box.textContent}</p>`));
    await expect(box).toHaveTextContent("page de plus");
  },
};

/** Un livre du catalogue se pose dans le texte, au bouton ou au clavier, et s’y supprime d’une touche ; on n’en garde qu’un lien qui dit son EAN. */
export const ProductInserted: Story = {
  name: "Livre du catalogue",
  args: {
    value: '<p>Lisez <a href="/livres/9782070300952" data-ean="9782070300952">L’Étranger</a></p>',
    products: {
      card: ({ ean, title }) => (
        <>
          <i>{title}</i>, {ean}
        </>
      ),
      choose: ({ onChoose }) => (
        <button
          onClick={() => onChoose({ ean: "9782253023906", title: "La Vie mode d’emploi", url: "/livres/9782253023906" })}
          type="button"
        >
          Choisir
        </button>
      ),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await text(canvasElement);
    const there = await within(box).findByRole("group", { name: /^Livre\s: L’Étranger$/ });
    await waitFor(() => expect(there).toHaveTextContent("L’Étranger, 9782070300952"));
    box.focus();
    await userEvent.keyboard("{Control>}{Shift>}l{/Shift}{/Control}");
    await userEvent.click(await canvas.findByRole("button", { name: "Choisir" }));
    await within(box).findByRole("group", { name: /^Livre\s: La Vie mode d’emploi$/ });
    const put = '<a href="/livres/9782253023906" data-ean="9782253023906">La Vie mode d’emploi</a>';
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(put)));
    fireEvent.keyDown(box, { key: "Backspace", keyCode: 8 });
    fireEvent.keyDown(box, { key: "Backspace", keyCode: 8 });
    await waitFor(() => expect(within(box).queryByRole("group", { name: /La Vie/ })).toBeNull());
    await expect(there).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Livre du catalogue" })).toBeVisible();
  },
};

export const Narrow: Story = {
  name: "Étroit",
  decorators: [
    (Story) => (
      <div style={{ width: 328, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => void (await text(canvasElement)),
};

export const English: Story = {
  name: "En anglais",
  args: { label: "Review" },
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    await text(canvasElement);
    const bar = within(within(canvasElement).getByRole("toolbar", { name: "Formatting: Review" }));
    await userEvent.click(bar.getByRole("button", { name: "Table" }));
    for (const name of ["Header row", "Add a row above", "Add a row below", "Delete the row", "Add a column to the left"])
      await expect(await bar.findByRole("button", { name })).toBeVisible();
    for (const name of ["Add a column to the right", "Delete the column", "Delete the table"])
      await expect(bar.getByRole("button", { name })).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "Delete the table" }));
    await waitFor(() => expect(bar.queryByRole("button", { name: "Delete the table" })).toBeNull());
  },
};

/** Une image du texte se reprend au même bouton : sa description, et ce qui reste visible quand un site la recadre. */
export const PictureChanged: Story = {
  name: "Image reprise",
  args: { value: `<p>Le quai <img src="${picture}" alt="Le quai"></p>` },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await text(canvasElement);
    const image = within(box).getByRole("img", { name: "Le quai" });
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThan(8));
    const { left, top, width, height } = image.getBoundingClientRect();
    // The editor reads from the place of the pointer what was pressed.
    await userEvent.pointer({ target: image, keys: "[MouseLeft]", coords: { clientX: left + width / 2, clientY: top + height / 2 } });
    await userEvent.click(canvas.getByRole("button", { name: "Image" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Image" }));
    const description = dialog.getByRole("textbox", { name: "Description" });
    await expect(description).toHaveValue("Le quai");
    await userEvent.type(description, " au matin");
    const across = await dialog.findByRole("slider", { name: "De gauche à droite" }, { timeout: 5_000 });
    fireEvent.change(across, { target: { value: "30" } });
    await userEvent.click(dialog.getByRole("button", { name: "Modifier l’image" }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('data-focus="30 50" alt="Le quai au matin">')),
    );
    await expect(within(box).getAllByRole("img")).toHaveLength(1);
  },
};
