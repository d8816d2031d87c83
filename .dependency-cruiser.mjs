// The dependency rules of ARCHITECTURE.md. Each comment is the fix that a failure prints.
const story = "(?:\\.stories\\.tsx?|/story-[a-z]+\\.ts)$";
const test = "\\.(test|fixtures)\\.tsx?$|/testing/";
const npm = (name) => `node_modules/${name}/`;

/** @param {string} layer what may not be entered @param {string[]} allowed who may enter all the same */
const onlyFor = (name, layer, allowed, comment) => ({
  name,
  severity: "error",
  comment,
  from: { pathNot: [layer, ...allowed] },
  to: { path: layer },
});
const strangers = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "Move what both need, types too, into a third file below them.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      severity: "error",
      comment: "The import names no file and no package: spell its path with its ending, or add the package to the layer's package.json.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual|storybook|vitest|node):" },
    },

    // Layers, from the bottom up.
    strangers(
      "contract-stands-alone",
      { path: "^packages/contract/src/", pathNot: test },
      { pathNot: "^packages/contract/src/", dependencyTypesNot: ["core"] },
      "The contract imports nothing: write it in openapi/ and run `npm run gen`.",
    ),
    strangers(
      "domain-is-pure",
      { path: "^packages/domain/src/", pathNot: test },
      { pathNot: ["^packages/(domain|contract)/src/", npm("(@types/)?(isbn3|htmlparser2|papaparse|libphonenumber-js)")] },
      "The domain knows the contract's types, isbn3, htmlparser2, papaparse and libphonenumber-js alone: hand in what else it needs (clock, data) as a parameter.",
    ),
    strangers(
      "client-variant-stands-alone",
      { path: "^packages/client-variant/src/", pathNot: test },
      { pathNot: "^packages/client-variant/src/" },
      "A variant is plain data: what it needs from a layer above belongs into that layer.",
    ),
    strangers(
      "api-client-knows-the-contract",
      { path: "^packages/api-client/src/", pathNot: test },
      { pathNot: ["^packages/(api-client|contract)/src/", npm("openapi-fetch")] },
      "The API client imports the contract and openapi-fetch alone: React, texts and rules live above it.",
    ),
    strangers(
      "workflows-know-the-domain",
      { path: "^packages/workflows/src/", pathNot: test },
      { pathNot: ["^packages/(workflows|contract|domain)/src/", npm("xstate")] },
      "A machine imports xstate and the domain alone: commands come in as actors, React and fetch stay outside.",
    ),
    strangers(
      "design-system-knows-no-product",
      { path: "^packages/design-system/src/" },
      {
        path: [
          "^packages/(?!(design-system|domain)/)",
          // Of the trade's rules, only how a code, an amount or a part of a URL is written and what a formatted text may hold; what an order may do stays with the screens.
          "^packages/domain/src/(?!(csv|ean|email|isbn|money|seo)\\.ts$|rich-text/)",
          "^apps/",
          "^clients/",
          npm("(react-router|react-router-dom|@tanstack/react-query|xstate|i18next|react-i18next)"),
        ],
      },
      "Design system and API meet in a screen: hand data, texts and links in as props; of the domain it knows ./csv, ./ean, ./email, ./isbn, ./money, ./rich-text and ./seo alone.",
    ),
    strangers(
      "mocks-know-contract-and-domain",
      { path: "^packages/mocks/src/", pathNot: test },
      { path: ["^packages/(?!(mocks|contract|domain)/)", "^apps/", "^clients/"] },
      "Fixtures are typed by the contract and follow the domain: nothing of the console or the server goes in.",
    ),
    onlyFor(
      "mocks-only-in-stories-and-tests",
      "^packages/mocks/",
      [story, test, "^\\.storybook/", "^tests/"],
      "Mocks stay out of the product: import them from a story, a test or .storybook/.",
    ),
    onlyFor(
      "tooling-only-for-tools",
      "^packages/tooling/",
      ["^tests/", "^scripts/", "^plopfile\\.mjs$"],
      "packages/tooling holds compiler settings and templates: no product code imports it.",
    ),
    strangers(
      "packages-know-no-app",
      { path: "^packages/", pathNot: "^packages/tooling/" },
      { path: ["^apps/", "^clients/", "^tests/", "^\\.storybook/"] },
      "Dependencies point down: move what is needed into a package, or hand it in.",
    ),
    strangers(
      "apps-are-strangers",
      { path: "^apps/([^/]+)/" },
      { path: "^apps/", pathNot: "^apps/$1/" },
      "Console and API meet in the contract alone: put what both need into packages/domain.",
    ),
    strangers(
      "a-client-is-data",
      { path: "^clients/([^/]+)/" },
      { path: ["^packages/(?!(client-variant|design-system)/)", "^apps/", "^clients/"], pathNot: "^clients/$1/" },
      "A client imports client-variant and design-system alone, never another client: make what varies a flag of client-variant.",
    ),

    // The console.
    strangers(
      "features-are-strangers",
      { path: "^apps/console/src/features/([^/]+)/" },
      { path: "^apps/console/src/features/", pathNot: "^apps/console/src/features/$1/" },
      "What two features need goes down to apps/console/src/shared, never across.",
    ),
    strangers(
      "features-know-no-app",
      { path: "^apps/console/src/features/", pathNot: [story, test] },
      { path: "^apps/console/src/(app|guest)/" },
      "The app imports features, not the other way round: move what is needed down to shared/.",
    ),
    strangers(
      "shared-knows-no-feature",
      { path: "^apps/console/src/shared/", pathNot: [story, test] },
      { path: "^apps/console/src/(features|app|guest)/" },
      "shared/ stands below features and app: hand it in as a prop or an argument.",
    ),
    strangers(
      "guest-knows-no-console",
      { path: "^apps/console/src/guest/" },
      {
        path: [
          "^apps/console/src/(app|features)/",
          npm("(react-router|react-router-dom|@tanstack/react-query)"),
          "^packages/design-system/src/(table|pickers)/",
        ],
      },
      "Sign-in must be usable in 125 kB: no router, no query client, no table in guest/; move what both need to shared/.",
    ),

    // The API.
    strangers(
      "areas-are-strangers",
      { path: "^apps/api/src/areas/([^/]+)/", pathNot: test },
      { path: "^apps/api/src/areas/", pathNot: "^apps/api/src/areas/$1/" },
      "What two areas need goes down to apps/api/src/platform, never across.",
    ),
    strangers(
      "platform-knows-no-area",
      { path: "^apps/api/src/platform/", pathNot: test },
      { path: "^apps/api/src/(areas|demo|app\\.ts)" },
      "The platform stands below the areas: let the area hand itself in.",
    ),
    strangers(
      "node-only-in-platform-node",
      { path: "^apps/api/src/", pathNot: ["^apps/api/src/(platform/node/|serve\\.ts|server\\.ts|testing/)", test] },
      { dependencyTypes: ["core"] },
      "The API must also run in a browser tab: what only Node can do stands in platform/node behind a port.",
    ),
    strangers(
      "node-parts-come-by-port",
      { path: "^apps/api/src/", pathNot: ["^apps/api/src/(platform/node/|serve\\.ts|server\\.ts|demo-dump\\.ts|testing/)", test] },
      {
        path: ["^apps/api/src/platform/node/", npm("(pg|nodemailer|@hono/node-server|@node-rs/argon2)")],
        dependencyTypesNot: ["type-only"],
      },
      "Name a port in platform/ports.ts and let serve.ts hand the Node part in.",
    ),
    strangers(
      "the-world-comes-by-port",
      {
        path: "^apps/api/src/",
        pathNot: ["^apps/api/src/(platform/(node|tab|embedded)/|serve\\.ts|server\\.ts|tab\\.ts|demo-dump\\.ts|testing/)", test],
      },
      { path: ["^apps/api/src/platform/(tab|embedded)/", npm("@electric-sql/pglite")], dependencyTypesNot: ["type-only"] },
      "Where the API runs is decided by serve.ts and tab.ts alone.",
    ),
    strangers(
      "api-draws-nothing",
      { path: "^apps/api/" },
      { path: ["^packages/(design-system|api-client|workflows)/", npm("(react|react-dom|styled-components)")] },
      "The server answers data: what people see belongs to the console.",
    ),

    // One layer per library.
    onlyFor(
      "openapi-fetch-only-in-api-client",
      npm("openapi-fetch"),
      ["^packages/api-client/", "node_modules/"],
      "Ask @reserve/api-client: it attaches the session and turns failures into data.",
    ),
    onlyFor(
      "msw-only-in-mocks",
      npm("(msw|msw-storybook-addon)"),
      ["^packages/mocks/", "^\\.storybook/", "^tests/", story, test, "node_modules/"],
      "Answers are made up in packages/mocks, .storybook/ and tests alone.",
    ),
    onlyFor(
      "styled-components-only-in-design-system",
      npm("styled-components"),
      ["^packages/design-system/", "^clients/[^/]+/theme\\.ts$", "^\\.storybook/", "node_modules/"],
      "Style parts in packages/design-system and use them from there; a screen arranges, it does not paint.",
    ),
    onlyFor(
      "stories-are-leaves",
      "\\.stories\\.tsx?$",
      ["^\\.storybook/", "^tests/"],
      "Product code never imports a story: move what is shared into a file of its own.",
    ),
    onlyFor(
      "story-states-only-in-stories",
      "/story-[a-z]+\\.ts$",
      [story, "^\\.storybook/", "^tests/"],
      "What stories share is for stories alone.",
    ),
    onlyFor("tests-are-leaves", "\\.test\\.tsx?$", ["^tests/"], "Nothing imports a test: move its helper to testing/."),
    strangers(
      "test-helpers-stay-in-tests",
      { path: "^(apps|packages)/", pathNot: [story, test] },
      { path: "/testing/" },
      "Only tests may import from testing/: move it beside what needs it if the product needs it.",
    ),
  ],
  options: {
    // Paths of node_modules are looked at, not entered; generated code is taken as it is.
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|storybook-static|coverage)/" },
    // TypeScript 7 has no JavaScript API any more; swc reads the same syntax.
    parser: "swc",
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "browser", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
