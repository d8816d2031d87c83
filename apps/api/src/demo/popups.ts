import { parisDay, parisDayEnd, parisMoment, shiftDay } from "@reserve/domain";
import type { DemoPopup } from "./rows.ts";

/** Days from today of its creation, start and end. */
interface Plan {
  title: string;
  html: string;
  isActive: boolean;
  cookieDays: number;
  madeBefore: number;
  from: number;
  until: number;
}

const PLANS: readonly Plan[] = [
  {
    title: "Rentrée littéraire",
    html: "<h3>La rentrée littéraire est là</h3><p>Trente romans lus et choisis par nos libraires, sur la table de l’entrée.</p>",
    ...{ isActive: true, cookieDays: 14, madeBefore: 96, from: -90, until: -32 },
  },
  {
    title: "Fermeture pour inventaire",
    html: "<h3>Fermés un lundi</h3><p>La librairie du Quai est fermée pour inventaire. <strong>Les retraits reprennent le lendemain à 10 h.</strong></p>",
    ...{ isActive: false, cookieDays: 1, madeBefore: 20, from: 40, until: 41 },
  },
  {
    title: "Livraison offerte",
    html: '<h3>Livraison offerte dès 35 €</h3><p>Partout en France, jusqu’à la fin du mois. Rien à saisir : les frais s’effacent d’eux-mêmes dans le panier.</p><p>Les retours aussi : lisez <a href="https://www.example.fr/livraison">nos conditions</a> avant de commander.</p>',
    ...{ isActive: true, cookieDays: 7, madeBefore: 9, from: -7, until: 9 },
  },
  {
    title: "Ouvert dimanche",
    html: '<h3>Ouvert deux dimanches de suite</h3><p>De 10 h à 18 h, avec du thé et des idées de cadeaux à chaque étage.</p><p>Tous nos jours sont là : <a href="https://www.example.fr/horaires">nos horaires</a>.</p>',
    ...{ isActive: true, cookieDays: 3, madeBefore: 4, from: 16, until: 29 },
  },
  {
    title: "Chèques-cadeaux",
    html: "<h3>Le cadeau qui ne se trompe pas</h3><p>Nos chèques-cadeaux s’impriment à la maison, et valent un an :</p><ul><li>20 €, 50 € ou 100 €</li><li>en une ou plusieurs fois</li></ul>",
    ...{ isActive: true, cookieDays: 7, madeBefore: 2, from: 23, until: 27 },
  },
];

/** Creates five popups: one ended, one disabled, one shown now, and two scheduled ones that overlap. */
export function makePopups(now: Date): DemoPopup[] {
  const day = (offset: number) => shiftDay(parisDay(now), offset);
  return PLANS.map(({ madeBefore, from, until, ...popup }, index) => ({
    id: index + 1,
    ...popup,
    startTime: parisMoment(day(from), "08:00").toISOString(),
    endTime: parisDayEnd(day(until)).toISOString(),
    createdAt: parisMoment(day(-madeBefore), "10:15").toISOString(),
  }));
}
