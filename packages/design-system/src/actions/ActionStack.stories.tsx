import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BellIcon, TruckIcon } from "../icons.ts";
import { Section, Sheet } from "../layout/Page.tsx";
import { ActionStack, OffActions } from "./ActionStack.tsx";
import { Button } from "./Button.tsx";

/** Ce qu’on peut faire maintenant, un bouton par ligne. Sur un petit écran, le bouton plein laisse sa place à la barre du pouce. */
const meta = { title: "Actions/Pile d’actions (ActionStack)", component: ActionStack, subcomponents: { OffActions } } satisfies Meta<
  typeof ActionStack
>;
export default meta;

/** D’abord ce qui peut se faire ; ce qui ne le peut pas dit pourquoi, et le clavier l’atteint pour l’entendre. */
export const Panel: StoryObj<typeof meta> = {
  name: "Principal",
  args: {
    children: (
      <Button icon={<TruckIcon />} isFullWidth variant="primary">
        Expédier 2 lignes
      </Button>
    ),
  },
  render: (args) => (
    <Sheet>
      <Section title="Que faire maintenant ?">
        <ActionStack {...args} />
        <OffActions
          items={[{ icon: <BellIcon />, label: "Notifier le retrait", reason: "Livrée par Colissimo, sans retrait en magasin." }]}
          title="Pas pour cette commande"
        />
      </Section>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByRole("button", { name: "Notifier le retrait" });
    await expect(off).toHaveAttribute("aria-disabled", "true");
    await expect(off).toHaveAccessibleDescription("Livrée par Colissimo, sans retrait en magasin.");
    await userEvent.tab();
    await userEvent.tab();
    await expect(off).toHaveFocus();
  },
};
