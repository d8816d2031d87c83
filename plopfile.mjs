// npm run new -- screen|form|component|area|machine|client <answers…>: writes the files of one thing once; from then on they are yours.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { claimFault, claimName, claimsInCode, link, linkName, readOperations } from "./scripts/lib/new-places.mjs";
import { activityTexts, formTexts, listTexts, marginTexts, nounOf, RECORD, readListTexts, readTexts } from "./scripts/lib/new-texts.mjs";
import { binary } from "./scripts/lib/processes.mjs";
import { root } from "./scripts/lib/root.mjs";

const templates = join(root, "packages/tooling/templates");
const app = "apps/console/src/app";
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
const isFrench = (value) => /^\p{Ll}[\p{L}’ -]*$/u.test(value) || "French words in small letters, please: club de lecture.";
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

/** The generators. The tool asks for a default export. */
export default async function generators(plop) {
  const destination = plop.getDestBasePath();
  const operations = await readOperations(destination);
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
  const readJson = (path) => (existsSync(join(destination, path)) ? JSON.parse(readFileSync(join(destination, path), "utf8")) : {});
  /** Adds texts to a catalogue, if the tree has it. */
  const enterTexts = (path, more) => () => (existsSync(join(destination, path)) ? mergeJson(path, more)() : `${path} is not here`);
  /** Adds lines to a file that lists every area, if the tree has it. */
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
  /** Templates need not care how long a name makes a line, nor how it sorts among others. */
  const layOut = () => {
    const { formatter, assist } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
    // The rules of the linter would have the tool read the whole project first.
    const settings = join(mkdtempSync(join(tmpdir(), "reserve-new-")), "biome.json");
    writeFileSync(settings, JSON.stringify({ formatter, assist, linter: { enabled: false } }));
    try {
      execFileSync(process.execPath, [binary("@biomejs/biome", "biome"), "check", "--write", `--config-path=${settings}`, ...written], {
        stdio: "pipe",
      });
    } finally {
      rmSync(dirname(settings), { recursive: true });
    }
    return "laid out";
  };
  const say = (text) => () => text;

  /** Returns a screen's name in drawer, crumbs and Storybook: the one in the catalogues, `human` otherwise. */
  const calledOf = (title, human) => {
    const called = (locale) => readJson(`${app}/locales/${locale}.json`).screen?.[title] ?? human[locale];
    return { fr: called("fr"), en: called("en") };
  };

  /** A screen as the templates know it. */
  const screenOf = (screen, { title, path, claims, parent, operation, human }) => {
    const required = claims ?? operations[operation]?.claims;
    return {
      ...forms(screen),
      title,
      operation,
      path,
      url: path.replace("/:id?", ""),
      urlInPattern: path.replace("/:id?", "").replaceAll("/", "\\/"),
      parent,
      claimsInCode: required ? claimsInCode(required) : `operations.${operation}.claims`,
      isByOperation: !required,
      hasClaims: Boolean(required?.length),
      right: claimName(required?.[0]) ?? "",
      called: calledOf(title, human),
      pathInCode: `"${path}"`,
      parentInCode: parent && `"${parent}"`,
    };
  };

  /** Gives a path a name in shared/links/to.ts; the name. */
  const linked = (path, offered, feature) => {
    const name = linkName(destination, path, offered);
    return { name, enter: () => written.push(...link(destination, name, path, feature)) && `to.${name}()` };
  };

  /** The files of one screen, or of a list with its records (`isArea`). */
  const filesOfScreens = (more) => {
    const data = { noun: RECORD, ...more };
    const { list, detail, isArea, feature, base, noun } = data;
    const folder = `apps/console/src/features/${feature}`;
    const file = (name, template) => add(`${folder}/${name}`, template, data);
    const textsIn = (locale) => ({
      ...(list && { [list.camel]: (isArea ? listTexts : readListTexts)(noun, list.called)[locale] }),
      ...(detail && { [detail.camel]: isArea ? { ...formTexts(noun)[locale], ...marginTexts(noun)[locale] } : readTexts[locale] }),
    });
    const screens = [list, detail].filter(Boolean);
    return [
      file(`${base}.queries.ts`, "screen/queries.ts.hbs"),
      file(`${base}.routes.ts`, "screen/routes.ts.hbs"),
      ...(list
        ? [
            file(`${base}.columns.ts`, "screen/columns.ts.hbs"),
            file(`${list.pascal}Screen.tsx`, "screen/ListScreen.tsx.hbs"),
            file(`${list.pascal}Screen.stories.tsx`, "screen/ListScreen.stories.tsx.hbs"),
          ]
        : []),
      ...(detail
        ? [
            file(`${detail.pascal}Screen.tsx`, "screen/DetailScreen.tsx.hbs"),
            file(`${detail.pascal}Screen.stories.tsx`, "screen/DetailScreen.stories.tsx.hbs"),
          ]
        : []),
      ...(isArea
        ? [
            file(`${detail.pascal}Form.tsx`, "form/Form.tsx.hbs"),
            file(`${detail.pascal}Margin.tsx`, "form/Margin.tsx.hbs"),
            file("story-records.ts", "screen/story-records.ts.hbs"),
          ]
        : []),
      ...(existsSync(join(destination, folder)) ? [] : [file(`${feature}.texts.d.ts`, "screen/texts.d.ts.hbs")]),
      ...["fr", "en"].flatMap((locale) => [
        mergeJson(`${folder}/locales/${feature}.${locale}.json`, textsIn(locale)),
        mergeJson(`${app}/locales/${locale}.json`, {
          screen: Object.fromEntries(screens.map(({ title, called }) => [title, called[locale]])),
        }),
      ]),
    ];
  };

  plop.setGenerator("screen", {
    description: "a screen with its reads, its path, its texts and its stories",
    prompts: [
      ask("feature", "Feature (folder, e.g. discounts)"),
      ask("screen", "Screen without « Screen » (DiscountList is a list, Discount a detail)"),
      ask("operation", "The operation of the contract that it reads (e.g. listDiscounts)"),
    ],
    actions: ({ feature, screen, operation }) => {
      const isList = screen.endsWith("List");
      const title = camel(screen);
      const own = `/${kebab(feature)}`;
      const place = screenOf(screen, {
        title,
        path: isList ? own : `${own}/detail/:id?`,
        parent: isList ? undefined : own,
        operation,
        human: { fr: forms(screen).human, en: forms(screen).human },
      });
      const data = {
        ...{ feature: kebab(feature), namespace: camel(feature), base: kebab(screen), routes: `${camel(screen)}Routes` },
        ...{ titles: `"${title}"`, isByOperation: place.isByOperation, hasClaims: place.hasClaims },
      };
      if (isList) return [...filesOfScreens({ ...data, list: place }), layOut, say(next)];
      const list = linked(place.parent, camel(feature), data.feature);
      const detail = { ...place, parentInCode: `paths.${list.name}`, listLink: list.name, listAddress: place.parent };
      return [...filesOfScreens({ ...data, detail, hasPaths: true }), list.enter, layOut, say(next)];
    },
  });
  const next = "Now: its texts, its columns or facts; then its stories, first.";

  plop.setGenerator("form", {
    description: "the form of a record, in a screen that exists already",
    prompts: [
      ask("feature", "Feature (folder, e.g. discounts)"),
      ask("record", "What is edited (e.g. Discount)"),
      ask("create", "The operation that creates one (e.g. createDiscount)"),
      ask("update", "The operation that saves one (e.g. updateDiscount)"),
      ask("remove", "The operation that deletes one (e.g. deleteDiscount)"),
    ],
    actions: ({ feature, record, create, update, remove }) => {
      const folder = kebab(feature);
      const at = `/${folder}`;
      const title = camel(record);
      const list = linked(at, camel(feature), folder);
      const page = linked(`${at}/detail/:id?`, title, folder);
      const detail = { ...forms(record), link: page.name, listLink: list.name };
      const data = { feature: folder, namespace: camel(feature), detail, create, update, remove };
      const [{ fr: form, en: englishForm }, margin] = [formTexts(RECORD), marginTexts(RECORD)];
      const { createdAt: _fr, ...fr } = margin.fr;
      const { createdAt: _en, ...en } = margin.en;
      return [
        add(`apps/console/src/features/${folder}/${detail.pascal}Form.tsx`, "form/Form.tsx.hbs", data),
        add(`apps/console/src/features/${folder}/${detail.pascal}Margin.tsx`, "form/Margin.tsx.hbs", data),
        mergeJson(`apps/console/src/features/${folder}/locales/${folder}.fr.json`, { [detail.camel]: { ...form, ...fr } }),
        mergeJson(`apps/console/src/features/${folder}/locales/${folder}.en.json`, { [detail.camel]: { ...englishForm, ...en } }),
        list.enter,
        page.enter,
        layOut,
        say(
          "Now: add `also: recordFormTexts` to the texts of its route; then its fields in values, fields and toBody, and the stories Rejected and Conflict of its screen.",
        ),
      ];
    },
  });

  plop.setGenerator("component", {
    description: "a component of the design system with its styles and its story",
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
          "Now: describe in the docstring what is visible, in the line above meta the same in French, and give the title its French word before the brackets; one story per state, and a play for the hardest one.",
        ),
      ];
    },
  });

  plop.setGenerator("area", {
    description: "a whole area: contract, API with its table and test; list and form with their texts and stories",
    prompts: [
      ask("area", "Area, in the plural (e.g. authors)"),
      ask("one", "One of its records (e.g. author)"),
      ask("claims", "Claims, any of which opens it (e.g. Permission.BackOffice.Catalog.AuthorList), parted by commas", {
        validate: (value) =>
          value
            .split(",")
            .map((claim) => claimFault(claim.trim()))
            .find(Boolean) ?? true,
      }),
      ask("path", "URL of its list (e.g. /catalog/author)", {
        validate: (value) => /^(\/\w+)+$/.test(value) || "A path, please: /catalog/author.",
      }),
      ask("french", "One record in French (e.g. auteur)", { validate: isFrench }),
      ask("frenchMany", "Several in French (e.g. auteurs)", { validate: isFrench }),
      ask("gender", "Its gender in French, m or f", { validate: (value) => /^[mf]$/.test(value) || "m or f, please." }),
    ],
    actions: ({ area, one: record, claims, path, french, frenchMany, gender }) => {
      const [many, one] = [forms(area), forms(record)];
      const noun = nounOf([french, frenchMany, gender], { one: one.human.toLowerCase(), many: many.human.toLowerCase() });
      const required = claims.split(",").map((claim) => claim.trim());
      const place = { path, claims: required };
      const list = screenOf(`${one.name}-list`, {
        ...place,
        title: many.camel,
        operation: `list${many.pascal}`,
        human: { fr: capital(frenchMany), en: many.human },
      });
      const detail = screenOf(one.name, {
        ...place,
        ...{ path: `${list.path}/detail/:id?`, parent: list.path },
        ...{ title: one.camel, operation: `get${one.pascal}`, human: { fr: noun.fr.capital, en: one.human } },
      });
      const [toList, toOne] = [linked(list.path, many.camel, many.name), linked(detail.path, one.camel, many.name)];
      const data = {
        ...many,
        ...{ many, one, noun, isArea: true, hasPaths: true, hasClaims: true, claims: required.join(", ") },
        ...{ create: `create${one.pascal}`, update: `update${one.pascal}`, remove: `delete${one.pascal}` },
        ...{ feature: many.name, namespace: many.camel, base: many.name, routes: `${many.camel}Routes` },
        titles: `"${list.title}" | "${detail.title}"`,
        list: { ...list, pathInCode: `paths.${toList.name}` },
        detail: {
          ...detail,
          ...{ pathInCode: `paths.${toOne.name}`, parentInCode: `paths.${toList.name}` },
          ...{ link: toOne.name, listLink: toList.name, listAddress: list.path },
        },
      };
      const folder = `apps/api/src/areas/${data.name}`;
      // YYYYMMDDHHMM in UTC: migrations of two people apply in the order in which they were written.
      const minute = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 12);
      const operation = `/BackOffice/${one.pascal}`;
      const activity = "apps/console/src/features/activity";
      const log = activityTexts({ many: many.pascal, one: one.pascal, entity: one.camel, noun });
      const queries = `../../apps/console/src/features/${many.name}/${many.name}.queries.ts`;
      return [
        say(`It has no line in the drawer yet (app/menu.ts): ${list.path}.`),
        add(`openapi/paths/${data.name}.yaml`, "area/paths.yaml.hbs", data),
        add(`openapi/schemas/${data.name}.yaml`, "area/schemas.yaml.hbs", data),
        enter(
          "openapi/openapi.yaml",
          [/^paths:$/m, `  - { name: ${data.camel}, description: "${data.human}." }`],
          [/^webhooks:$/m, `  ${operation}/${many.pascal}: { $ref: "paths/${data.name}.yaml#/${data.camel}" }`],
          [/^webhooks:$/m, `  ${operation}/${one.pascal}: { $ref: "paths/${data.name}.yaml#/${one.camel}" }`],
        ),
        ...["handlers", "store", "tables", "test"].map((role) => add(`${folder}/${data.name}.${role}.ts`, `area/${role}.ts.hbs`, data)),
        add(`apps/api/migrations/${minute}_${data.snake}_table.sql`, "area/migration.sql.hbs", data),
        enter(
          "apps/api/src/app.ts",
          [/^import \{ crossOrigin \}/m, `import { handlers as ${data.camel} } from "./areas/${data.name}/${data.name}.handlers.ts";`],
          // The end of `handlers`, whatever stands before it.
          [/(?<=^export const handlers[\s\S]*?\n)\};$/m, `  ...${data.camel},`],
        ),
        ...filesOfScreens(data),
        toList.enter,
        toOne.enter,
        // Everywhere else that knows every area: the log of who did what, and the test that opens every list at any URL.
        ...["fr", "en"].map((locale) => enterTexts(`${activity}/locales/activity.${locale}.json`, log[locale])),
        enter(`${activity}/activity.format.ts`, [/^ {4}case "customer":$/m, `    case "${one.camel}":`]),
        enter(
          "tests/contract/lists.test.ts",
          [/^import \{ type ListSpec/m, `import { ${data.list.camel}Spec } from "${queries}";`],
          [/^\} as const;$/m, `  list${many.pascal}: ${data.list.camel}Spec,`],
        ),
        layOut,
        say("Now: its own fields in contract, migration, tables, store and test; then in columns, form and stories."),
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
