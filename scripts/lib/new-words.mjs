// What a screen that `npm run new` writes says, in both languages: plain words that are right for any record, to be said in those of its own.

/** The words of a list. `many`: what its records are called, « Auteurs ». */
export const listWords = (many) => ({
  fr: {
    new: "Nouvelle fiche",
    toolbar: "Chercher et filtrer les fiches",
    search: "Chercher une fiche",
    searchHint: "Nom…",
    caption_zero: `${many.fr}, aucun résultat`,
    caption_one: `${many.fr}, {{count, number}} fiche`,
    caption_many: `${many.fr}, {{count, number}} fiches`,
    caption_other: `${many.fr}, {{count, number}} fiches`,
    name: "Nom",
    createdAt: "Créée le",
  },
  en: {
    new: "New record",
    toolbar: "Search and filter the records",
    search: "Search a record",
    searchHint: "Name…",
    caption_zero: `${many.en}, no result`,
    caption_one: `${many.en}, {{count, number}} record`,
    caption_other: `${many.en}, {{count, number}} records`,
    name: "Name",
    createdAt: "Created on",
  },
});

/** The words of a list that only reads. */
export const readListWords = (many) => {
  const { fr, en } = listWords(many);
  const own = ({ new: _new, name: _name, createdAt: _createdAt, ...words }, id) => ({ ...words, id });
  return { fr: own(fr, "Numéro"), en: own(en, "Number") };
};

/** The words of a page that only reads. */
export const readWords = { fr: { id: "Numéro" }, en: { id: "Number" } };

/** The words of a form. */
export const formWords = {
  fr: {
    new: "Nouvelle fiche",
    unsaved: "Fiche « {{name}} »",
    name: "Nom",
    nameMissing: "Donnez un nom.",
    section: "Fiche",
    margin: "À côté de la fiche",
    newNote: "Une fois créée, la fiche se modifie et se supprime ici.",
    save: "Enregistrer la fiche",
    create: "Créer la fiche",
  },
  en: {
    new: "New record",
    unsaved: "Record “{{name}}”",
    name: "Name",
    nameMissing: "Give a name.",
    section: "Record",
    margin: "Beside the record",
    newNote: "Once it is created, the record is changed and deleted here.",
    save: "Save the record",
    create: "Create the record",
  },
};

/** The words of what stands beside a form: since when there is such a record, and the end of it. */
export const marginWords = {
  fr: {
    actions: "Actions",
    createdAt: "Créée le",
    delete: "Supprimer la fiche",
    deleteDetail: "Supprimer « {{name}} ». Rien ne la ramène.",
    saveFirst: "Enregistrez ou annulez d’abord vos modifications.",
  },
  en: {
    actions: "Actions",
    createdAt: "Created on",
    delete: "Delete the record",
    deleteDetail: "Delete “{{name}}”. Nothing brings it back.",
    saveFirst: "Save or undo your changes first.",
  },
};

/** How the activity log tells of an area: `{ said, verb, entityName }`. `many` and `one` are pascal-case names, `called` what a record is called. */
export const activityWords = ({ many, one, entity, called }) => {
  const write = (create, update, remove, sentence) =>
    Object.fromEntries([
      [`create${one}`, sentence(create)],
      [`update${one}`, sentence(update)],
      [`delete${one}`, sentence(remove)],
    ]);
  const read = (list, open) => ({ [`list${many}`]: list, [`get${one}`]: open });
  const [fr, en] = [called.fr.toLowerCase(), called.en.toLowerCase()];
  return {
    fr: {
      said: write("créé", "modifié", "supprimé", (verb) => `{{who}} a ${verb} la fiche {{what}} (${fr})`),
      verb: {
        ...read(`lister les fiches (${fr})`, `ouvrir une fiche (${fr})`),
        ...write("créer", "modifier", "supprimer", (verb) => `${verb} une fiche (${fr})`),
      },
      entityName: { [entity]: called.fr },
    },
    en: {
      said: write("created", "changed", "deleted", (verb) => `{{who}} ${verb} the record {{what}} (${en})`),
      verb: {
        ...read(`list the records (${en})`, `open a record (${en})`),
        ...write("create", "change", "delete", (verb) => `${verb} a record (${en})`),
      },
      entityName: { [entity]: called.en },
    },
  };
};
