import type { RegistrationState } from "@reserve/domain";

/** An event of the demo shop with registration, by its title, and its registrations. */
export interface DemoEvent {
  title: string;
  places: number | null;
  people: DemoRegistration[];
}

/** A person registered for an event. */
export interface DemoRegistration {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  comments: string;
  buyBook: boolean;
  state: RegistrationState;
  isPresent: boolean;
  createdAt: Date;
  cancelledAt: Date | null;
}

const NAMES =
  "Claire-Marie Abgrall|Marc Autret|Nadia Benhamou|Yuna Bescond|Inès Caradec|Jean Cariou|Ousmane Diallo|Maïwenn Fily|Annaïg Guivarc’h|Paul Guéguen|Soazig Hascoët|Erwan Jaffrès|Lena Kerdraon|Yves Kermarrec|Denise Le Bras|Hélène Le Goff|Michel Le Roux|Katell Madec|Yves Marchetti|Lucie Morvan|Alan Nédélec|Fatou Ndiaye|Gwenolé Péron|Marie Quéméner|Rozenn Calvez|Thomas Vautrin|Louise Hamon|Tristan Riou|Solène Salaün|Bleuenn Tanguy".split(
    "|",
  );
const COMMENTS: Readonly<Record<number, string>> = {
  0: "Fauteuil roulant : l’ascenseur marche-t-il le soir ?",
  2: "Vient avec deux élèves du lycée.",
  15: "Au premier rang si possible, j’entends mal d’une oreille.",
};

interface Plan {
  title: string;
  places: number | null;
  /** Number of registered, waiting and cancelled people; index of the first name. */
  registered: number;
  waiting: number;
  cancelled: number;
  from: number;
  /** One in how many people buys the book. */
  bookEvery: number;
  isPast?: boolean;
}

const PLANS: readonly Plan[] = [
  // Was full until a cancellation: three people wait for the place.
  { title: "Soirée Perec à voix haute", places: 24, registered: 23, waiting: 3, cancelled: 1, from: 0, bookEvery: 2 },
  { title: "Lecture à voix haute : Noël en Bretagne", places: 40, registered: 18, waiting: 0, cancelled: 0, from: 6, bookEvery: 3 },
  { title: "Rencontre avec une éditrice de poésie", places: null, registered: 7, waiting: 0, cancelled: 0, from: 12, bookEvery: 2 },
  { title: "Atelier d’écriture : le souvenir d’enfance", places: 12, registered: 0, waiting: 0, cancelled: 0, from: 0, bookEvery: 1 },
  { title: "Club de lecture d’octobre", places: 15, registered: 11, waiting: 0, cancelled: 0, from: 3, bookEvery: 4, isPast: true },
];

/**
 * Creates the events with registration: one with a freed place and a waiting list, one half full, one without an end, one not published yet, one
 * past.
 */
export function makeRegistrations(now: Date): DemoEvent[] {
  return PLANS.map(({ title, places, registered, waiting, cancelled, from, bookEvery, isPast = false }, plan) => {
    const total = registered + waiting + cancelled;
    const hours = isPast ? 24 * 60 : 3;
    return {
      title,
      places,
      people: Array.from({ length: total }, (_, index) => {
        const place = (from + index) % NAMES.length;
        const [firstName = "", ...rest] = (NAMES[place] ?? "").split(" ");
        const lastName = rest.join(" ");
        const state = index < registered ? "Registered" : index < registered + cancelled ? "Cancelled" : "Waiting";
        const createdAt = new Date(now.getTime() - (hours + (total - index) * 5) * 3_600_000);
        return {
          firstName,
          lastName,
          email: `${`${firstName}.${lastName}`
            .normalize("NFD")
            .replace(/[^a-zA-Z.-]/g, "")
            .toLowerCase()}@example.fr`,
          phone: `06 39 98 ${String(10 + ((place * 7 + plan) % 90))} ${String(10 + ((place * 13 + 5) % 90))}`,
          comments: COMMENTS[place] ?? "",
          buyBook: index % bookEvery === 0,
          state,
          isPresent: isPast && index % 5 !== 4,
          createdAt,
          cancelledAt: state === "Cancelled" ? new Date(now.getTime() - 1.5 * 3_600_000) : null,
        };
      }),
    };
  });
}
