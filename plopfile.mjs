// npm run new -- screen|form|component|area|machine|client <answers…>: writes the files of one thing once; from then on they are yours.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { claims } from "./packages/domain/src/claims.ts";
import { binary } from "./scripts/lib/processes.mjs";
import { root } from "./scripts/lib/root.mjs";

const templates = join(root, "packages/tooling/templates");
const words = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (name) => words(name).map(capital).join("");
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
const kebab = (name) => words(name).join("-");
const forms = (name) => ({
  name: kebab(name),
  pascal: pascal(name),
  camel: camel(name),
  snake: words(name).join("_"),
  human: capital(words(name).join(" ")),
  initial: capital(name.charAt(0)),
});

const isName = (value) => /^[A-Za-z][\w-]*$/.test(value) || "A word, please: letters and figures, parted by capitals or hyphens.";
const ask = (name, message, more = {}) => ({ type: "input", name, message, validate: isName, ...more });

/** The families of the Storybook, by the folder that their parts live in. */
const families = {
  ...{ actions: "Actions", menu: "Actions", shortcuts: "Actions", toolbar: "Actions" },
  ...{ fields: "Champs", files: "Champs", localized: "Champs", pickers: "Dates" },
  ...{ table: "Listes", filters: "Listes", picking: "Listes", sortable: "Listes", tree: "Listes" },
  ...{ dialog: "Dialogues et menus", overlays: "Dialogues et menus", palette: "Dialogues et menus" },
  ...{ toast: "Annonces", notifications: "Annonces", status: "États", diff: "États" },
  ...{ layout: "Page", shell: "Page", tabs: "Page", code: "Éditeurs", preview: "Éditeurs", "rich-text": "Éditeurs", charts: "Graphiques" },
};

/** What every list says of itself, to be said in the words of its own records. */
const listWords = {
  fr: {
    toolbar: "Chercher et filtrer",
    search: "Chercher",
    searchHint: "Nom, numéro…",
    caption_one: "{{count}} résultat",
    caption_many: "{{count}} résultats",
    caption_other: "{{count}} résultats",
  },
  en: {
    toolbar: "Search and filter",
    search: "Search",
    searchHint: "Name, number…",
    caption_one: "{{count}} result",
    caption_other: "{{count}} results",
  },
};

/** What every form says of itself, likewise. */
const formWords = {
  fr: {
    new: "Nouvelle fiche",
    name: "Nom",
    nameMissing: "Donnez un nom.",
    section: "Fiche",
    margin: "À côté de la fiche",
    note: "Ce que l’on sait encore de cette fiche.",
    save: "Enregistrer la fiche",
    create: "Créer la fiche",
  },
  en: {
    new: "New record",
    name: "Name",
    nameMissing: "Give a name.",
    section: "Record",
    margin: "Beside the record",
    note: "What else is known of this record.",
    save: "Save the record",
    create: "Create the record",
  },
};

/** The generators. The tool asks for a default export. */
export default function generators(plop) {
  const destination = plop.getDestBasePath();
  const written = [];
  const template = (file) => join(templates, file);
  const add = (path, file, data) => () => {
    const target = join(destination, path);
    if (existsSync(target)) throw new Error(`${path} is there already: what was generated is yours, it is never written again.`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, plop.renderString(readFileSync(template(file), "utf8"), data));
    written.push(target);
    return path;
  };
  const mergeJson = (path, more) => () => {
    const target = join(destination, path);
    const before = existsSync(target) ? JSON.parse(readFileSync(target, "utf8")) : {};
    const after = { ...before };
    for (const [key, value] of Object.entries(more)) after[key] = typeof value === "object" ? { ...before[key], ...value } : value;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${JSON.stringify(after, null, 2)}\n`);
    return path;
  };
  /** Adds lines to a file of the house that knows every area; without it there is nothing to tell. */
  const enter =
    (path, ...lines) =>
    () => {
      const target = join(destination, path);
      if (!existsSync(target)) return `${path} is not here`;
      let text = readFileSync(target, "utf8");
      for (const [before, line] of lines) {
        if (!before.test(text)) throw new Error(`${path} has no place for « ${line.trim()} »`);
        text = text.replace(before, (found) => `${line}\n${found}`);
      }
      writeFileSync(target, text);
      if (/\.tsx?$/.test(path)) written.push(target);
      return path;
    };
  const layOut = () => {
    // Templates need not care how long a name makes a line.
    execFileSync(process.execPath, [binary("@biomejs/biome", "biome"), "format", "--write", "--vcs-enabled=false", ...written], {
      stdio: "pipe",
    });
    return "laid out";
  };
  const say = (text) => () => text;

  plop.setGenerator("screen", {
    description: "a screen with its reads, its place, its words and its stories",
    prompts: [
      ask("feature", "Feature (folder, e.g. discounts)"),
      ask("screen", "Screen without « Screen » (DiscountList is a list, Discount a detail)"),
      ask("operation", "The operation of the contract that it reads (e.g. listDiscounts)"),
    ],
    actions: ({ feature, screen, operation }) => {
      const isList = screen.endsWith("List");
      const path = isList ? `/${kebab(feature)}` : `/${kebab(feature)}/detail/:id?`;
      const data = {
        ...forms(screen),
        feature: kebab(feature),
        featureCamel: camel(feature),
        fileBase: kebab(screen),
        at: path.replace(":id?", "1"),
        path,
        operation,
        isList,
      };
      const folder = `apps/console/src/features/${data.feature}`;
      const isNew = !existsSync(join(destination, folder));
      return [
        add(`${folder}/${data.fileBase}.queries.ts`, "screen/queries.ts.hbs", data),
        add(`${folder}/${data.fileBase}.routes.ts`, "screen/routes.ts.hbs", data),
        add(`${folder}/${data.pascal}Screen.tsx`, isList ? "screen/ListScreen.tsx.hbs" : "screen/DetailScreen.tsx.hbs", data),
        add(`${folder}/${data.pascal}Screen.stories.tsx`, "screen/stories.tsx.hbs", data),
        ...(isNew ? [add(`${folder}/${data.feature}.texts.d.ts`, "screen/texts.d.ts.hbs", data)] : []),
        mergeJson(`${folder}/locales/${data.feature}.fr.json`, {
          [data.camel]: { title: data.human, id: "Numéro", ...(isList ? listWords.fr : {}) },
        }),
        mergeJson(`${folder}/locales/${data.feature}.en.json`, {
          [data.camel]: { title: data.human, id: "Number", ...(isList ? listWords.en : {}) },
        }),
        mergeJson("apps/console/src/app/locales/fr.json", { screen: { [data.camel]: data.human } }),
        mergeJson("apps/console/src/app/locales/en.json", { screen: { [data.camel]: data.human } }),
        layOut,
        say(
          "Now: its address as in the specification (in shared/to.ts once another screen links to it), its words, its columns; then its stories, first.",
        ),
      ];
    },
  });

  plop.setGenerator("form", {
    description: "the form of a record, in a screen that stands already",
    prompts: [
      ask("feature", "Feature (folder, e.g. discounts)"),
      ask("record", "What is edited (e.g. Discount)"),
      ask("create", "The operation that makes a new one (e.g. createDiscount)"),
      ask("update", "The operation that saves one (e.g. updateDiscount)"),
    ],
    actions: ({ feature, record, create, update }) => {
      const data = { ...forms(record), feature: kebab(feature), page: `/${kebab(feature)}/detail`, create, update };
      const folder = `apps/console/src/features/${data.feature}`;
      return [
        add(`${folder}/${data.pascal}Form.tsx`, "form/Form.tsx.hbs", data),
        mergeJson(`${folder}/locales/${data.feature}.fr.json`, { [data.camel]: formWords.fr }),
        mergeJson(`${folder}/locales/${data.feature}.en.json`, { [data.camel]: formWords.en }),
        layOut,
        say(
          "Now: its route's words take `also: recordFormTexts` along, its page stands in shared/to.ts; then its fields in values, fields and toBody, and the stories Rejected and Conflict of its screen.",
        ),
      ];
    },
  });

  plop.setGenerator("component", {
    description: "a part of the design system with its styles and its story",
    prompts: [ask("family", "Family (actions, fields, status, layout …)"), ask("component", "Name (e.g. PriceTag)")],
    actions: ({ family, component }) => {
      const data = { ...forms(component), title: families[kebab(family)] ?? capital(family) };
      const path = `packages/design-system/src/${kebab(family)}/${data.pascal}`;
      return [
        add(`${path}.tsx`, "component/Component.tsx.hbs", data),
        add(`${path}.styles.ts`, "component/Component.styles.ts.hbs", data),
        add(`${path}.stories.tsx`, "component/Component.stories.tsx.hbs", data),
        () => {
          const index = join(destination, "packages/design-system/src/index.ts");
          if (existsSync(index)) {
            writeFileSync(index, `${readFileSync(index, "utf8")}export { ${data.pascal} } from "./${kebab(family)}/${data.pascal}.tsx";\n`);
            written.push(index);
          }
          return "exported by packages/design-system/src/index.ts";
        },
        layOut,
        say(
          "Now: the docstring says what one sees, the line above meta the same in French, and the title its French word before the brackets; a state a story, and a play for the hardest one.",
        ),
      ];
    },
  });

  plop.setGenerator("area", {
    description: "an area of contract and API: list, one, create, save, delete; handlers, queries, tables, migration, test",
    prompts: [
      ask("area", "Area, in the plural (e.g. authors)"),
      ask("one", "One of its records (e.g. author)"),
      {
        type: "input",
        name: "claims",
        message: "Claims, any of which opens it (e.g. Permission.BackOffice.Catalog.AuthorList), parted by commas",
        validate: (value) =>
          value.split(",").every((claim) => Object.values(claims).some((group) => Object.values(group).includes(claim.trim()))) ||
          "These are in packages/domain/src/claims.ts.",
      },
    ],
    actions: ({ area, one, claims: asked }) => {
      const data = {
        ...forms(area),
        one: forms(one),
        claims: asked
          .split(",")
          .map((claim) => claim.trim())
          .join(", "),
      };
      const folder = `apps/api/src/areas/${data.name}`;
      const migrations = join(destination, "apps/api/migrations");
      const numbers = existsSync(migrations) ? readdirSync(migrations).map((file) => Number.parseInt(file, 10) || 0) : [0];
      // An area owns a hundred numbers, so that two people never meet.
      const number = (Math.floor(Math.max(0, ...numbers) / 100) + 1) * 100;
      const path = `/BackOffice/${data.one.pascal}`;
      return [
        add(`openapi/paths/${data.name}.yaml`, "area/paths.yaml.hbs", data),
        add(`openapi/schemas/${data.name}.yaml`, "area/schemas.yaml.hbs", data),
        enter(
          "openapi/openapi.yaml",
          [/^paths:$/m, `  - { name: ${data.camel}, description: "${data.human}." }`],
          [/^components:$/m, `  ${path}/${data.pascal}: { $ref: "paths/${data.name}.yaml#/${data.camel}" }`],
          [/^components:$/m, `  ${path}/${data.one.pascal}: { $ref: "paths/${data.name}.yaml#/${data.one.camel}" }`],
        ),
        ...["handlers", "store", "tables", "test"].map((role) => add(`${folder}/${data.name}.${role}.ts`, `area/${role}.ts.hbs`, data)),
        add(`apps/api/migrations/${String(number).padStart(4, "0")}_${data.snake}.sql`, "area/migration.sql.hbs", data),
        enter(
          "apps/api/src/app.ts",
          [/^import \{ crossOrigin \}/m, `import { handlers as ${data.camel} } from "./areas/${data.name}/${data.name}.handlers.ts";`],
          [/^\};$/m, `  ...${data.camel},`],
        ),
        layOut,
        say("Now: « npm run gen », its own fields in contract, migration, tables and store, its screens (npm run new -- screen)."),
      ];
    },
  });

  plop.setGenerator("machine", {
    description: "a workflow with its test (only with two of: waiting states, time, retry, concurrency, resumption)",
    prompts: [ask("machine", "Name (e.g. campaign-sending)")],
    actions: ({ machine }) => {
      const data = forms(machine);
      return [
        add(`packages/workflows/src/${data.name}.machine.ts`, "machine/machine.ts.hbs", data),
        add(`packages/workflows/src/${data.name}.machine.test.ts`, "machine/test.ts.hbs", data),
        layOut,
        say("Now: export it from packages/workflows/src/index.ts."),
      ];
    },
  });

  plop.setGenerator("client", {
    description: "a client variant",
    prompts: [ask("client", "Name (folder under clients/)")],
    actions: ({ client }) => {
      const data = forms(client);
      return [
        add(`clients/${data.name}/package.json`, "client/package.json.hbs", data),
        add(`clients/${data.name}/variant.ts`, "client/variant.ts.hbs", data),
        layOut,
        say(
          `Now: name @reserve/client-${data.name} in package.json of root, console and API, and « ${data.name} » where the API lists its clients (search for cinema-library).`,
        ),
      ];
    },
  });
}
