import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { FilterChip } from "../fields/FilterChip.tsx";
import { MultiSelect } from "../fields/MultiSelect.tsx";
import { SearchField } from "../fields/SearchField.tsx";
import { ChipRow, FilterBar } from "../layout/FilterBar.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { type SavedView, SavedViews, type ViewWords } from "./SavedViews.tsx";

const facets = [
  {
    id: "format",
    label: "Format",
    options: [
      { value: "paperback", label: "Broché", detail: "812" },
      { value: "pocket", label: "Poche", detail: "305" },
      { value: "ebook", label: "Livre numérique", detail: "91" },
    ],
  },
  {
    id: "publisher",
    label: "Éditeur",
    options: [
      { value: "gallimard", label: "Gallimard", detail: "402" },
      { value: "minuit", label: "Éditions de Minuit", detail: "118" },
      { value: "pol", label: "P.O.L", detail: "64" },
    ],
  },
];
const start: SavedView[] = [
  { id: "all", label: "Tous", href: "#/products", count: 1208 },
  { id: "soon", label: "À paraître", href: "#/products?view=soon", count: 14 },
  { id: "own", label: "Poésie de poche", href: "#/products?view=own", count: 37, isOwn: true },
  { id: "team", label: "À retourner", href: "#/products?view=team", isShared: true },
];
const saved = fn();

interface ListProps {
  currentId?: string | null;
  initial?: Record<string, readonly string[]>;
  views?: readonly SavedView[];
}

function List({ currentId = "all", initial = {}, views: first = start }: ListProps) {
  const texts = useTexts();
  const isFrench = texts.cancel === "Annuler";
  const [views, setViews] = useState(first);
  const [current, setCurrent] = useState(currentId);
  const [values, setValues] = useState(initial);
  const [search, setSearch] = useState("");
  const active = facets.filter(({ id }) => (values[id]?.length ?? 0) > 0);
  const isModified = active.length > 0;
  return (
    <main style={{ padding: "16px 24px", minHeight: 460 }}>
      <SavedViews
        currentId={current}
        isModified={isModified}
        label="Vues des produits"
        nameError="Au plus 60 caractères."
        onCreate={async (view: ViewWords) => {
          saved(view);
          if (view.label.length > 60) return false;
          setViews([...views, { id: "new", href: "#/products?view=new", isOwn: true, ...view }]);
          setCurrent("new");
          setValues({});
          return true;
        }}
        onDelete={(id) => {
          setViews(views.filter((view) => view.id !== id));
          setCurrent("all");
        }}
        onRename={async (id, view) => {
          setViews(views.map((one) => (one.id === id ? { ...one, ...view } : one)));
          return true;
        }}
        onUpdate={() => setValues({})}
        views={views}
      />
      <FilterBar
        filters={facets.map(({ id, label, options }) => (
          <MultiSelect
            key={id}
            label={label}
            onChange={(chosen) => setValues({ ...values, [id]: chosen })}
            options={options}
            values={values[id] ?? []}
          />
        ))}
        label="Chercher un produit"
        moreLabel="Filtres"
        search={<SearchField label="Titre, auteur, EAN…" onDebouncedChange={setSearch} placeholder="Titre, auteur, EAN…" value={search} />}
      />
      {isModified ? (
        <ChipRow
          end={
            <Button onClick={() => setValues({})} variant="plain">
              {isFrench ? "Effacer les filtres" : "Clear the filters"}
            </Button>
          }
          label={isFrench ? "Filtres actifs" : "Active filters"}
        >
          {active.map(({ id, label, options }) => (
            <FilterChip
              key={id}
              label={label}
              onRemove={() => setValues({ ...values, [id]: [] })}
              value={options
                .filter(({ value }) => values[id]?.includes(value))
                .map((option) => option.label)
                .join(", ")}
            />
          ))}
        </ChipRow>
      ) : null}
      <VisuallyHidden role="status">{texts.resultCount(isModified ? 37 : 1208)}</VisuallyHidden>
    </main>
  );
}

/** Ce qui filtre une liste : les choix avec leur nombre de lignes, les filtres posés que l’on retire un à un, et les vues que l’on garde sous un nom. */
const meta = {
  title: "Listes/Filtres et vues (ActiveFilters, SavedViews)",
  component: List,
  subcomponents: { SavedViews },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Aucun filtre : pas d’étiquettes, rien à effacer. */
export const Nothing: Story = {
  name: "Sans filtre",
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list", { name: "Filtres actifs" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Effacer les filtres" })).toBeNull();
  },
};

/** Chaque case dit combien de lignes elle contient ; ce qui est coché se lit dessous et se retire, le focus passant au suivant. */
export const Facets: Story = {
  name: "Filtres posés",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Format" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Poche 305" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Éditeur" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Gallimard 402" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("status")).toHaveTextContent("37 résultats");
    const chips = within(canvas.getByRole("list", { name: "Filtres actifs" }));
    await expect(chips.getAllByRole("listitem")).toHaveLength(2);
    chips.getByRole("button", { name: "Retirer le filtre Format" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Éditeur" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les filtres" }));
    await expect(canvas.queryByRole("list", { name: "Filtres actifs" })).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("1 208 résultats");
  },
};

/** Les filtres diffèrent de la vue : on les garde sous un nom à soi, qui ne peut pas être vide. */
export const SavingAView: Story = {
  name: "Enregistrer une vue",
  args: { initial: { format: ["pocket"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Tous, modifiée/ })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer la vue" }));
    const name = canvas.getByRole("textbox", { name: "Nom de la vue" });
    await expect(name).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(name).toHaveAccessibleDescription(/Donnez un nom à la vue\./);
    await userEvent.type(name, "Poches à commander");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Partager avec l’équipe" }));
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer une nouvelle vue" }));
    await expect(saved).toHaveBeenCalledWith({ label: "Poches à commander", isShared: true });
    await expect(canvas.getByRole("link", { name: /^Poches à commander \(partagée\)/ })).toHaveAttribute("aria-current", "page");
  },
};

/** Le serveur refuse le nom : il reste tel qu’on l’a tapé, sa raison dessous, même après avoir fermé et rouvert. */
export const RefusedName: Story = {
  name: "Nom de vue refusé",
  args: { initial: { format: ["pocket"] } },
  play: async ({ canvas }) => {
    const long = "Poches ".repeat(9);
    const open = () => userEvent.click(canvas.getByRole("button", { name: "Enregistrer la vue" }));
    const name = () => canvas.getByRole("textbox", { name: "Nom de la vue" });
    await open();
    await userEvent.type(name(), long);
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer une nouvelle vue" }));
    await waitFor(() => expect(name()).toHaveAccessibleDescription(/Au plus 60 caractères\./));
    await expect(name()).toHaveValue(long);
    await expect(name()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await open();
    await expect(name()).toHaveValue(long);
    await userEvent.clear(name());
    await userEvent.type(name(), "Poches{Enter}");
    await expect(await canvas.findByRole("link", { name: /^Poches/ })).toHaveAttribute("aria-current", "page");
  },
};

/** Plus de vues que de place : celles qui débordent attendent dans un menu, et celles-là seules. */
export const ManyViews: Story = {
  name: "Beaucoup de vues",
  args: {
    views: Array.from({ length: 24 }, (_, index) => ({
      id: index === 0 ? "all" : `${index}`,
      label: `Vue numéro ${index + 1}`,
      href: `#/products?view=${index}`,
      isOwn: index > 0,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Autres vues" }));
    const others = () => within(canvas.getByRole("group", { name: "Autres vues" })).getAllByRole("link");
    const row = canvas.getByRole("navigation", { name: "Vues des produits" });
    const isWhole = (tab: HTMLElement) => tab.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1;
    // The menu takes room itself, and so do the letters when their typeface arrives: the row settles.
    await waitFor(async () => {
      const whole = within(row).getAllByRole("link", { hidden: true }).filter(isWhole);
      await expect(whole.length + others().length).toBe(24);
    });
    await expect(others().at(-1)).toHaveTextContent("Vue numéro 24");
    await userEvent.tab();
    await expect(others()[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Autres vues" })).toHaveFocus();
  },
};

/** Une vue à soi : la suppression redemande sur place, le focus sur ce qui la garde. */
export const DeletingAView: Story = {
  name: "Supprimer une vue",
  args: { currentId: "own" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Modifier la vue/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer la vue" }));
    await expect(canvas.getByRole("button", { name: "Garder la vue" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer la vue" }));
    await expect(canvas.queryByRole("link", { name: /Poésie de poche/ })).toBeNull();
  },
};

/** Une vue à soi avec d’autres filtres : mise à jour, ou enregistrée à côté. */
export const OwnViewModified: Story = {
  name: "Vue modifiée",
  args: { currentId: "own", initial: { publisher: ["minuit"] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer la vue" }));
    await expect(canvas.getByRole("button", { name: /^Mettre à jour/ })).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  args: { initial: { format: ["pocket"] } },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Active filters" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("37 results");
  },
};
