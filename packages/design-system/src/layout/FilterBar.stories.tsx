import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { FilterChip } from "../fields/FilterChip.tsx";
import { SearchField } from "../fields/SearchField.tsx";
import { ChipRow, FilterBar } from "./FilterBar.tsx";

/** La recherche et les filtres sur une ligne au-dessus d’une liste ; sur un petit écran, les filtres attendent derrière un bouton. */
const meta = {
  title: "Page/Barre de filtres (FilterBar)",
  component: FilterBar,
  subcomponents: { ChipRow, FilterChip, SearchField },
  args: {
    label: "Chercher une commande",
    search: <SearchField label="Numéro, nom, adresse électronique, EAN…" onDebouncedChange={() => undefined} value="" />,
    filters: <Button>État</Button>,
    moreFilters: <Button>Mode de paiement</Button>,
    moreLabel: "Autres filtres",
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les filtres plus rares viennent avec leur bouton, au clavier aussi. */
export const Closed: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "Autres filtres" });
    await expect(canvas.queryByRole("button", { name: "Mode de paiement" })).toBeNull();
    more.focus();
    await userEvent.keyboard("{Enter}");
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("button", { name: "Mode de paiement" })).toBeVisible();
  },
};

/** Un des filtres rares est posé : ils se montrent dès le début. */
export const StartsOpen: Story = {
  name: "Ouvert d’emblée",
  args: { startsOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Mode de paiement" })).toBeVisible();
  },
};

/** Rien derrière un bouton : pas de bouton, sur un petit écran non plus. */
export const SearchAlone: Story = {
  name: "Recherche seule",
  args: { filters: undefined, moreFilters: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Autres filtres" })).toBeNull();
  },
};

/** Ce qui est posé, chacun à retirer, et le bouton qui retire tout. */
export const Chips: Story = {
  name: "Filtres posés",
  render: () => (
    <ChipRow end={<Button variant="plain">Effacer les filtres</Button>} label="Filtres actifs">
      <FilterChip label="Date" onRemove={() => undefined} value="3 derniers jours" />
    </ChipRow>
  ),
};
