import type { TextsByLocale } from "../../texts/TextsProvider.tsx";
import { lazyNumber } from "../../texts/texts.ts";

interface SelectionWords {
  selectAllResults: (count: number) => string;
  done: (count: number) => string;
  partial: (count: number) => string;
  refused: (count: number) => string;
  untouched: (count: number) => string;
  stillSelected: (refused: number, untouched: number) => string;
  showReasons: (count: number) => string;
  showRows: (count: number) => string;
  dismiss: string;
}

const french = /* @__PURE__ */ lazyNumber("fr-FR");
const english = /* @__PURE__ */ lazyNumber("en-GB");
const lot = (count: number, one: string, many: string) => `${french.format(count)} ${count < 2 ? one : many}`;
const lotOf = (count: number, one: string, many: string) => `${english.format(count)} ${count === 1 ? one : many}`;

/** Texts of the selection components. */
export const selectionTexts: TextsByLocale<SelectionWords> = {
  fr: {
    selectAllResults: (count) => `Sélectionner les ${french.format(count)} résultats`,
    done: (count) => lot(count, "ligne traitée", "lignes traitées"),
    partial: (count) => `, dont ${french.format(count)} en partie`,
    refused: (count) => lot(count, "refusée", "refusées"),
    untouched: (count) => lot(count, "non traitée", "non traitées"),
    stillSelected: (count, untouched) => {
      if (untouched > 0) return `${lot(count + untouched, "ligne reste sélectionnée", "lignes restent sélectionnées")}.`;
      return count < 2 ? "La ligne refusée reste sélectionnée." : `Les ${french.format(count)} lignes refusées restent sélectionnées.`;
    },
    showReasons: (count) => (count < 2 ? "Voir le motif" : `Voir les ${french.format(count)} motifs`),
    showRows: (count) => (count < 2 ? "Voir le détail" : `Voir le détail des ${french.format(count)} lignes`),
    dismiss: "Fermer le compte rendu",
  },
  en: {
    selectAllResults: (count) => `Select all ${english.format(count)} results`,
    done: (count) => lotOf(count, "row done", "rows done"),
    partial: (count) => ` (${english.format(count)} in part)`,
    refused: (count) => `${english.format(count)} refused`,
    untouched: (count) => `${english.format(count)} not reached`,
    stillSelected: (count, untouched) => {
      if (untouched > 0) return `${lotOf(count + untouched, "row is", "rows are")} still selected.`;
      return count === 1 ? "The refused row is still selected." : `The ${english.format(count)} refused rows are still selected.`;
    },
    showReasons: (count) => (count === 1 ? "Show the reason" : `Show the ${english.format(count)} reasons`),
    showRows: (count) => (count === 1 ? "Show the detail" : `Show each of the ${english.format(count)} rows`),
    dismiss: "Dismiss the report",
  },
};
