import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Ledger, LedgerColumns, LedgerEntry, LedgerGroup } from "./Ledger.tsx";

/** Les files de travail comme les lignes d’un registre : le nombre est ce qu’on voit d’abord. */
const meta = {
  title: "Page/Files de travail (Ledger)",
  component: Ledger,
  subcomponents: { LedgerColumns, LedgerEntry, LedgerGroup },
} satisfies Meta<typeof Ledger>;
export default meta;

/** Une file avec du travail, une autre vide. */
export const Queues: StoryObj<typeof meta> = {
  name: "Principal",
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

/** Des groupes côte à côte, chacun sous son nom. */
export const Groups: StoryObj<typeof meta> = {
  name: "Par groupes",
  args: { children: null },
  render: () => (
    <LedgerColumns>
      <LedgerGroup title="Commandes">
        <LedgerEntry count={12} detail="La plus ancienne depuis hier, 17:42" href="#a-preparer" label="À préparer" />
        <LedgerEntry count={4} detail="Les livres sont à la caisse" href="#retraits" label="Retraits à notifier" />
      </LedgerGroup>
      <LedgerGroup title="Catalogue">
        <LedgerEntry count={2} detail="À poser sur la table" href="#parutions" label="Titres paraissent aujourd’hui" />
      </LedgerGroup>
    </LedgerColumns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Commandes" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /2\s*Titres paraissent/ })).toHaveAttribute("href", "#parutions");
  },
};
