import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface SortableWords {
  handle: (label: string, position: number, count: number) => string;
  how: string;
  lifted: (label: string, position: number, count: number) => string;
  at: (label: string, position: number, count: number) => string;
  dropped: (label: string, position: number, count: number) => string;
  restored: (label: string, position: number) => string;
  actionsFor: (label: string) => string;
  up: string;
  down: string;
  moveTo: string;
  isFirst: string;
  isLast: string;
  moveTitle: (label: string) => string;
  position: string;
  first: string;
  after: (label: string) => string;
  move: string;
  empty: string;
}

/** Texts of the reorderable list. */
export const sortableTexts: TextsByLocale<SortableWords> = {
  fr: {
    handle: (label, position, count) => `Déplacer ${label}, position ${position} sur ${count}`,
    how: "Entrée ou Espace pour soulever, les flèches pour déplacer, Entrée pour poser, Échap pour remettre en place.",
    lifted: (label, position, count) =>
      `${label} soulevé, position ${position} sur ${count}. Les flèches déplacent, Entrée pose, Échap remet en place.`,
    at: (label, position, count) => `${label}, position ${position} sur ${count}.`,
    dropped: (label, position, count) => `${label} posé, position ${position} sur ${count}.`,
    restored: (label, position) => `${label} remis à sa place, position ${position}.`,
    actionsFor: (label) => `Autres façons de déplacer ${label}`,
    up: "Monter",
    down: "Descendre",
    moveTo: "Déplacer vers…",
    isFirst: "Déjà en premier.",
    isLast: "Déjà en dernier.",
    moveTitle: (label) => `Déplacer «\u00a0${label}\u00a0»`,
    position: "Position",
    first: "En premier",
    after: (label) => `Après ${label}`,
    move: "Déplacer",
    empty: "Rien à mettre en ordre pour le moment.",
  },
  en: {
    handle: (label, position, count) => `Move ${label}, position ${position} of ${count}`,
    how: "Enter or Space lifts, the arrows move, Enter drops, Escape puts back.",
    lifted: (label, position, count) =>
      `${label} lifted, position ${position} of ${count}. The arrows move it, Enter drops it, Escape puts it back.`,
    at: (label, position, count) => `${label}, position ${position} of ${count}.`,
    dropped: (label, position, count) => `${label} dropped, position ${position} of ${count}.`,
    restored: (label, position) => `${label} put back, position ${position}.`,
    actionsFor: (label) => `Other ways to move ${label}`,
    up: "Move up",
    down: "Move down",
    moveTo: "Move to…",
    isFirst: "Already the first.",
    isLast: "Already the last.",
    moveTitle: (label) => `Move “${label}”`,
    position: "Position",
    first: "First",
    after: (label) => `After ${label}`,
    move: "Move",
    empty: "Nothing to put in order yet.",
  },
};
