/** A pattern that is forbidden in a kind of file, and the fix. */
interface Word {
  readonly pattern: RegExp;
  readonly fix: string;
}

/** Patterns forbidden in one kind of file. */
interface Layer {
  readonly name: string;
  readonly isFor: (file: string) => boolean;
  readonly refused: readonly Word[];
}

const accented = /[àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ«»]/;
const frenchText: Word = { pattern: accented, fix: "Put the text into locales/fr.json and en.json and say t(…)." };
const callsFetch: Word = {
  pattern: /(?<![\w.])fetch\(/,
  fix: "Ask @reserve/api-client, through the feature's *.queries.ts or useWrite.",
};
const callsReact: Word = {
  pattern: /from "(react|react-dom|@xstate\/react|@tanstack\/react-query\/.*)"|\buse(State|Effect|Memo|Callback|Context|Ref|Query)\(/,
  fix: "React stays in screens, parts and useX.ts.",
};
const sentenceCalls: Word = {
  pattern: /(?<![\w.])t\(|useTranslation/,
  fix: "Texts belong to what shows them: answer a code and let the screen say t(…).",
};
const staleByHand: Word = {
  pattern: /\binvalidateQueries\b|\bsetQueryData\b/,
  fix: "A write names what it makes stale in openapi/ (x-makes-stale); useWrite does the rest.",
};
const clock: Word = { pattern: /\bDate\.now\b|\bnew Date\(\s*\)/, fix: "The clock comes in as an actor, an input or a parameter." };
const paints: readonly Word[] = [
  { pattern: /\bstyled[.(]|from "styled-components"|\bstyle=\{/, fix: "Build the part in packages/design-system and use it here." },
  {
    pattern: /["'`:\s]#[0-9a-fA-F]{3,8}\b(?!["'`]?\))|\b(rgba?|hsla?|oklch)\(/,
    fix: "Colours are tokens of the design system: choose a tone.",
  },
];

const inConsole = (file: string) => file.startsWith("apps/console/src/");
const isStory = (file: string) => /\.stories\.tsx$/.test(file);
const isTest = (file: string) => /\.(test|fixtures)\.tsx?$|\/testing\//.test(file);
const isProduct = (file: string) =>
  /^(apps|packages)\/.*\.tsx?$/.test(file) && !isStory(file) && !isTest(file) && !/^packages\/(mocks|tooling)\//.test(file);

/** The table, as data. */
export const layers: readonly Layer[] = [
  {
    name: "*.styles.ts",
    isFor: (file) => /\.styles\.ts$/.test(file),
    refused: [
      callsFetch,
      callsReact,
      sentenceCalls,
      { pattern: /@reserve\/(api-client|contract|domain|workflows)/, fix: "A style sheet knows styled and tokens alone." },
      { pattern: /\/\*/, fix: "A comment in a template is sent to the browser: write it in TypeScript, above the template." },
      { pattern: /^\s*(if|for|while|switch)\s*\(/m, fix: "Style by data-* and aria-* selectors; logic belongs into the part." },
    ],
  },
  {
    name: "*Screen.tsx, *Form.tsx",
    isFor: (file) => inConsole(file) && /(Screen|Form)\.tsx$/.test(file),
    refused: [callsFetch, staleByHand, frenchText, ...paints],
  },
  { name: "*.queries.ts", isFor: (file) => /\.queries\.ts$/.test(file), refused: [callsReact, sentenceCalls, frenchText, callsFetch] },
  {
    name: "*.machine.ts",
    isFor: (file) => /\.machine\.ts$/.test(file),
    refused: [callsReact, callsFetch, sentenceCalls, frenchText, clock],
  },
  {
    name: "*.handlers.ts",
    isFor: (file) => /^apps\/api\/.*\.handlers\.ts$/.test(file),
    refused: [
      {
        pattern: /from "drizzle-orm|\bsql`|\.(select|insert|update|delete)\(\s*[\w.]*\)\s*\.(from|values|set|where)\(/,
        fix: "SQL belongs into the area's *.store.ts.",
      },
    ],
  },
  {
    name: "an area outside its *.handlers.ts",
    isFor: (file) => /^apps\/api\/src\/areas\/.*\.ts$/.test(file) && !file.endsWith(".handlers.ts"),
    refused: [
      {
        pattern: /\b(AreaHandlers|HandlersOf)\b|^export const \w*[hH]andlers\b/m,
        fix: "An area answers its operations in x.handlers.ts, and in part.handlers.ts where it has many.",
      },
    ],
  },
  {
    name: "*.store.ts",
    isFor: (file) => /^apps\/api\/.*\.store\.ts$/.test(file),
    refused: [
      {
        pattern: /from "hono|\bnew Response\(|\bHTTP\b|\bstatus:\s*[1-5]\d\d\b|\bc\.(json|text|req)\b/,
        fix: "HTTP belongs into *.handlers.ts: answer a value or undefined, refuse there.",
      },
    ],
  },
  {
    name: "*.stories.tsx",
    isFor: isStory,
    refused: [
      {
        pattern: /data-testid|ByTestId\(|querySelector(All)?\(|getElementsByClassName|toHaveClass\(|\.className\b/,
        fix: "Look for what a person notices: role, name, text.",
      },
      {
        pattern: /\bvi\.mock\(/,
        fix: "A story changes network, session, locale, client or theme alone: give it handlers of @reserve/mocks.",
      },
    ],
  },
  {
    name: "variant.ts",
    isFor: (file) => /^clients\/[^/]+\/variant\.ts$/.test(file),
    refused: [
      {
        pattern: /\bif\s*\(|\bswitch\s*\(|\s\?\s[^:]+\s:\s|&&|\|\||process\.env|=>/,
        fix: "A variant is data: make what varies a flag of client-variant.",
      },
    ],
  },
  {
    name: "features",
    isFor: (file) => /^apps\/console\/src\/features\//.test(file) && !isStory(file) && !isTest(file),
    refused: [staleByHand, callsFetch],
  },
  {
    name: "product code",
    isFor: isProduct,
    refused: [
      {
        pattern: /\b(client|variant\.(name|id)|clientName|CLIENT)\s*[!=]==\s*["'`](generic|bookshop|publisher|cinema-library)/,
        fix: "Ask a flag of the variant (flags.mailCampainDraft), never which client this is.",
      },
    ],
  },
  {
    name: "everything but design system and client themes",
    isFor: (file) => isProduct(file) && !file.startsWith("packages/design-system/") && !/^clients\/[^/]+\/theme\.ts$/.test(file),
    refused: [{ pattern: /from "styled-components"/, fix: "Build the part in packages/design-system." }],
  },
];

/** Strings, templates and regular expressions, and text between JSX tags. */
const texts =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[=(,:]\s*)\/(?:\\.|\[[^\]\n]*\]|[^/\\\n[])+\/|(?<=>)[^<>{}();=]+(?=<)/g;

/** The code without its comments, every line still at its place; strings are left alone. */
export function withoutComments(code: string): string {
  const parts = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;
  return code.replace(parts, (whole, text: string | undefined) => text ?? whole.replace(/[^\n]/g, " "));
}

/** Returns the forbidden words of a file: place, words and fix, one sentence each. */
export function wordFaults(file: string, code: string): string[] {
  const source = withoutComments(code);
  return layers
    .filter(({ isFor }) => isFor(file))
    .flatMap(({ name, refused }) =>
      refused.flatMap(({ pattern, fix }) => {
        const found = pattern.exec(source);
        if (!found) return [];
        const line = source.slice(0, found.index + found[0].search(/\S|$/)).split("\n").length;
        return [`${file}:${line} says « ${found[0].trim()} », which ${name} may not. ${fix}`];
      }),
    );
}

/** Words that only this project once used, each with the usual terms instead. */
const privateWords: Readonly<Record<string, string>> = {
  wish: "an intent before it is sent, a request afterwards",
  deed: "an action, an event or a verb",
  house: "the application, the shop, its staff or the client",
  desk: "desktop, or what it stands for",
  kept: "stored",
  hold: "lock, contain",
  held: "locked, or the thing it is",
  holder: "owner",
  holders: "owners",
  told: "notified, or the thing it is",
  untold: "not notified, unset",
  tell: "notify, enqueue, emit",
  teller: "the context, the author",
  said: "the text, the message, the answer",
  unsaid: "missing",
  asker: "caller, actor",
  askers: "callers, actors",
  whoever: "caller, actor",
  doubles: "duplicates",
  datas: "data",
  mend: "fix",
  mends: "fixes",
  mended: "fixed",
  cure: "fix",
  cures: "fixes",
  unsound: "invalid",
};
/** Spellings of the wire, of stored JSON and of placeholders in texts: code that reads them cannot rename them. */
const spelledElsewhere = new Set(["listCustomerDoubles", "onlineToldAt"]);
const spelledElsewhereIn: readonly { readonly file: RegExp; readonly names: readonly string[] }[] = [
  {
    file: /^apps\/api\/src\/areas\/orders\/(?:commands\/(?:order-undo(?:\.tables)?|run-order-command)|orders\.fixtures)\.ts$/,
    names: ["told"],
  },
  { file: /^apps\/console\/src\/features\/users\/(?:rights\/ClaimsGrid|keys\/KeyClaims)\.tsx$/, names: ["held"] },
  { file: /^apps\/console\/src\/features\/campaigns\/CampaignMargin\.tsx$|^scripts\/lib\/new-texts\.mjs$/, names: ["said"] },
  { file: /^apps\/api\/src\/areas\/webhooks\/webhooks\.store\.ts$/, names: ["Held"] },
  // A result of the intake: its senders know it by that name.
  { file: /^(?:packages\/contract\/src\/schema\.d|apps\/api\/src\/areas\/intake\/intake\.handlers)\.ts$/, names: ["kept"] },
  // A pattern of English words.
  { file: /^tests\/architecture\/stories\.ts$/, names: ["said"] },
];
const isSpelledElsewhere = (file: string, name: string) =>
  spelledElsewhere.has(name) || spelledElsewhereIn.some((one) => one.file.test(file) && one.names.includes(name));
/** Only for file names: as identifiers these words have a meaning in the domain, such as a late order. */
const privateNames: Readonly<Record<string, string>> = {
  ...privateWords,
  late: "deferred",
  address: "url, email, client-ip; postal ones say whose",
};

const wordsIn = (name: string) => name.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());

/** Returns the private words in a file's name and in the identifiers of its code, one sentence each. Texts and comments are free. */
export function privateWordFaults(file: string, code: string): string[] {
  const name = file.replace(/^.*\//, "").replace(/(?:\.\w+)+$/, "");
  const called = new Set(
    withoutComments(code)
      .replace(texts, "")
      .match(/[A-Za-z_$][\w$]*/g),
  );
  return [
    ...(/\.(?:words|sentences?)\.tsx?$/.test(file)
      ? [`${file} is texts: say x.texts.ts, or x.format.ts for functions that return a text`]
      : []),
    ...[name].filter((one) => Object.hasOwn(privateNames, one)).map((one) => `${file} is called « ${one} », say ${privateNames[one]}`),
    ...[...called]
      .filter((one) => !isSpelledElsewhere(file, one))
      .flatMap((one) =>
        wordsIn(one)
          .filter((word) => Object.hasOwn(privateWords, word))
          .map((word) => `${file} says « ${one} », say ${privateWords[word]}`),
      ),
  ];
}

const listStories = ["Loaded", "Empty", "Loading", "Failed", "Forbidden"];
const detailStories = ["Loaded", "NotFound", "Forbidden", "Rejected", "Conflict"];
const readOnly = "It sends nothing that could be rejected or conflict.";

/** Stories that a screen cannot have, with the reason. A new line here needs a reason as good. */
const exempt: Record<string, { readonly without: readonly string[]; readonly because: string }> = {
  ProductScreen: { without: ["Rejected", "Conflict"], because: readOnly },
  HomeScreen: {
    without: ["NotFound", "Forbidden", "Rejected", "Conflict"],
    because: "Whoever is signed in may see it, and it sends nothing.",
  },
  AccountingScreen: {
    without: ["NotFound", "Rejected", "Conflict"],
    because: "A month that does not exist is the current one, and it sends nothing.",
  },
  PostCalendarScreen: { without: ["NotFound"], because: "A day that there is not is today." },
  ProfilingScreen: { without: ["NotFound"], because: "There is always an order of profiles, be it empty." },
  ProfileScreen: { without: ["Rejected", "Conflict"], because: readOnly },
  HealthScreen: { without: ["NotFound", "Rejected", "Conflict"], because: "It looks at the service itself and sends nothing." },
  DeliveryScreen: { without: ["Rejected"], because: "It is read and sent again: nothing is typed that could be refused." },
  MailTemplateScreen: { without: ["Rejected", "Conflict"], because: readOnly },
  MailTemplatesScreen: { without: ["NotFound", "Rejected", "Conflict"], because: "A type that does not exist is the first one." },
  SignInScreen: { without: ["NotFound", "Forbidden", "Conflict"], because: "One page for everybody, and it edits no record." },
  SetUpScreen: { without: ["NotFound", "Forbidden", "Conflict"], because: "One page for the first person, and it edits no record." },
  ForgotPasswordScreen: { without: ["NotFound", "Forbidden", "Conflict"], because: "One page for everybody, and it edits no record." },
  ForgotPasswordSuccessScreen: { without: ["NotFound", "Forbidden", "Rejected", "Conflict"], because: "It is an answer." },
  ResetPasswordScreen: {
    without: ["NotFound", "Forbidden", "Conflict"],
    because: "One page for anyone with the link; the states of a used link have stories of their own.",
  },
  ResetPasswordSuccessScreen: { without: ["NotFound", "Forbidden", "Rejected", "Conflict"], because: "It is an answer." },
  GuestNotFoundScreen: { without: ["NotFound", "Forbidden", "Rejected", "Conflict"], because: "It is the answer itself." },
  ErrorScreen: { without: ["NotFound", "Forbidden", "Rejected", "Conflict"], because: "It is what the other screens show when they fail." },
  HelloWorldScreen: {
    without: ["NotFound", "Forbidden", "Rejected", "Conflict"],
    because: "It reads what everybody may read, and sends nothing.",
  },
  SortableScreen: { without: ["NotFound", "Forbidden", "Rejected", "Conflict"], because: "It reads nothing and keeps nothing." },
  NotFoundScreen: { without: ["NotFound", "Forbidden", "Rejected", "Conflict"], because: "It is the answer itself." },
  PopupTestScreen: { without: ["NotFound", "Rejected", "Conflict"], because: "It looks at what the site shows and sends nothing." },
  AnalysisScreen: {
    without: ["NotFound", "Rejected", "Conflict"],
    because: "It edits no record; a period that cannot be counted has a story of its own.",
  },
  NewOrderScreen: { without: ["NotFound", "Conflict"], because: "It has no id, and edits no record that others could change." },
  CacheScreen: { without: ["NotFound", "Conflict"], because: "It edits no record: it plans a task." },
};

/** The obligatory stories of a screen, by its name: `*ListScreen` is a list, any other a detail or a form. */
export function obligatoryStories(screen: string): readonly string[] {
  const all = screen.endsWith("ListScreen") ? listStories : detailStories;
  return all.filter((name) => !exempt[screen]?.without.includes(name));
}

/** The obligatory stories that a story file does not export. */
export function missingStories(screen: string, stories: string): string[] {
  const exported = new Set([...withoutComments(stories).matchAll(/^export const (\w+)/gm)].map(([, name]) => name));
  return obligatoryStories(screen).filter((name) => !exported.has(name));
}
