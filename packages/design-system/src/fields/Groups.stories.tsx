import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";
import { CheckGroup } from "./CheckGroup.tsx";
import { FieldCell, FieldGrid } from "./FieldGrid.tsx";
import { TextField } from "./TextField.tsx";

/** Des cases sous une case de tête qui les compte et les coche toutes ; des champs en grille, dont la largeur dit la longueur attendue. */
const meta = {
  title: "Champs/Groupe de cases et grille (CheckGroup, FieldGrid)",
  component: CheckGroup,
  subcomponents: { FieldCell, FieldGrid },
} satisfies Meta<typeof CheckGroup>;
export default meta;
type Story = StoryObj;

const rights = ["Consulter les produits", "Consulter les auteurs", "Consulter les critiques"];

function Rights() {
  const [ticked, setTicked] = useState<readonly string[]>(["Consulter les auteurs"]);
  const free = rights.slice(0, 2);
  return (
    <CheckGroup
      all={{
        isChecked: free.every((right) => ticked.includes(right)),
        isMixed: ticked.length === 1,
        onChange: (isChecked) => setTicked(isChecked ? free : []),
      }}
      count={`${ticked.length} sur ${rights.length}`}
      legend="Catalogue"
    >
      {rights.map((right, index) => (
        <Checkbox
          checked={ticked.includes(right)}
          disabledReason={index === 2 ? "Vous n’avez pas ce droit." : undefined}
          help={index === 0 ? "Ouvre Produits" : undefined}
          key={right}
          label={right}
          onChange={(isChecked) => setTicked(isChecked ? [...ticked, right] : ticked.filter((other) => other !== right))}
        />
      ))}
    </CheckGroup>
  );
}

/** La case de tête compte et coche tout ce qui peut l’être ; ce qui est désactivé reste atteignable, dit pourquoi et ne bouge pas. */
export const Boxes: Story = {
  name: "Groupe de cases",
  render: () => <Rights />,
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole("group", { name: "Catalogue" }));
    const all = group.getByRole("checkbox", { name: "Catalogue" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(group.getByText("2 sur 3")).toBeVisible();
    const off = group.getByRole("checkbox", { name: "Consulter les critiques" });
    await expect(off).toHaveAccessibleDescription("Vous n’avez pas ce droit.");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(off).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(off).not.toBeChecked();
  },
};

/** Rien à changer : la tête n’a pas de case. */
export const ReadOnly: Story = {
  name: "Groupe de cases, en lecture seule",
  render: () => (
    <CheckGroup count="1 sur 1" legend="Cache">
      <Checkbox checked disabledReason="Par le rôle Libraire" label="Rafraîchir le cache des produits" />
    </CheckGroup>
  ),
};

/** Les largeurs disent ce qui est long et ce qui est court. */
export const Fields: Story = {
  name: "Grille de champs",
  render: () => (
    <FieldGrid>
      <FieldCell>
        <TextField defaultValue="Mathilde" label="Prénom" />
      </FieldCell>
      <FieldCell>
        <TextField defaultValue="Kervella" label="Nom" />
      </FieldCell>
      <FieldCell span={8}>
        <TextField defaultValue="mathilde@example.fr" label="Adresse électronique" />
      </FieldCell>
      <FieldCell span={4}>
        <TextField label="Téléphone" />
      </FieldCell>
    </FieldGrid>
  ),
};
