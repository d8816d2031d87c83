import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface PickerWords {
  chooseDate: string;
  /** Name of the calendar button when a day is selected, so that the day is announced without opening. */
  changeDate: (day: string) => string;
  dateFormat: string;
  invalidDate: string;
  incompleteDate: string;
  tooEarly: (day: string) => string;
  tooLate: (day: string) => string;
  from: string;
  to: string;
  endBeforeStart: string;
  clearDates: string;
  previousMonth: string;
  nextMonth: string;
  today: string;
  chosen: string;
  firstDay: string;
  lastDay: string;
  unavailable: string;
  /** Announcement when a range changes. */
  rangeChosen: (from: string, to: string) => string;
  rangeStarted: (from: string) => string;
  presets: { label: string; today: string; lastSevenDays: string; thisMonth: string };
  timeFormat: string;
  invalidTime: string;
  incompleteTime: string;
  /** Error of a date and time when the date is missing. */
  dateMissing: string;
  timeMissing: string;
  /** The second field of a date and time, under the label of both. */
  time: string;
  /** « Heure de Paris (UTC+1) ». */
  zone: (place: string, offset: string) => string;
  timeSkipped: (time: string, from: string, to: string) => string;
  timeTwice: string;
  readingMissing: string;
  firstTime: (time: string, offset: string) => string;
  secondTime: (time: string, offset: string) => string;
}

/** Texts of dates and times. */
export const pickersTexts: TextsByLocale<PickerWords> = {
  fr: {
    chooseDate: "Choisir une date",
    changeDate: (day) => `Modifier la date, ${day}`,
    dateFormat: "JJ/MM/AAAA",
    invalidDate: "Cette date n’existe pas. Écrivez-la ainsi\u00a0: 21/11/2026.",
    incompleteDate: "Cette date est incomplète. Écrivez-la ainsi\u00a0: 21/11/2026.",
    tooEarly: (day) => `Choisissez une date à partir du ${day}.`,
    tooLate: (day) => `Choisissez une date jusqu’au ${day}.`,
    from: "Du",
    to: "Au",
    endBeforeStart: "La fin précède le début.",
    clearDates: "Effacer les dates",
    previousMonth: "Mois précédent",
    nextMonth: "Mois suivant",
    today: "aujourd’hui",
    chosen: "choisi",
    firstDay: "premier jour",
    lastDay: "dernier jour",
    unavailable: "indisponible",
    rangeChosen: (from, to) => `Du ${from} au ${to}.`,
    rangeStarted: (from) => `À partir du ${from}. Choisissez le dernier jour.`,
    presets: { label: "Périodes courantes", today: "Aujourd’hui", lastSevenDays: "7\u00a0derniers jours", thisMonth: "Ce mois" },
    timeFormat: "HH:MM",
    invalidTime: "Cette heure n’existe pas. Écrivez-la ainsi\u00a0: 14:30.",
    incompleteTime: "Cette heure est incomplète. Écrivez-la ainsi\u00a0: 14:30.",
    dateMissing: "Il manque la date de cette heure.",
    timeMissing: "Il manque l’heure de cette date.",
    time: "Heure",
    zone: (place, offset) => `Heure de ${place} (${offset})`,
    timeSkipped: (time, from, to) => `Ce jour-là, ${time} n’existe pas\u00a0: on passe de ${from} à ${to}. Choisissez une autre heure.`,
    timeTwice: "Cette nuit-là, cette heure existe deux fois",
    readingMissing: "Choisissez l’une des deux.",
    firstTime: (time, offset) => `${time}, heure d’été (${offset})`,
    secondTime: (time, offset) => `${time}, heure d’hiver (${offset})`,
  },
  en: {
    chooseDate: "Choose a date",
    changeDate: (day) => `Change the date, ${day}`,
    dateFormat: "DD/MM/YYYY",
    invalidDate: "There is no such date. Write it like this: 21/11/2026.",
    incompleteDate: "This date is not complete. Write it like this: 21/11/2026.",
    tooEarly: (day) => `Choose a date from ${day} on.`,
    tooLate: (day) => `Choose a date up to ${day}.`,
    from: "From",
    to: "To",
    endBeforeStart: "The end comes before the start.",
    clearDates: "Clear the dates",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    today: "today",
    chosen: "chosen",
    firstDay: "first day",
    lastDay: "last day",
    unavailable: "unavailable",
    rangeChosen: (from, to) => `From ${from} to ${to}.`,
    rangeStarted: (from) => `From ${from}. Choose the last day.`,
    presets: { label: "Usual periods", today: "Today", lastSevenDays: "Last 7\u00a0days", thisMonth: "This month" },
    timeFormat: "HH:MM",
    invalidTime: "There is no such time. Write it like this: 14:30.",
    incompleteTime: "This time is not complete. Write it like this: 14:30.",
    dateMissing: "This time has no date yet.",
    timeMissing: "This date has no time yet.",
    time: "Time",
    zone: (place, offset) => `${place} time (${offset})`,
    timeSkipped: (time, from, to) => `That day ${time} does not exist: clocks go from ${from} to ${to}. Choose another time.`,
    timeTwice: "That night, this time happens twice",
    readingMissing: "Choose one of the two.",
    firstTime: (time, offset) => `${time}, summer time (${offset})`,
    secondTime: (time, offset) => `${time}, winter time (${offset})`,
  },
};
