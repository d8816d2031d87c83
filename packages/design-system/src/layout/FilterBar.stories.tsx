import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { FilterChip } from "../fields/FilterChip.tsx";
import { SearchField } from "../fields/SearchField.tsx";
import { ChipRow, FilterBar } from "./FilterBar.tsx";

const meta = {
  title: "Page/FilterBar",
  component: FilterBar,
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

/** The rarer filters come with their button, by keyboard too. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "Autres filtres" });
    await expect(canvas.queryByRole("button", { name: "Mode de paiement" })).toBeNull();
    more.focus();
    await userEvent.keyboard("{Enter}");
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("button", { name: "Mode de paiement" })).toBeVisible();
  },
};

/** One of the rarer filters is set: they show from the start. */
export const StartsOpen: Story = {
  args: { startsOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Mode de paiement" })).toBeVisible();
  },
};

/** Nothing waits behind a button: there is none, on a small screen neither. */
export const SearchAlone: Story = {
  args: { filters: undefined, moreFilters: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Autres filtres" })).toBeNull();
  },
};

/** What is set, each to be taken away, and the button that takes all. */
export const Chips: Story = {
  render: () => (
    <ChipRow end={<Button variant="plain">Effacer les filtres</Button>} label="Filtres actifs">
      <FilterChip label="Date" onRemove={() => undefined} value="3 derniers jours" />
    </ChipRow>
  ),
};
