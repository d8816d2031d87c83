import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OperationId, operations } from "@reserve/contract";
import { expect, it } from "vitest";
import { withoutComments } from "./words.ts";

const root = join(import.meta.dirname, "..", "..");

/** Operations of the contract for other clients than the console, and why the console does without. A new line here needs an equally good reason. */
const forOthers: Readonly<Partial<Record<OperationId, string>>> = {
  quoteCartTaxes: "The public site calls it before it sells; the console fills no cart.",
  searchPublicCatalog: "The public site calls it without signing in; the console shows what staff may see, too.",
  getPublicFacets: "The public site calls it without signing in; the console shows what staff may see, too.",
  getPublicProduct: "The public site calls it without signing in; the console shows what staff may see, too.",
  getPublicProductByEan: "The public site calls it without signing in; the console shows what staff may see, too.",
  listPublicProducts: "The public site calls it without signing in; the console shows what staff may see, too.",
  listPublicProductsByEan: "The public site calls it without signing in; the console shows what staff may see, too.",
  redeemDiscounts: "The shop’s site calls it when an order is placed.",
  releaseDiscounts: "The shop’s site calls it when an order is cancelled.",
  recordEvents: "The shop’s site sends what people do there.",
  deletePersonEvents: "The shop’s site calls it when somebody objects to being followed.",
  getFieldConfiguration:
    "A target is built before any response: the console's texts for ranges and comparisons are tested against this list.",
  listTargetFields: "A target is built before any response: the console's texts for the fields are tested against this list.",
  listActionTypes: "The console names the actions of people through the fields of targets; other programs read here what they may send.",
  listPublicPopups: "The public site calls it without signing in; the console reads the current state, not the one cached for a minute.",
  getPublicCategoryFullTree: "The public site calls it without signing in; the console shows what is hidden, too.",
  getPublicCategoryTree: "The public site calls it without signing in; the console shows what is hidden, too.",
  getMenuItem: "The console reads the whole menu, each entry with its version.",
  getPublicMenu: "The public site calls it without signing in; the console shows every language and what leads nowhere.",
  getSeoText: "The console applies the same rule of the domain during typing; other programs call the server.",
  listDocumentItemStatuses:
    "Nobody chooses the status of a line: the console shows it, in texts tested against this list, and offers actions.",
  listDocumentMessages: "`getDocument` already returns them among its events; this would be a second call.",
  listRelatedDocuments: "`getDocument` already carries them; another call would follow that one.",
  listGenericLists: "The console opens each list from its menu; another program reads here which ones exist.",
  listRestrictionTypes:
    "The form of a rule is rendered before any response: the console's texts for the ten types are tested against this list.",
  listDiscountLimitationTypes:
    "The form of a discount is rendered before any response: the console's texts for the limits are tested against this list.",
  listDiscountTypes:
    "The list of discounts is rendered before any response: the console's texts for the types are tested against this list.",
  listPostTypes: "The form of a post is rendered before any response: the console's texts for the types are tested against this list.",
  listPostStatuses: "The list of posts is rendered before any response: the console's texts for the statuses are tested against this list.",
  getPostConfiguration:
    "The console reads the same table of the domain, so that the form changes with the type at once; other programs call this.",
  listPageLayouts: "The form of a page is rendered before any response: the console's texts for the layouts are tested against this list.",
  listBlocTypes: "The form of a bloc is rendered before any response: the console's texts for the types are tested against this list.",
  listBlocWidths: "The plan of a page is rendered before any response, from the same table of the domain; other programs call this.",
  getBlocConfiguration:
    "The console reads the same table of the domain, so that a bloc changes with its type at once; other programs call this.",
  validateBlocsInput:
    "The console applies the same rule of the domain during typing, and saving applies the server's; other programs call this before they save.",
  getPublicPageFullTree: "The public site calls it without signing in; the console shows drafts, too.",
  getLocalizedPage: "The public site calls it without signing in; the console previews what is not saved yet.",
  listPublicPosts: "The public site calls it without signing in; the console shows what is not online, too.",
  getPublicPost: "The public site calls it without signing in; the console shows what is not online, too.",
  registerForEvent: "The public site calls it without signing in; at the counter the console adds people by an operation of its own.",
  listSubscriptionTypes:
    "The form of a subscription is rendered before any response: the console's texts for the types are tested against this list.",
  subscribeByEmail: "The public site calls it without signing in; staff add people by an import that states where they agreed.",
  showConfirmation: "The link of a mail leads there; nobody signs in for it.",
  confirmSubscription: "The button of that page sends it; nobody else confirms for a person.",
  followCampaignLink: "The links of letters lead there; nobody signs in for it.",
  showUnsubscription: "The link of a letter leads there; nobody signs in for it.",
  unsubscribeByLink: "Mail programs and the button of that page send it; staff take somebody off by an operation of its own.",
  getEventRegistration: "The console has every registration whole in its list; another program reads one before it saves it.",
};

/** Mentions of an operation without a call: permissions, refetches, cache durations. */
const ASIDE = /\b(?:may|readAgain|isStaleAfter)\(\s*"\w+"|\breads:\s*"\w+"/g;

it("every operation is called by console, workflows or client, or is listed for other clients with its reason", () => {
  const files = globSync("{apps/console,packages/workflows,packages/api-client}/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(?:test|stories|fixtures)\.tsx?$|\/(?:freshness|queues)\.ts$/.test(file.replaceAll("\\", "/")),
  );
  expect(files.length).toBeGreaterThan(200);
  const code = files.map((file) => withoutComments(readFileSync(join(root, file), "utf8")).replace(ASIDE, "")).join("\n");
  const ids = Object.keys(operations) as OperationId[];
  const called = ids.filter((id) => code.includes(`"${id}"`));
  expect(
    ids.filter((id) => !called.includes(id) && !forOthers[id]),
    "called by nothing: use it, remove it from the contract, or list here which clients need it",
  ).toEqual([]);
  expect(
    called.filter((id) => forOthers[id]),
    "called, although listed as not called",
  ).toEqual([]);
});
