import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface PreviewTexts {
  width: string;
  phone: string;
  tablet: string;
  desktop: string;
  ground: string;
  light: string;
  dark: string;
  blocked: (count: number) => string;
  loadImages: string;
  waiting: string;
  failed: string;
}

/** Texts of the preview. */
export const previewTexts: TextsByLocale<PreviewTexts> = {
  fr: {
    width: "Largeur de l’aperçu",
    phone: "Téléphone",
    tablet: "Tablette",
    desktop: "Ordinateur",
    ground: "Fond de l’aperçu",
    light: "Fond clair",
    dark: "Fond sombre",
    blocked: (count) => (count > 1 ? `${count} images distantes ne sont pas chargées.` : "Une image distante n’est pas chargée."),
    loadImages: "Charger les images",
    waiting: "Pas encore d’aperçu.",
    failed: "L’aperçu ne peut pas être affiché.",
  },
  en: {
    width: "Width of the preview",
    phone: "Phone",
    tablet: "Tablet",
    desktop: "Desktop",
    ground: "Ground of the preview",
    light: "Light ground",
    dark: "Dark ground",
    blocked: (count) => (count > 1 ? `${count} remote images are not loaded.` : "One remote image is not loaded."),
    loadImages: "Load the images",
    waiting: "No preview yet.",
    failed: "The preview cannot be shown.",
  },
};
