import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Ledger, LedgerEntry } from "./Ledger.tsx";

const meta = { title: "Page/Ledger", component: Ledger } satisfies Meta<typeof Ledger>;
export default meta;

/** A queue with work and an empty one. */
export const Queues: StoryObj<typeof meta> = {
  args: {
    children: (
      <>
        <LedgerEntry count={12} detail="9 colis, 3 retraits" href="#a-preparer" label="À préparer" />
        <LedgerEntry count={0} detail="Rien pour le moment" href="#a-rembourser" label="À rembourser" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /12\s*À préparer/ })).toHaveAttribute("href", "#a-preparer");
  },
};
