import type { TextsByLocale } from "../texts/TextsProvider.tsx";

/** Texts of the notification history. */
interface NotificationWords {
  none: string;
  noneDetail: string;
  tones: Readonly<Record<"success" | "danger" | "info", string>>;
}

/** Texts of the notification history. */
export const notificationsTexts: TextsByLocale<NotificationWords> = {
  fr: {
    none: "Aucune annonce",
    noneDetail: "Ce que la console annonce ici pendant votre session reste lisible dans cette liste.",
    tones: { success: "Réussite", danger: "Erreur", info: "En cours" },
  },
  en: {
    none: "No notifications",
    noneDetail: "What the console announces during your session stays readable in this list.",
    tones: { success: "Success", danger: "Error", info: "In progress" },
  },
};
