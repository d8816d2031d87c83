import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BellIcon, TruckIcon } from "../icons.ts";
import { Section, Sheet } from "../layout/Page.tsx";
import { ActionStack, OffActions } from "./ActionStack.tsx";
import { Button } from "./Button.tsx";

const meta = { title: "Actions/ActionStack", component: ActionStack } satisfies Meta<typeof ActionStack>;
export default meta;

/** What can be done first; what cannot says why, and the keyboard reaches it to hear so. */
export const Panel: StoryObj<typeof meta> = {
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
