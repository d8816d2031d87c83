import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OperationId, operations } from "@reserve/contract";
import { expect, it } from "vitest";
import { withoutComments } from "./words.ts";

const root = join(import.meta.dirname, "..", "..");

/** Operations of the contract for other clients than the console, and why the console does without. A new line here needs an equally good reason. */
const forOthers: Readonly<Partial<Record<OperationId, string>>> = {
  listCartPaymentMethods: "The public site asks it before anybody is signed in; the console fills no cart.",
  listCartShippingMethods: "The public site asks it before anybody is signed in; the console fills no cart.",
  searchPublicCatalog: "The public site asks it without signing in; the console shows what staff may see, too.",
  getPublicFacets: "The public site asks it without signing in; the console shows what staff may see, too.",
  getPublicProduct: "The public site asks it without signing in; the console shows what staff may see, too.",
  getPublicProductByEan: "The public site asks it without signing in; the console shows what staff may see, too.",
  listPublicProducts: "The public site asks it without signing in; the console shows what staff may see, too.",
  listPublicProductsByEan: "The public site asks it without signing in; the console shows what staff may see, too.",
  redeemDiscounts: "The shop’s site asks it when an order is placed.",
  releaseDiscounts: "The shop’s site asks it when an order is cancelled.",
  recordEvents: "The shop’s site sends what people do there.",
  deletePersonEvents: "The shop’s site asks it when somebody objects to being followed.",
  getFieldConfiguration: "A target is built before any answer: the console says ranges and comparisons in words held equal to this list.",
  listTargetFields: "A target is built before any answer: the console says the fields in words held equal to this list.",
  listActionTypes: "The console says what people do through the fields of targets; another program asks what it may send.",
  listPublicPopups:
    "The public site asks it without signing in; the console asks what is shown just now, without the minute that it may be kept.",
  getPublicCategoryFullTree: "The public site asks it without signing in; the console shows what is hidden, too.",
  getPublicCategoryTree: "The public site asks it without signing in; the console shows what is hidden, too.",
  getMenuItem: "The console reads the whole menu, each entry with its version.",
  getPublicMenu: "The public site asks it without signing in; the console shows every language and what leads nowhere.",
  getSeoText: "The console asks the same rule of the domain while one types; other programs ask the server.",
  listDocumentItemStatuses:
    "Nobody chooses the status of a line: the console shows it, in words held equal to this list, and offers actions.",
  listDocumentMessages: "`getDocument` already tells them among its events; another call would follow that one.",
  listRelatedDocuments: "`getDocument` already carries them; another call would follow that one.",
  listGenericLists: "The console opens each list by itself, from its menu; another program asks first which there are.",
  listRestrictionTypes: "The form of a rule is drawn before any answer: the console says the ten types in words held equal to this list.",
  listDiscountLimitationTypes:
    "The form of a discount is drawn before any answer: the console says the limits in words held equal to this list.",
  listDiscountTypes: "The list of discounts is drawn before any answer: the console says the types in words held equal to this list.",
  listPostTypes: "The form of a post is drawn before any answer: the console says the types in words held equal to this list.",
  listPostStatuses: "The list of posts is drawn before any answer: the console says the statuses in words held equal to this list.",
  getPostConfiguration:
    "The console asks the same table of the domain, so that the form changes with the type at once; another program asks it here.",
  listPageLayouts: "The form of a page is drawn before any answer: the console says the layouts in words held equal to this list.",
  listBlocTypes: "The form of a bloc is drawn before any answer: the console says the types in words held equal to this list.",
  listBlocWidths: "The plan of a page is drawn before any answer, from the same table of the domain; another program asks it here.",
  getBlocConfiguration:
    "The console asks the same table of the domain, so that a bloc changes with its type at once; another program asks it here.",
  validateBlocsInput:
    "The console asks the same rule of the domain while one writes, and saving asks the server's; another program asks before it saves.",
  getPublicPageFullTree: "The public site asks it without signing in; the console shows drafts, too.",
  getLocalizedPage: "The public site asks it without signing in; the console previews what is not saved yet.",
  listPublicPosts: "The public site asks it without signing in; the console shows what is not online, too.",
  getPublicPost: "The public site asks it without signing in; the console shows what is not online, too.",
  registerForEvent: "The public site asks it without signing in; at the counter the console adds people by an operation of its own.",
  listSubscriptionTypes:
    "The form of a subscription is drawn before any answer: the console says the types in words held equal to this list.",
  subscribeByEmail: "The public site asks it without signing in; staff add people by an import that says where they agreed.",
  showConfirmation: "The link of a mail leads there; nobody signs in for it.",
  confirmSubscription: "The button of that page sends it; nobody else confirms for a person.",
  followCampaignLink: "The links of letters lead there; nobody signs in for it.",
  showUnsubscription: "The link of a letter leads there; nobody signs in for it.",
  unsubscribeByLink: "Mail programs and the button of that page send it; staff take somebody off by an operation of its own.",
  getEventRegistration: "The console has every registration whole in its list; another program reads one before it saves it.",
};

/** Mentions of an operation without a call: permissions, refetches, cache durations. */
const ASIDE = /\b(?:may|readAgain|isStaleAfter)\(\s*"\w+"|\breads:\s*"\w+"/g;

it("every operation is called by console, workflows or client, or stands for others with its reason", () => {
  const files = globSync("{apps/console,packages/workflows,packages/api-client}/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(?:test|stories|fixtures)\.tsx?$|\/(?:freshness|queues)\.ts$/.test(file.replaceAll("\\", "/")),
  );
  expect(files.length).toBeGreaterThan(200);
  const code = files.map((file) => withoutComments(readFileSync(join(root, file), "utf8")).replace(ASIDE, "")).join("\n");
  const ids = Object.keys(operations) as OperationId[];
  const called = ids.filter((id) => code.includes(`"${id}"`));
  expect(
    ids.filter((id) => !called.includes(id) && !forOthers[id]),
    "called by nobody: use it, take it out of the contract, or say here whom it serves",
  ).toEqual([]);
  expect(
    called.filter((id) => forOthers[id]),
    "called, and said not to be",
  ).toEqual([]);
});
