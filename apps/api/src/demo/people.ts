import { businessNumberFaults, sortKey } from "@reserve/domain";
import type { Random } from "./random.ts";
import type { DemoAddress, DemoCustomer, DemoSubscription } from "./rows.ts";

const FEMALE =
  "Hélène Anaïs Maëlle Zoé Chloé Françoise Geneviève Aïcha Fatou Léa Inès Soizic Gwenaëlle Marie-Thérèse Anne-Lise Bérénice Clémence Élodie Noémie Océane Solène Thaïs Yasmina Josèphe Colombe Apolline Édith Mélusine Rosalie Ludivine".split(
    " ",
  );
const MALE =
  "Yann Loïc Maël François Jean-Baptiste Jérôme Rémi Étienne Théo Noé Gaël Malo Tanguy Karim Ousmane Léon Édouard Benoît Cédric Grégoire Hippolyte Aurélien Joël Mathéo Pierre-Yves Raphaël Sébastien Tristan Ulysse Corentin".split(
    " ",
  );
const LAST =
  "Le Goff|Kerbrat|Morvan|L’Hostis|Le Bœuf|d’Aubigny|Bélanger|Cœurderoy|Le Dantec|Quéméneur|Guivarc’h|Lefèvre|Müller|Garçon|Pêcheur|de La Rochebrune|Vasseur-Delacroix|Benhaddou|Diallo|Traoré|Nguyen-Cariou|Roussel|Chevalier|Fontaine|Barbier|Marchand|Noël|Perrault|Prévost|Riou|Salaün|Tanguy|Thépaut|Urvoas|Vauquelin|Wagner|Yvinec|Zérah|Abgrall|Bizien|Cadiou|Derrien|Élégoët|Floc’h|Gourvennec|Hascoët|Jézéquel|Kervern|Lœillet".split(
    "|",
  );
const INSTITUTIONS = [
  "Lycée Anne-de-Bretagne",
  "Mairie de Landerneau",
  "Bibliothèque municipale des Œillets",
  "Médiathèque des Capucins",
  "Collège Jacques-Prévert",
  "Université populaire du Ponant",
  "Comité d’entreprise des Chantiers de l’Ouest",
  "Cinéma Le Celtic",
  "Centre de documentation et d’information du lycée professionnel Jules-Lesven",
  "École maternelle de la Pointe",
  "Association Lire à l’hôpital",
  "Librairie-café L’Encre bleue",
];
/** Departments of public bodies that receive invoices. */
const SERVICES: Readonly<Record<string, string>> = {
  "Mairie de Landerneau": "ACHATS",
  "Bibliothèque municipale des Œillets": "LECTURE",
  "Médiathèque des Capucins": "LECTURE",
};
const TOWNS = [
  ["29200", "Brest"],
  ["29000", "Quimper"],
  ["29600", "Morlaix"],
  ["29900", "Concarneau"],
  ["29217", "Le Conquet"],
  ["22000", "Saint-Brieuc"],
  ["22300", "Lannion"],
  ["35000", "Rennes"],
  ["35400", "Saint-Malo"],
  ["44000", "Nantes"],
  ["56000", "Vannes"],
  ["56100", "Lorient"],
  ["75011", "Paris"],
  ["75020", "Paris"],
  ["69003", "Lyon"],
  ["13006", "Marseille"],
  ["33000", "Bordeaux"],
  ["31000", "Toulouse"],
  ["59000", "Lille"],
  ["67000", "Strasbourg"],
  ["34000", "Montpellier"],
  ["76600", "Le Havre"],
  ["42000", "Saint-Étienne"],
  ["64600", "Anglet"],
  ["84200", "Carpentras"],
] as const;
const STREETS = [
  "rue des Lices",
  "rue de Siam",
  "quai de la Douane",
  "place de l’Église",
  "chemin du Moulin-à-Vent",
  "avenue du Maréchal-Foch",
  "rue de l’Œuvre",
  "impasse des Hortensias",
  "boulevard Jean-Moulin",
  "rue Amiral-Ronarc’h",
  "allée des Chênes",
  "rue du Château",
];
const COMPLEMENTS = ["Bâtiment B, 3ᵉ étage", "Résidence Les Goélands, appartement 12", "Escalier 2", "Lieu-dit Kerzu"];

/** Returns a fictitious mobile or land-line number, from the ranges reserved for fiction. */
function phone(random: Random, isMobile: boolean): string {
  const two = () => String(random.int(100)).padStart(2, "0");
  return isMobile ? `06 39 98 ${two()} ${two()}` : `01 99 00 ${two()} ${two()}`;
}

/** Returns a name in the form used in generated e-mail addresses. */
export function mailName(text: string): string {
  return sortKey(text).replace(/[^a-z0-9]+/g, "");
}

function addressOf(random: Random, who: Pick<DemoAddress, "firstName" | "lastName" | "company" | "phone">): DemoAddress {
  const [postalCode, city] = random.pick(TOWNS);
  return {
    ...who,
    address1: `${random.between(1, 148)}${random.chance(0.08) ? " bis" : ""}, ${random.pick(STREETS)}`,
    address2: random.chance(0.15) ? random.pick(COMPLEMENTS) : null,
    postalCode,
    city,
    country: "FR",
  };
}

/** Ids of the shop's roles. */
const ROLES = { person: 1, professional: 2, institution: 3, loyal: 4 } as const;

/** Staff note beside the numbers of an institution. */
const INVENTED = "SIRET et code service inventés pour la démonstration.";

/** Returns the SIRET of an institution's first, second … establishment: the check digits are valid, the leading zeros show that it is not in use. */
function siretOf(institution: string, place: number): string {
  const siren = withCheckDigit(`000${String(INSTITUTIONS.indexOf(institution) + 1).padStart(5, "0")}`);
  return withCheckDigit(`${siren}${String(place).padStart(4, "0")}`);
}

function withCheckDigit(digits: string): string {
  const isSound = (siret: string) => businessNumberFaults({ siret, vatNumber: null, serviceCode: null }).length === 0;
  return Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(isSound) ?? digits;
}

/** Returns the role: shops and cinemas buy for their trade, other institutions for the public; one reader in six has the shop's card. */
function roleOf(id: number, company: string | null): number {
  if (company) return /^(Cinéma|Librairie)/.test(company) ? ROLES.professional : ROLES.institution;
  return id % 6 === 1 ? ROLES.loyal : ROLES.person;
}

function subscriptionsOf(id: number, since: string, isLoyal: boolean): DemoSubscription[] {
  return [
    ...(id % 3 === 1 ? [{ type: "Newsletter", displayedText: "Lettre de la librairie", since } as const] : []),
    ...(id % 11 === 1 ? [{ type: "AlertProductAvailability", displayedText: "Retour en stock : bandes dessinées", since } as const] : []),
    ...(isLoyal ? [{ type: "PremiumAccount", displayedText: "Carte de fidélité", since } as const] : []),
  ];
}

/** Creates invented customers, people and institutions; the first is that of the mock-up. */
export function makeCustomers(random: Random, now: Date, count = 300): DemoCustomer[] {
  const helene = { firstName: "Hélène", lastName: "Le Goff", company: null, phone: "06 39 98 41 27" };
  const customers: DemoCustomer[] = [
    {
      id: 1,
      gender: "Female",
      ...helene,
      email: "helene.legoff@example.fr",
      address: { ...helene, address1: "12, rue des Lices", address2: null, postalCode: "29200", city: "Brest", country: "FR" },
      createdAt: "2021-03-02T10:00:00.000Z",
      roleId: ROLES.loyal,
      ...{ siret: null, serviceCode: null, note: "" },
      subscriptions: subscriptionsOf(1, "2021-03-02T10:00:00.000Z", true),
    },
  ];
  const mails = new Set(customers.map((customer) => customer.email));
  while (customers.length < count) {
    const id = customers.length + 1;
    const isFemale = random.chance(0.56);
    const firstName = random.pick(isFemale ? FEMALE : MALE);
    const lastName = random.pick(LAST);
    const company = id % 14 === 5 ? (INSTITUTIONS[Math.floor(id / 14) % INSTITUTIONS.length] ?? null) : null;
    const before = customers.filter((customer) => company !== null && customer.company?.startsWith(company)).length;
    const isAnotherInstitution = before > 0;
    const who = {
      firstName,
      lastName,
      company: company && isAnotherInstitution ? `${company}, annexe` : company,
      phone: random.chance(0.9) ? phone(random, company === null) : null,
    };
    const local = `${mailName(firstName)}.${mailName(lastName)}`;
    const domain = company ? "example.org" : "example.fr";
    let email = `${local}@${domain}`;
    for (let suffix = 2; mails.has(email); suffix++) email = `${local}${suffix}@${domain}`;
    mails.add(email);
    const createdAt = new Date(now.getTime() - random.between(550, 1900) * 86_400_000 - random.int(86_400) * 1000).toISOString();
    customers.push({
      id,
      gender: company ? "Unknown" : isFemale ? "Female" : "Male",
      ...who,
      email,
      address: addressOf(random, who),
      createdAt,
      roleId: roleOf(id, who.company),
      ...(company === null
        ? { siret: null, serviceCode: null, note: "" }
        : { siret: siretOf(company, before + 1), serviceCode: SERVICES[company] ?? null, note: INVENTED }),
      subscriptions: subscriptionsOf(id, createdAt, roleOf(id, who.company) === ROLES.loyal),
    });
  }
  return customers;
}
