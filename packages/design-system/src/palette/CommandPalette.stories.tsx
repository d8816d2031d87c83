import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { BookOpenIcon } from "../icons.ts";
import { type Command, type CommandGroup, CommandPalette } from "./CommandPalette.tsx";

const groups: CommandGroup[] = [
  {
    label: "Écrans",
    commands: [
      { id: "orders", label: "Commandes", detail: "Ventes", shortcut: "G+C" },
      { id: "products", label: "Produits", detail: "Catalogue" },
      { id: "campaigns", label: "Campagnes par courriel", detail: "Marketing", keywords: "newsletter envoi" },
    ],
  },
  {
    label: "Actions",
    commands: [
      { id: "new-product", label: "Créer un produit", shortcut: "Mod+Alt+N" },
      { id: "cache", label: "Rafraîchir le cache du site" },
    ],
  },
];

const records: CommandGroup[] = [
  {
    label: "Fiches",
    commands: [
      { id: "eluard", label: "Paul Éluard", detail: "Auteur, 14 titres" },
      {
        id: "mains",
        label: "Les Mains libres",
        isTitle: true,
        byline: "Paul Éluard",
        detail: "978-2-07-045306-1",
        icon: <BookOpenIcon />,
        href: "/catalog/product/detail/1",
      },
    ],
  },
];

const quiet = { onSearch: fn(), found: [], isSearching: false };

/** Un seul champ qui trouve tous les écrans, les actions et les fiches ; il s’ouvre avec Ctrl K (⌘ K). */
const meta = {
  title: "Dialogues et menus/Palette de commandes (CommandPalette)",
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: "600px" } } },
  args: { groups, onChoose: fn(), onClose: fn(), recent: [{ id: "recent-24118", label: "Commande nº 24118", detail: "Hélène Le Goff" }] },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 560 }} tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Ouvert",
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("dialog", { name: "Palette de commandes" });
    await expect(within(dialog).getByRole("combobox")).toHaveFocus();
    await expect(within(dialog).getByRole("option", { name: /Commande nº 24118/ })).toHaveAttribute("aria-selected", "true");
  },
};

function Live({ onChoose }: { onChoose: (command: Command) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [isSearching, setIsSearching] = useState(false);
  const found = /elu|é/i.test(query) ? records : [];
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rechercher</Button>
      {isOpen ? (
        <CommandPalette
          groups={groups}
          onChoose={onChoose}
          onClose={() => setIsOpen(false)}
          search={{
            onSearch(typed) {
              setQuery(typed);
              setIsSearching(true);
              setTimeout(() => setIsSearching(false), 60);
            },
            found: isSearching ? [] : found,
            isSearching,
          }}
        />
      ) : null}
    </>
  );
}

/** Les accents ne comptent pas, les fiches viennent quand elles sont trouvées, Entrée choisit, et le focus revient. */
export const Search: Story = {
  name: "Recherche",
  render: (args) => <Live onChoose={args.onChoose} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole("button", { name: "Rechercher" });
    await userEvent.click(opener);
    await userEvent.type(canvas.getByRole("combobox"), "eluard");
    await waitFor(() => expect(canvas.getByRole("option", { name: /Paul Éluard Auteur/ })).toHaveAttribute("aria-selected", "true"));
    await expect(canvas.getByRole("status")).toHaveTextContent("2 résultats");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: "mains" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** Une ligne qui mène quelque part s’ouvre dans un autre onglet avec Ctrl : par Entrée ou par un clic. */
export const NewTab: Story = {
  name: "Dans un nouvel onglet",
  args: { search: { ...quiet, found: records }, onOpenTab: fn() },
  play: async ({ canvas, args, userEvent: user }) => {
    await user.type(canvas.getByRole("combobox"), "mains");
    const line = await canvas.findByRole("option", { name: /^Les Mains libres, Paul Éluard/ });
    await expect(canvas.getByText(/nouvel onglet/)).toBeVisible();
    await user.hover(line);
    await user.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onOpenTab).toHaveBeenCalledWith(expect.objectContaining({ id: "mains" }));
    await user.keyboard("{Control>}");
    await user.click(line);
    await user.keyboard("{/Control}");
    await expect(args.onOpenTab).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Rien ne répond : la palette le dit, et quoi essayer. */
export const Empty: Story = {
  name: "Sans résultat",
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zzz");
    await expect(canvas.getByText("Essayez un titre, un nom, un numéro de commande ou un EAN.")).toBeVisible();
  },
};

export const Searching: Story = {
  name: "Chargement",
  args: { search: { ...quiet, isSearching: true }, groups: [], recent: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "dur");
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement…");
  },
};

/** Échap vide d’abord le champ, puis ferme. */
export const Escape: Story = {
  name: "Échap",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "prod{Escape}");
    await expect(field).toHaveValue("");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Un code lu est cherché par la page, quelle que soit la ligne marquée ; la réponse se lit dans la palette. */
export const Scanned: Story = {
  name: "À la douchette",
  args: {
    search: { ...quiet, onSubmit: fn((query: string) => query.length === 13), answer: "Aucun produit n’a l’EAN 9782070453061." },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "9782070453061{Enter}");
    await expect(args.search?.onSubmit).toHaveBeenCalledWith("9782070453061");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status")).toHaveTextContent("Aucun produit n’a l’EAN 9782070453061.");
  },
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { groups: [{ label: "Screens", commands: [{ id: "orders", label: "Orders", detail: "Sales" }] }], recent: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Command palette" }), "ord");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 result");
  },
};
