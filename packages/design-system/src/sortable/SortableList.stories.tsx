import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../actions/Button.tsx";
import { XIcon } from "../icons.ts";
import { Work } from "../status/Work.tsx";
import { type SortableItem, SortableList } from "./SortableList.tsx";

const books: SortableItem[] = [
  { id: "etranger", label: "L’Étranger" },
  { id: "douleur", label: "Capitale de la douleur" },
  { id: "barrage", label: "Un barrage contre le Pacifique" },
  { id: "annees", label: "Les Années" },
];

function Window({ items: given, onChange, ...rest }: ComponentProps<typeof SortableList>) {
  const [items, setItems] = useState(given);
  return (
    <SortableList
      {...rest}
      items={items}
      onChange={(ids) => {
        onChange(ids);
        setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []));
      }}
    />
  );
}

/** Des lignes que l’on met dans l’ordre : par la poignée, à la souris, au doigt ou au clavier, ou par le menu de chaque ligne ; chaque pas est dit, l’ordre s’enregistre une fois. */
const meta = {
  title: "Listes/Liste à trier (SortableList)",
  component: SortableList,
  args: { label: "Titres de la vitrine", items: books, onChange: fn() },
  render: (args) => <Window {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne soulevée, déplacée et posée au clavier : chaque pas est dit, l’ordre s’enregistre une fois. */
export const ShopWindow: Story = {
  name: "Au clavier",
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: "Déplacer Les Années, position 4 sur 4" }).focus();
    await userEvent.keyboard("{Enter}{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Les Années, position 2 sur 4.");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(["etranger", "annees", "douleur", "barrage"]);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Déplacer Les Années, position 2 sur 4" })).toHaveFocus());
  },
};

/** La souris prend une ligne par sa poignée. */
export const Pointer: Story = {
  name: "À la souris",
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole("button", { name: /^Déplacer L’Étranger/ });
    const target = canvas.getByText("Les Années").getBoundingClientRect();
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: handle },
      { coords: { clientX: target.x, clientY: target.bottom + 4 }, target: handle },
      { keys: "[/MouseLeft]", target: handle },
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(["douleur", "barrage", "annees", "etranger"]));
  },
};

/** Le menu de chaque ligne fait la même chose sans glisser. */
export const LineMenu: Story = {
  name: "Par le menu de la ligne",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Autres façons de déplacer L’Étranger" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Déplacer vers…" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Déplacer «\sL’Étranger\s»$/ }));
    await userEvent.click(dialog.getByRole("combobox", { name: "Position" }));
    await userEvent.click(await dialog.findByRole("option", { name: "Après Capitale de la douleur" }));
    await userEvent.click(dialog.getByRole("button", { name: "Déplacer" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["douleur", "etranger", "barrage", "annees"]);
  },
};

/** Des lignes avec plus de contenu et un bouton à elles. */
export const WithContent: Story = {
  name: "Lignes plus riches",
  args: {
    items: books.map((book) => ({ ...book, content: <Work byline="Folio" title={book.label} /> })),
    actions: (item) => <IconButton icon={<XIcon />} label={`Retirer ${item.label}`} onClick={fn()} size="small" />,
  },
};

/** Rien à mettre dans l’ordre. */
export const Empty: Story = { name: "Vide", args: { items: [], empty: "La vitrine est vide. Ajoutez un premier titre." } };

/** Sur un petit écran, avec un long titre. */
export const SmallScreen: Story = {
  name: "Étroit",
  args: {
    items: [
      ...books,
      { id: "chapeau", label: "L’Homme qui prenait sa femme pour un chapeau et autres récits cliniques, édition reliée illustrée" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Titles in the window" },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Move Les Années, position 4 of 4" }).focus();
    await userEvent.keyboard(" {Escape}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Les Années put back, position 4.");
  },
};
