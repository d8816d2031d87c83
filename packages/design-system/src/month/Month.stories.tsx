import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { CalendarClockIcon, CalendarOffIcon, GlobeIcon, MapPinIcon } from "../icons.ts";
import { Badge } from "../status/Badge.tsx";
import { Agenda } from "./Agenda.tsx";
import { DayList, Legend, MonthBar } from "./MonthBar.tsx";
import { type MonthEntry, MonthGrid } from "./MonthGrid.tsx";

const entry = (id: string, label: string, kind: "go" | "on" | "off" | "event"): MonthEntry => ({
  id,
  label,
  ...(
    {
      go: { icon: <CalendarClockIcon />, tone: "info", announcement: `08:00 mise en ligne : ${label}` },
      on: { icon: <GlobeIcon />, tone: "success", announcement: `08:00 mis en ligne : ${label}` },
      off: { icon: <CalendarOffIcon />, tone: "neutral", announcement: `23:59 fin de parution : ${label}` },
      event: { icon: <MapPinIcon />, tone: "neutral", announcement: `18:30 événement : ${label}` },
    } as const
  )[kind],
});

const entries = new Map<string, readonly MonthEntry[]>([
  ["2026-11-10", [entry("a", "Agnès Varda en coffret", "on")]],
  ["2026-11-25", [entry("b", "L’hiver en poche", "go"), entry("c", "Mois du documentaire", "off")]],
  [
    "2026-11-27",
    [
      entry("d", "Soirée Perec à voix haute", "go"),
      entry("e", "Espèces d’espaces, lu par nous", "go"),
      entry("f", "Club des lecteurs", "event"),
      entry("g", "Nos horaires de Noël", "go"),
    ],
  ],
]);

function Month({ day: first, onChoose, ...rest }: ComponentProps<typeof MonthGrid>) {
  const [day, setDay] = useState(first);
  return (
    <MonthGrid
      {...rest}
      day={day}
      onChoose={(next) => {
        onChoose(next);
        setDay(next);
      }}
    />
  );
}

/** Ce qui arrive quel jour : le mois se parcourt au clavier, jour par jour, et chaque jour dit ce qu’il porte. */
const meta = {
  title: "Listes/Mois (MonthGrid)",
  component: MonthGrid,
  subcomponents: { Agenda, DayList, Legend, MonthBar },
  args: { label: "Novembre 2026", day: "2026-11-27", today: "2026-11-21", entries, onChoose: fn(), onOpen: fn(), keys: { n: fn() } },
  render: (args) => <Month {...args} />,
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le jour choisi est encadré, aujourd’hui souligné ; au-delà de trois lignes, le reste est compté. */
export const Main: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole("gridcell", { selected: true });
    await expect(chosen).toHaveAccessibleName(
      /^vendredi 27 novembre 2026, 08:00 mise en ligne : Soirée Perec à voix haute, .*Nos horaires de Noël/,
    );
    await expect(chosen).toHaveTextContent("et 2 autres");
    await expect(canvas.getByRole("gridcell", { current: "date" })).toHaveAccessibleName(/^samedi 21 novembre 2026, aujourd’hui/);
    await expect(canvas.getAllByRole("row")).toHaveLength(7);
  },
};

/** Les flèches vont d’un jour et d’une semaine, Début et Fin aux bouts de la semaine, Page préc. et Page suiv. d’un mois ; les lettres agissent. */
export const ByKeys: Story = {
  name: "Au clavier",
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const name = () => canvas.getByRole("gridcell", { selected: true }).textContent;
    for (const [key, day] of [
      ["{ArrowRight}", "samedi 28 novembre"],
      ["{ArrowDown}", "samedi 5 décembre"],
      ["{Home}", "lundi 30 novembre"],
      ["{End}", "dimanche 6 décembre"],
      ["{ArrowUp}", "dimanche 29 novembre"],
      ["{PageDown}", "mardi 29 décembre"],
      ["{PageUp}", "dimanche 29 novembre"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(name()).toMatch(new RegExp(`^${day}`));
      await expect(canvas.getByRole("gridcell", { selected: true })).toHaveFocus();
    }
    await userEvent.keyboard("n{Enter}");
    await expect(args.keys?.n).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Sur un téléphone, les cases gardent leurs signes ; ce qu’ils disent est sous le mois. */
export const Narrow: Story = { name: "Sur téléphone", globals: { viewport: { value: "mobile1" } } };

/** La liste dit la même chose en descendant, un jour après l’autre. */
export const AsList: Story = {
  name: "En liste",
  render: () => (
    <Agenda
      caption="Ce qui arrive en novembre 2026"
      days={[
        {
          day: "2026-11-25",
          rows: [
            {
              id: "b",
              time: "10:00",
              title: "L’hiver en poche",
              href: "#b",
              kind: "Sélection",
              sign: (
                <Badge icon={<CalendarClockIcon />} tone="info">
                  Programmé
                </Badge>
              ),
              who: "Yann Kerbrat",
            },
          ],
        },
        {
          day: "2026-12-01",
          rows: [
            {
              id: "c",
              time: "23:59",
              title: "Mois du documentaire",
              href: "#c",
              kind: "Dossier",
              sign: (
                <Badge icon={<CalendarOffIcon />} tone="neutral">
                  Fin de parution
                </Badge>
              ),
              who: "Yann Kerbrat",
            },
          ],
        },
      ]}
      heads={{ time: "Heure", title: "Article", kind: "Type", sign: "Ce qui arrive", who: "Auteur" }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("rowheader", { name: "mardi 1er décembre 2026" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Mois du documentaire" })).toHaveAttribute("href", "#c");
  },
};
