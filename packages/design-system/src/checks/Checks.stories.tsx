import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Section, Sheet } from "../layout/Page.tsx";
import { Checks } from "./Checks.tsx";

/** Des conditions, une par ligne : ce qui s’y oppose d’abord, avec le pas qui y changerait quelque chose, puis ce qui attend, puis ce qui va. */
const meta = { title: "États/Conditions (Checks)", component: Checks } satisfies Meta<typeof Checks>;
export default meta;

export const Panel: StoryObj<typeof meta> = {
  name: "Principal",
  args: {
    label: "Conditions de vente",
    checks: [
      {
        id: "rule",
        state: "no",
        label: "Masqué par une règle",
        detail: "« Hachette Distribution », posée le 12/11/2026.",
        action: <Button>Voir la règle</Button>,
      },
      { id: "cache", state: "wait", label: "Le site montre encore l’ancienne fiche", detail: "Visible vers 08:42." },
      { id: "price", state: "yes", label: "Prix renseigné, 11,90 € TTC" },
    ],
  },
  render: (args) => (
    <Sheet>
      <Section title="Pourquoi ce titre n’est-il pas en vente ?">
        <Checks {...args} />
      </Section>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const [first, , last] = within(canvas.getByRole("list", { name: "Conditions de vente" })).getAllByRole("listitem");
    if (!first || !last) throw new Error("a condition is missing");
    await expect(within(first).getByRole("button", { name: "Voir la règle" })).toBeVisible();
    await expect(within(last).queryByRole("button")).toBeNull();
  },
};

/** Le même sur un petit écran : un long texte se plie, rien ne déborde. */
export const Long: StoryObj<typeof meta> = {
  name: "Texte long",
  args: {
    label: "Conditions",
    checks: [{ id: "long", state: "no", label: "M".repeat(60), detail: `Règle « ${"n".repeat(120)} »` }],
  },
  globals: { viewport: { value: "phone" } },
};
