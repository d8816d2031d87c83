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

const meta = {
  title: "Listes/SortableList",
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

/** Lifted, moved and dropped with the keyboard: said at each step, saved once. */
export const ShopWindow: Story = {
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

/** The pointer takes a line by its handle. */
export const Pointer: Story = {
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

/** Each line's menu does the same without dragging. */
export const LineMenu: Story = {
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

/** Lines with more in them and a button of their own. */
export const WithContent: Story = {
  args: {
    items: books.map((book) => ({ ...book, content: <Work byline="Folio" title={book.label} /> })),
    actions: (item) => <IconButton icon={<XIcon />} label={`Retirer ${item.label}`} onClick={fn()} size="small" />,
  },
};

/** Nothing to put in order. */
export const Empty: Story = { args: { items: [], empty: "La vitrine est vide. Ajoutez un premier titre." } };

/** On a small screen, with a long title. */
export const SmallScreen: Story = {
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
  globals: { locale: "en" },
  args: { label: "Titles in the window" },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Move Les Années, position 4 of 4" }).focus();
    await userEvent.keyboard(" {Escape}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Les Années put back, position 4.");
  },
};
