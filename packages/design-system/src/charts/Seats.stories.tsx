import type { Meta, StoryObj } from "@storybook/react-vite";
import { Seats } from "./Seats.tsx";

/** Les places d’un événement, une par une ; au-delà de cent, une seule barre. */
const meta = {
  title: "Graphiques/Places (Seats)",
  component: Seats,
  args: { taken: 39, total: 40, label: "39 sur 40" },
} satisfies Meta<typeof Seats>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Deux rangs de vingt, une place libre. */
export const Few: Story = { name: "Principal" };

/** Trop de places pour être comptées à l’œil : une barre. */
export const Many: Story = { name: "Plus de cent", args: { taken: 250, total: 300, label: "250 sur 300" } };
