import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { PlusIcon } from "../icons.ts";
import { Plan, type PlanTile } from "./Plan.tsx";
import { PlanMark, WidthMark } from "./PlanMark.tsx";

const tiles: PlanTile[] = [
  { id: "a", column: "main", width: 100, label: "À la une", detail: "Carrousel, 4 images" },
  { id: "b", column: "main", width: 75, label: "Nouveautés", detail: "Produits nouveaux" },
  { id: "c", column: "main", width: 25, label: "Étiquettes" },
  { id: "d", column: "main", width: 50, label: "L’hiver en poche", detail: "Articles, à la main", fault: "Aucun article" },
  { id: "e", column: "side", width: 100, label: "Agenda", detail: "5 dates" },
];

function Page({ tiles: given, selected: first, onChange, onSelect, ...rest }: ComponentProps<typeof Plan>) {
  const [shown, setShown] = useState(given);
  const [selected, setSelected] = useState(first);
  return (
    <Plan
      {...rest}
      onChange={(places) => {
        onChange(places);
        setShown(places.flatMap((place) => shown.filter(({ id }) => id === place.id).map((tile) => ({ ...tile, ...place }))));
      }}
      onSelect={(id) => {
        onSelect(id);
        setSelected(id);
      }}
      selected={selected}
      tiles={shown}
    />
  );
}

/** Les parties d’une page à l’échelle : on les choisit, on les déplace par la poignée ou au clavier, on règle leur largeur avec les chiffres. */
const meta = {
  title: "Listes/Plan d’une page (Plan)",
  component: Plan,
  subcomponents: { PlanMark, WidthMark },
  args: {
    label: "Plan de la page",
    columns: [
      { id: "main", label: "Colonne large", share: 4 },
      { id: "side", label: "Colonne fine", share: 2 },
    ],
    tiles,
    widths: [25, 50, 75, 100],
    selected: null,
    onSelect: fn(),
    onChange: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Plan>;
export default meta;
type Story = StoryObj<typeof meta>;

const idsOf = (calls: readonly (readonly unknown[])[]) =>
  ((calls.at(-1)?.[0] ?? []) as { id: string; column: string }[]).map(({ id, column }) => `${column} ${id}`);

/** Chaque partie dit son nom, ce qu’elle montre, ce qui lui manque et sa largeur ; un clic la choisit. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas, args }) => {
    const wide = within(canvas.getByRole("list", { name: "Colonne large" }));
    await expect(wide.getAllByRole("listitem")).toHaveLength(4);
    const poor = wide.getByRole("button", { name: /^L’hiver en poche.*Aucun article.*50/ });
    await userEvent.click(poor);
    await expect(args.onSelect).toHaveBeenLastCalledWith("d");
    await expect(poor).toHaveAttribute("aria-pressed", "true");
    const [first] = wide.getAllByRole("listitem");
    const second = wide.getAllByRole("listitem")[1];
    await expect((second?.offsetWidth ?? 0) / (first?.offsetWidth ?? 1)).toBeCloseTo(0.75, 1);
  },
};

/** Alt et les flèches : monter, descendre, changer de colonne ; la place est dite, le focus suit. */
export const ByKeys: Story = {
  name: "Au clavier",
  play: async ({ canvas, args }) => {
    const tags = () => canvas.getByRole("button", { name: /^Étiquettes/ });
    tags().focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(idsOf((args.onChange as ReturnType<typeof fn>).mock.calls)).toEqual(["main a", "main c", "main b", "main d", "side e"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Étiquettes, Colonne large, position 2 sur 4.");
    await waitFor(() => expect(tags()).toHaveFocus());
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Étiquettes, Colonne fine, position 2 sur 2.");
    await waitFor(() => expect(tags()).toHaveFocus());
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Étiquettes ne va pas plus loin.");
    await userEvent.keyboard("3");
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Étiquettes, largeur 75\s%\.$/);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining([{ id: "c", column: "side", width: 75 }]));
  },
};

/** La souris prend une partie par sa poignée et la pose dans l’autre colonne. */
export const Pointer: Story = {
  name: "À la souris",
  play: async ({ canvas, args }) => {
    const agenda = canvas.getByRole("button", { name: /^Agenda/ });
    const box = agenda.closest("li")?.getBoundingClientRect();
    const handle = canvas.getByRole("button", { name: /^Nouveautés/ }).previousElementSibling;
    if (!handle || !box) throw new Error("no handle");
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: handle },
      // The part that is carried changes its list: what is under the pointer is another one.
      { coords: { clientX: box.left + 8, clientY: box.top + 8 }, target: agenda },
      { keys: "[/MouseLeft]", target: agenda },
    ]);
    await waitFor(() =>
      expect(idsOf((args.onChange as ReturnType<typeof fn>).mock.calls)).toEqual(["main a", "main c", "main d", "side b", "side e"]),
    );
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Une colonne, et de quoi en ajouter au bout. */
export const OneColumn: Story = {
  name: "Une colonne",
  args: {
    columns: [{ id: "main", label: "Pleine page", share: 6 }],
    tiles: tiles.filter(({ column }) => column === "main"),
    action: () => (
      <Button icon={<PlusIcon />} isFullWidth>
        Ajouter un bloc
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Ajouter un bloc" })).toBeVisible();
    canvas.getByRole("button", { name: /^À la une/ }).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(canvas.getByRole("status")).toHaveTextContent("À la une ne va pas plus loin.");
  },
};

/** Rien encore. */
export const Empty: Story = {
  name: "Vide",
  args: { tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Rien dans cette colonne.")).toHaveLength(2);
  },
};

/** De très longs mots ne débordent pas. */
export const LongWords: Story = {
  name: "Très longs mots",
  args: { tiles: tiles.map((tile) => ({ ...tile, label: "Anticonstitutionnellement".repeat(4) })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Nothing in this column.")).toHaveLength(2);
  },
};

/** Les mêmes mesures en petit, à côté d’un choix. */
export const Marks: Story = {
  name: "En petit",
  render: () => (
    <p>
      <PlanMark shares={[4, 2]} /> Colonne fine à droite <WidthMark percent={50} /> 50 %
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Colonne fine à droite/)).toBeVisible();
  },
};
