import type { RemovalReason, SubscriberEventKind, SubscriberState, SubscriptionType, SuppressionReason } from "@reserve/domain";
import { createRandom } from "./random.ts";

/** A subscription of the demo shop, with all its subscribers. */
export interface DemoSubscription {
  type: SubscriptionType;
  identifier: string;
  displayedText: string;
  needsConfirmation: boolean;
  localizations: Record<"fr" | "en", { name: string; description: string }>;
  createdAt: Date;
  people: DemoSubscriber[];
}

/** A subscriber, who may have unsubscribed. */
export interface DemoSubscriber {
  email: string;
  firstName: string;
  lastName: string;
  locale: "fr" | "en";
  state: SubscriberState;
  since: Date;
  consentAt: Date;
  origin: string;
  words: string;
  url: string;
  network: string;
  confirmedAt: Date | null;
  confirmedNetwork: string;
  events: {
    kind: SubscriberEventKind;
    at: Date;
    change: -1 | 0 | 1;
    reason: RemovalReason | SuppressionReason | null;
    byName: string | null;
  }[];
}

/** A suppressed e-mail address of the demo shop. */
export interface DemoSuppressedEmail {
  email: string;
  reason: SuppressionReason;
  note: string;
  byName: string | null;
  at: Date;
}

const DAY_MS = 86_400_000;
const TEAM = "Mathilde Kervella";

const FIRST =
  "Claire-Marie|Marc|Nadia|Yuna|Inès|Jean|Ousmane|Maïwenn|Annaïg|Paul|Soazig|Erwan|Lena|Yves|Denise|Hélène|Michel|Katell|Lucie|Alan|Fatou|Gwenolé|Marie|Rozenn|Thomas|Louise|Tristan|Solène|Bleuenn|Karim|Sofia|Gaëlle|Aurore|Émile|Jeanne|Hugo|Zoé|Malo|Nolwenn|Pierre|Anne|Loïc|Camille|Bastien|Agathe|Youenn|Éva|Simon|Armelle|Corentin".split(
    "|",
  );
const LAST =
  "Abgrall|Autret|Benhamou|Bescond|Caradec|Cariou|Diallo|Fily|Guivarc’h|Guéguen|Hascoët|Jaffrès|Kerdraon|Kermarrec|Le Bras|Le Goff|Le Roux|Madec|Marchetti|Morvan|Nédélec|Ndiaye|Péron|Quéméner|Calvez|Vautrin|Hamon|Riou|Salaün|Tanguy|Troadec|Delmas|Lescop|Marques|Bodilis|Floc’h|Gourvil|Héliès|Inizan|Kerouanton|Lagadec|Menez|Nicolas|Olier|Prigent|Quiniou|Ropars|Simon|Toullec|Urien".split(
    "|",
  );

interface Plan {
  type: SubscriptionType;
  identifier: string;
  name: readonly [fr: string, en: string];
  description: readonly [fr: string, en: string];
  words: string;
  needsConfirmation: boolean;
  people: number;
  origins: readonly string[];
}

const PLANS: readonly Plan[] = [
  {
    type: "Newsletter",
    identifier: "lettre-mois",
    name: ["La lettre du mois", "The monthly letter"],
    description: ["Nos lectures et nos rencontres, une fois par mois.", "What we read and whom we invite, once a month."],
    words: "Oui, je veux recevoir La lettre du mois. Je pourrai me désabonner en un clic.",
    needsConfirmation: true,
    people: 1700,
    origins: ["Pied de page du site", "Page d’abonnement", "Fenêtre « Rentrée »", "Rencontre à la librairie", "Import Fête du livre"],
  },
  {
    type: "Marketing",
    identifier: "offres",
    name: ["Offres de la librairie", "Offers of the shop"],
    description: ["Ventes privées et livraison offerte, quatre fois par an.", "Private sales and free delivery, four times a year."],
    words: "J’accepte de recevoir les offres de la librairie.",
    needsConfirmation: true,
    people: 410,
    origins: ["Commande sur le site", "Pied de page du site"],
  },
  {
    type: "AlertSearchNewItems",
    identifier: "alerte-recherche",
    name: ["Nouveautés d’une recherche", "New titles of a search"],
    description: ["Un courriel quand un nouveau titre répond à une recherche gardée.", "A mail when a new title matches a saved search."],
    words: "Prévenez-moi quand un nouveau titre répond à cette recherche.",
    needsConfirmation: false,
    people: 160,
    origins: ["Recherche sur le site"],
  },
  {
    type: "AlertProductAvailability",
    identifier: "alerte-disponibilite",
    name: ["Retour d’un titre", "A title is back"],
    description: ["Un courriel quand un titre attendu est de nouveau là.", "A mail when a title is available again."],
    words: "Prévenez-moi quand ce titre est disponible.",
    needsConfirmation: false,
    people: 150,
    origins: ["Fiche d’un titre"],
  },
  {
    type: "PremiumAccount",
    identifier: "carte-fidelite",
    name: ["Carte de fidélité", "Loyalty card"],
    description: ["Les nouvelles de la carte, pour qui l’a prise.", "News of the card, for whoever has it."],
    words: "Je prends la carte de fidélité et j’en reçois les nouvelles.",
    needsConfirmation: false,
    people: 80,
    origins: ["À la caisse", "Compte sur le site"],
  },
];

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^a-zA-Z.-]/g, "")
    .toLowerCase();

/** Creates five subscriptions, one of each type, with some 2,500 people who joined over two and a half years, some of whom unsubscribed. */
export function makeSubscriptions(now: Date): { subscriptions: DemoSubscription[]; suppressed: DemoSuppressedEmail[] } {
  const suppressed: DemoSuppressedEmail[] = [];
  const subscriptions = PLANS.map(({ people, origins, words, name, description, ...plan }, index): DemoSubscription => {
    const random = createRandom(1010 + index);
    const made = Array.from({ length: people }, (_, number): DemoSubscriber => {
      // Each pair of names once: as many people as there are pairs.
      const place = (number * 7 + index * 311) % (FIRST.length * LAST.length);
      const [firstName, lastName] = [FIRST[place % FIRST.length] ?? "", LAST[Math.floor(place / FIRST.length)] ?? ""];
      const domain = random.pick(["example.fr", "example.fr", "example.com", "example.org"]);
      const email = `${plain(`${firstName}.${lastName}`)}@${domain}`;
      // More people joined recently than at the beginning.
      const age = Math.floor(900 * (1 - Math.sqrt(random.int(1_000_000) / 1_000_000)));
      const state: SubscriberState =
        plan.needsConfirmation && number < people / 60
          ? "Pending"
          : random.weighted({ Subscribed: 86, Unsubscribed: 10, Removed: 1.5, Dead: 2.5 });
      const requestedAt = new Date(now.getTime() - (state === "Pending" ? random.int(20) : age + 3) * DAY_MS - random.int(DAY_MS));
      const confirmedAt = state !== "Pending" && plan.needsConfirmation ? new Date(requestedAt.getTime() + 120_000) : null;
      const origin = random.pick(origins);
      const isImported = origin.startsWith("Import");
      const events: DemoSubscriber["events"] = [
        {
          kind: isImported ? "Imported" : plan.needsConfirmation ? "Asked" : "Subscribed",
          at: requestedAt,
          change: plan.needsConfirmation ? 0 : 1,
          reason: null,
          byName: isImported ? TEAM : null,
        },
      ];
      if (confirmedAt) events.push({ kind: "Confirmed", at: confirmedAt, change: 1, reason: null, byName: null });
      const stays = now.getTime() - requestedAt.getTime() - DAY_MS;
      const leftAt = new Date(requestedAt.getTime() + DAY_MS + Math.floor((stays * random.int(1000)) / 1000));
      if (state === "Unsubscribed") events.push({ kind: "Unsubscribed", at: leftAt, change: -1, reason: null, byName: null });
      if (state === "Removed") {
        const reason = random.pick<RemovalReason>(["Phone", "Letter", "Complaint"]);
        events.push({ kind: "Removed", at: leftAt, change: -1, reason, byName: TEAM });
      }
      if (state === "Dead") {
        events.push({ kind: "Died", at: leftAt, change: -1, reason: "Bounce", byName: null });
        suppressed.push({ email, reason: "Bounce", note: "", byName: null, at: leftAt });
      }
      const network = isImported || origin === "À la caisse" ? "" : `${random.between(80, 95)}.${random.int(256)}.x.x`;
      return {
        ...{
          email,
          firstName,
          lastName,
          locale: random.chance(0.04) ? "en" : "fr",
          state,
          consentAt: requestedAt,
          origin,
          words,
          confirmedAt,
          events,
        },
        since: state === "Pending" || (state === "Subscribed" && !confirmedAt) ? requestedAt : (events.at(-1)?.at ?? requestedAt),
        url: isImported || origin === "À la caisse" ? "" : "https://librairie.example/",
        network,
        confirmedNetwork: confirmedAt ? network : "",
      };
    });
    return {
      ...plan,
      displayedText: words,
      localizations: {
        fr: { name: name[0], description: description[0] },
        en: { name: name[1], description: description[1] },
      },
      createdAt: new Date(now.getTime() - (950 - index) * DAY_MS),
      people: made,
    };
  });
  suppressed.push({
    email: "contact@trop-de-courriels.example",
    reason: "Request",
    note: "Ne veut plus rien recevoir, dit au téléphone.",
    byName: TEAM,
    at: new Date(now.getTime() - 19 * DAY_MS),
  });
  // A person with several undeliverable subscriptions has a single suppressed address, dated from the first failure.
  const first = new Map<string, DemoSuppressedEmail>();
  for (const one of suppressed) if (!first.has(one.email)) first.set(one.email, one);
  for (const { people } of subscriptions) {
    for (const person of people) {
      const listed = first.get(person.email);
      if (!listed || (person.state !== "Subscribed" && person.state !== "Pending")) continue;
      const at = new Date(Math.max(listed.at.getTime(), (person.confirmedAt ?? person.consentAt).getTime() + 60_000));
      person.events.push({ kind: "Died", at, change: person.state === "Subscribed" ? -1 : 0, reason: "Bounce", byName: null });
      person.state = "Dead";
      person.since = at;
    }
  }
  return { subscriptions, suppressed: [...first.values()] };
}
