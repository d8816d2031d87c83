import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface MovedTo {
  label: string;
  position: number;
  count: number;
  /** Null at the top. */
  parent: string | null;
  level: number;
}

/** Texts of the tree and its dialog. */
export interface TreeTexts {
  empty: string;
  actionsFor: (label: string) => string;
  up: string;
  down: string;
  indent: (parent: string) => string;
  indentOff: string;
  outdent: (parent: string) => string;
  outdentOff: string;
  moveTo: string;
  isFirst: string;
  isLast: string;
  moved: (to: MovedTo) => string;
  tooDeep: (label: string, maxLevel: number) => string;
  tooDeepShort: (maxLevel: number) => string;
  inside: (label: string) => string;
  moveTitle: (label: string) => string;
  parent: string;
  top: string;
  position: string;
  /** A node with its path as text: the visible text is also the announced one. */
  within: (label: string, way: string) => string;
  first: string;
  after: (label: string) => string;
  move: string;
  more: string;
}

/** Texts of the tree. */
export const treeTexts: TextsByLocale<TreeTexts> = {
  fr: {
    empty: "Rien ici pour le moment.",
    actionsFor: (label) => `Déplacer et autres actions pour ${label}`,
    up: "Monter",
    down: "Descendre",
    indent: (parent) => `Mettre dans «\u00a0${parent}\u00a0»`,
    indentOff: "Mettre dans la ligne du dessus",
    outdent: (parent) => `Sortir de «\u00a0${parent}\u00a0»`,
    outdentOff: "Sortir d’un niveau",
    moveTo: "Déplacer vers…",
    isFirst: "Déjà en premier.",
    isLast: "Déjà en dernier.",
    moved: ({ label, position, count, parent, level }) =>
      `${label} déplacé\u00a0: position ${position} sur ${count} ${parent === null ? "au premier niveau" : `dans ${parent}, niveau ${level}`}.`,
    tooDeep: (label, maxLevel) => `«\u00a0${label}\u00a0» reste à sa place\u00a0: pas plus de ${maxLevel} niveaux.`,
    tooDeepShort: (maxLevel) => `Pas plus de ${maxLevel} niveaux.`,
    inside: (label) => `«\u00a0${label}\u00a0» reste à sa place\u00a0: une branche ne peut pas entrer en elle-même.`,
    moveTitle: (label) => `Déplacer «\u00a0${label}\u00a0»`,
    parent: "Dans",
    top: "Premier niveau",
    position: "Position",
    within: (label, way) => `${label}, dans ${way}`,
    first: "En premier",
    after: (label) => `Après ${label}`,
    move: "Déplacer",
    more: "Tapez un nom pour voir les autres.",
  },
  en: {
    empty: "Nothing here yet.",
    actionsFor: (label) => `Move and other actions for ${label}`,
    up: "Move up",
    down: "Move down",
    indent: (parent) => `Put into “${parent}”`,
    indentOff: "Put into the line above",
    outdent: (parent) => `Take out of “${parent}”`,
    outdentOff: "Take out of its level",
    moveTo: "Move to…",
    isFirst: "Already the first.",
    isLast: "Already the last.",
    moved: ({ label, position, count, parent, level }) =>
      `${label} moved: position ${position} of ${count} ${parent === null ? "at the top" : `in ${parent}, level ${level}`}.`,
    tooDeep: (label, maxLevel) => `“${label}” stays where it is: no more than ${maxLevel} levels.`,
    tooDeepShort: (maxLevel) => `No more than ${maxLevel} levels.`,
    inside: (label) => `“${label}” stays where it is: a branch cannot go into itself.`,
    moveTitle: (label) => `Move “${label}”`,
    parent: "Into",
    top: "Top level",
    position: "Position",
    within: (label, way) => `${label}, in ${way}`,
    first: "First",
    after: (label) => `After ${label}`,
    move: "Move",
    more: "Type a name to see the others.",
  },
};
