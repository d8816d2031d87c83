import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface EditorTexts {
  toolbar: string;
  heading2: string;
  heading3: string;
  heading4: string;
  bold: string;
  italic: string;
  superscript: string;
  subscript: string;
  bulletList: string;
  orderedList: string;
  quote: string;
  rule: string;
  link: string;
  image: string;
  table: string;
  titleRow: string;
  rowAbove: string;
  rowBelow: string;
  removeRow: string;
  columnBefore: string;
  columnAfter: string;
  removeColumn: string;
  removeTable: string;
  product: string;
  productCard: (title: string) => string;
  typography: string;
  noBreakSpace: string;
  undo: string;
  redo: string;
  count: (words: number, signs: number) => string;
  keys: string;
  linkTitle: string;
  url: string;
  urlHelp: string;
  urlError: string;
  setLink: string;
  removeLink: string;
  imageTitle: string;
  imageUrlError: string;
  description: string;
  descriptionHelp: string;
  descriptionError: string;
  setImage: string;
  changeImage: string;
  focus: string;
  focusHelp: string;
  fromLibrary: string;
}

const french = new Intl.NumberFormat("fr-FR");
const english = new Intl.NumberFormat("en-GB");

/** Texts of the rich-text editor. */
export const editorTexts: TextsByLocale<EditorTexts> = {
  fr: {
    toolbar: "Mise en forme\u00a0:",
    heading2: "Titre de niveau\u00a02",
    heading3: "Titre de niveau\u00a03",
    heading4: "Titre de niveau\u00a04",
    bold: "Gras",
    italic: "Italique",
    superscript: "Exposant",
    subscript: "Indice",
    bulletList: "Liste",
    orderedList: "Liste numérotée",
    quote: "Citation",
    rule: "Filet de séparation",
    link: "Lien",
    image: "Image",
    table: "Tableau",
    titleRow: "Ligne de titres",
    rowAbove: "Ajouter une ligne au-dessus",
    rowBelow: "Ajouter une ligne en dessous",
    removeRow: "Supprimer la ligne",
    columnBefore: "Ajouter une colonne à gauche",
    columnAfter: "Ajouter une colonne à droite",
    removeColumn: "Supprimer la colonne",
    removeTable: "Supprimer le tableau",
    product: "Livre du catalogue",
    productCard: (title) => `Livre\u00a0: ${title}`,
    typography: "Typographie française à la frappe",
    noBreakSpace: "Espace insécable",
    undo: "Annuler la saisie",
    redo: "Rétablir la saisie",
    count: (count, signs) => `${french.format(count)} mot${count > 1 ? "s" : ""}, ${french.format(signs)} signe${signs > 1 ? "s" : ""}`,
    keys: "Alt\u202f+\u202fF10 mène à la mise en forme, Échap en revient\u202f; dans un tableau, Tab mène à la cellule suivante.",
    linkTitle: "Lien",
    url: "Adresse",
    urlHelp: "Une page (https://…), une adresse du site (/livres), une adresse électronique (mailto:…) ou un téléphone (tel:…).",
    urlError: "Saisissez une adresse qui commence par https://, /, mailto: ou tel:.",
    setLink: "Poser le lien",
    removeLink: "Retirer le lien",
    imageTitle: "Image",
    imageUrlError: "Saisissez l’adresse d’une image, par exemple /media/couverture.jpg.",
    description: "Description",
    descriptionHelp: "Ce que montre l’image, pour qui ne la voit pas.",
    descriptionError: "Décrivez l’image en quelques mots.",
    setImage: "Insérer l’image",
    changeImage: "Modifier l’image",
    focus: "Point d’intérêt",
    focusHelp: "Ce qui reste visible quand l’image est recadrée.",
    fromLibrary: "Choisir dans la médiathèque",
  },
  en: {
    toolbar: "Formatting:",
    heading2: "Heading level 2",
    heading3: "Heading level 3",
    heading4: "Heading level 4",
    bold: "Bold",
    italic: "Italic",
    superscript: "Superscript",
    subscript: "Subscript",
    bulletList: "List",
    orderedList: "Numbered list",
    quote: "Quotation",
    rule: "Rule",
    link: "Link",
    image: "Image",
    table: "Table",
    titleRow: "Header row",
    rowAbove: "Add a row above",
    rowBelow: "Add a row below",
    removeRow: "Delete the row",
    columnBefore: "Add a column to the left",
    columnAfter: "Add a column to the right",
    removeColumn: "Delete the column",
    removeTable: "Delete the table",
    product: "Title of the catalogue",
    productCard: (title) => `Title: ${title}`,
    typography: "French typography while typing",
    noBreakSpace: "No-break space",
    undo: "Undo typing",
    redo: "Redo typing",
    count: (count, signs) =>
      `${english.format(count)} word${count === 1 ? "" : "s"}, ${english.format(signs)} character${signs === 1 ? "" : "s"}`,
    keys: "Alt + F10 leads to the formatting, Escape back from it; in a table, Tab leads to the next cell.",
    linkTitle: "Link",
    url: "Address",
    urlHelp: "A page (https://…), an address of the site (/books), an e-mail address (mailto:…) or a telephone (tel:…).",
    urlError: "Enter an address that starts with https://, /, mailto: or tel:.",
    setLink: "Set the link",
    removeLink: "Remove the link",
    imageTitle: "Image",
    imageUrlError: "Enter the address of an image, for example /media/cover.jpg.",
    description: "Description",
    descriptionHelp: "What the image shows, for whoever does not see it.",
    descriptionError: "Describe the image in a few words.",
    setImage: "Insert the image",
    changeImage: "Change the image",
    focus: "Focal point",
    focusHelp: "What stays in sight when the image is cropped.",
    fromLibrary: "Choose in the media library",
  },
};
