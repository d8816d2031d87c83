import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { NumberField } from "../fields/NumberField.tsx";
import { Select } from "../fields/Select.tsx";
import { Section, Sheet } from "../layout/Page.tsx";
import { MenuItem } from "../menu/MenuItem.tsx";
import { Condition, ConditionGroup, type ConditionMove, Conditions } from "./Conditions.tsx";

const rules = [
  { value: "all", label: "Toutes ces conditions" },
  { value: "any", label: "Au moins une de ces conditions" },
];

/** Des conditions et des groupes de conditions : une ligne par condition, le groupe en retrait, ce que chacune laisse à droite. */
const meta = {
  title: "Champs/Conditions en groupes (Conditions)",
  component: Conditions,
  subcomponents: { Condition, ConditionGroup },
} satisfies Meta<typeof Conditions>;
export default meta;

function Row({ id, link, onMove }: { id: string; link?: string; onMove: (move: ConditionMove) => void }) {
  const [times, setTimes] = useState<number | null>(3);
  return (
    <Condition
      count={{ label: "Seule :", value: "4 077" }}
      field={
        <Select isLabelHidden label="Champ" onChange={() => undefined} options={[{ value: "visits", label: "Visites" }]} value="visits" />
      }
      id={id}
      link={link}
      menu={<MenuItem label="Retirer" onAction={() => onMove("remove")} />}
      menuLabel="Condition Visites"
      onMove={onMove}
      operator={
        <Select
          isLabelHidden
          label="Comparaison"
          onChange={() => undefined}
          options={[{ value: "atLeast", label: "au moins" }]}
          value="atLeast"
        />
      }
      value={<NumberField isLabelHidden label="Valeur" onChange={setTimes} unit="fois" value={times} />}
    />
  );
}

function Demo({ onMove }: { onMove: (move: ConditionMove) => void }) {
  const adds: ReactNode = <Button variant="plain">Condition</Button>;
  return (
    <Sheet>
      <Section title="Conditions">
        <Conditions adds={adds} rule={<Select isLabelHidden label="Règle" onChange={() => undefined} options={rules} value="any" />}>
          <Row id="a" onMove={onMove} />
          <ConditionGroup
            adds={adds}
            count={{ label: "Ensemble :", value: "388" }}
            id="g"
            label="Au moins une de ces conditions"
            link="et"
            menu={<MenuItem label="Retirer" onAction={() => onMove("remove")} />}
            menuLabel="Groupe"
            onMove={onMove}
            rule={<Select isLabelHidden label="Règle du groupe" onChange={() => undefined} options={rules} value="any" />}
          >
            <Row id="b" onMove={onMove} />
            <Row id="c" link="ou" onMove={onMove} />
          </ConditionGroup>
        </Conditions>
      </Section>
    </Sheet>
  );
}

function MoveLog() {
  const [moves, setMoves] = useState<readonly ConditionMove[]>([]);
  return (
    <>
      <Demo onMove={(move) => setMoves((before) => [...before, move])} />
      <p>{moves.join(", ")}</p>
    </>
  );
}

/** Sur le bouton d’une ligne, les flèches la déplacent et Suppr la retire ; Entrée ouvre les mêmes actions en mots. */
export const Keys: StoryObj = {
  name: "Principal",
  render: () => <MoveLog />,
  play: async ({ canvas, canvasElement }) => {
    const group = within(canvas.getByRole("group", { name: "Au moins une de ces conditions" }));
    const [button] = group.getAllByRole("button", { name: "Condition Visites" });
    if (!button) throw new Error("a condition has no button");
    button.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowRight}{ArrowLeft}{Delete}");
    const moveLog = canvas.getByText("up, down, in, out, remove");
    await expect(moveLog).toBeVisible();
    await userEvent.keyboard("{Enter}");
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole("menu", { name: "Condition Visites" }));
    await userEvent.click(menu.getByRole("menuitem", { name: "Retirer" }));
    await waitFor(() => expect(moveLog).toHaveTextContent("up, down, in, out, remove, remove"));
  },
};

/** Sous 420 px tout se met l’un sous l’autre ; rien ne déborde. */
export const Narrow: StoryObj = {
  name: "Sur téléphone",
  globals: { viewport: { value: "phone" } },
  render: () => <MoveLog />,
};
