import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button, IconButton } from "../actions/Button.tsx";
import { Link } from "../actions/Link.tsx";
import { TruckIcon, Undo2Icon } from "../icons.ts";
import { Section, Sheet } from "../layout/Page.tsx";
import { Badge } from "../status/Badge.tsx";
import { PickGroup, PickLine, PickOrder, PickOrders } from "./PickList.tsx";
import { type ScanAnswer, ScanBar, ScanBench } from "./ScanBar.tsx";

const books = [
  { ean: "9782253023906", title: "La Vie mode d’emploi", byline: "Georges Perec", shelf: "P-17", total: 2 },
  { ean: "3700301045676", title: "Cléo de 5 à 7", byline: "Agnès Varda", shelf: "D-02", total: 1 },
];

/** A small bench: what is scanned or ticked is counted. */
function BenchOfTwo() {
  const [picked, setPicked] = useState<Readonly<Record<string, number>>>({});
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const done = Object.values(picked).reduce((sum, count) => sum + count, 0);
  const count = (ean: string, copies: number) => setPicked((before) => ({ ...before, [ean]: (before[ean] ?? 0) + copies }));
  const scan = (text: string) => {
    const turn = (answer?.turn ?? 0) + 1;
    const book = books.find(({ ean }) => ean === text);
    if (!book) return setAnswer({ tone: "danger", title: "Mauvais livre.", detail: `${text} n’est pas commandé.`, turn });
    count(book.ean, 1);
    setAnswer({ tone: "success", title: `Pris\u00a0: ${book.title}.`, turn });
  };
  return (
    <ScanBench>
      <ScanBar
        answer={answer}
        enterLabel="Prendre en compte ce code"
        fieldLabel="EAN ou ISBN"
        hint="Scannez un livre."
        label="Scanner les exemplaires"
        onScan={scan}
        progress={{ done, total: 3, label: `${done}/3 exemplaires` }}
        tools={<IconButton icon={<Undo2Icon />} label="Défaire" />}
      >
        {done === 3 ? (
          <Button icon={<TruckIcon />} variant="primary">
            Expédier
          </Button>
        ) : null}
      </ScanBar>
      <Sheet>
        <Section isFlush title="À prendre en rayon">
          {books.map(({ ean, title, byline, shelf, total }) => (
            <PickGroup key={shelf} label={`Rayon ${shelf}`} shelf={shelf}>
              <PickLine
                byline={byline}
                copies={{
                  picked: picked[ean] ?? 0,
                  total,
                  label: `${picked[ean] ?? 0} pris sur ${total}`,
                  onAdd: () => count(ean, 1),
                  onRemove: () => count(ean, -1),
                  onTakeAll: () => count(ean, total - (picked[ean] ?? 0)),
                  texts: {
                    add: `Prendre un exemplaire : ${title}`,
                    remove: `Remettre un exemplaire : ${title}`,
                    takeAll: total === 1 ? "Pris" : "Tout pris",
                    takeAllName: `${total === 1 ? "Pris" : "Tout pris"}\u00a0: ${title}`,
                    putBack: "Remettre",
                    putBackName: `Remettre ${title}`,
                    isAll: "Tout est pris.",
                    isNone: "Rien n’est pris.",
                  },
                }}
                currentTurn={answer?.tone === "success" && answer.title.includes(title) ? answer.turn : undefined}
                facts={<span>{ean}</span>}
                title={title}
              />
            </PickGroup>
          ))}
        </Section>
      </Sheet>
    </ScanBench>
  );
}

/** Les livres à prendre en rayon, groupés ; on les lit à la douchette ou on les coche à la main, et chaque commande se remplit. */
const meta = {
  title: "Listes/Préparation des commandes (ScanBench, PickLine)",
  component: BenchOfTwo,
  subcomponents: { PickGroup, PickLine, PickOrder, PickOrders, ScanBar, ScanBench },
} satisfies Meta<typeof BenchOfTwo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lu, refusé, coché à la main : le même compte, et le focus reste où il était. */
export const ByScanAndByHand: Story = {
  name: "À la douchette et à la main",
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "EAN ou ISBN" });
    await userEvent.type(field, "9782253023906{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Pris : La Vie mode d’emploi."));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "9782070402472{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Mauvais livre. 9782070402472 n’est pas commandé."));
    const take = canvas.getByRole("button", { name: /^Pris\s: Cléo de 5 à 7$/ });
    await userEvent.click(take);
    await expect(canvas.getByRole("button", { name: "Remettre Cléo de 5 à 7" })).toHaveFocus();
    const add = canvas.getByRole("button", { name: "Prendre un exemplaire : La Vie mode d’emploi" });
    await userEvent.click(add);
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await expect(add).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Expédier" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Rayon P-17" })).toHaveTextContent("2 pris sur 2");
  },
};

/** Une commande est faite, une peut se terminer, une reste à chercher. */
export const Trays: Story = {
  name: "Commandes d’une préparation",
  render: () => (
    <PickOrders label="Commandes">
      <PickOrder
        count="3/3"
        detail={<span>Hélène Le Goff, Colissimo à domicile</span>}
        isDone
        slot={1}
        title={<Link href="#24118">nº 24118</Link>}
      >
        <Badge tone="success">2 lignes expédiées</Badge>
      </PickOrder>
      <PickOrder count="2/2" detail={<span>Gaëlle Troadec, retrait en magasin</span>} slot={2} title={<Link href="#24124">nº 24124</Link>}>
        <Button isFullWidth>Prévenir le client de la nº 24124</Button>
      </PickOrder>
      <PickOrder
        count="0/4"
        detail={<span>Nadia Benhamou, Colissimo à domicile</span>}
        slot={3}
        title={<Link href="#24130">nº 24130</Link>}
      />
    </PickOrders>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
