import { type OperationId, operations } from "@reserve/contract";
import { allClaims, hasClaim } from "@reserve/domain";
import { expect, test } from "vitest";
import { allRoutes as routes } from "./all-routes.ts";
import { passGuard } from "./guards.ts";
import { navigation } from "./navigation.ts";

const everybody: { name: string; ownClaims: readonly string[] }[] = [
  { name: "nobody’s claims", ownClaims: [] },
  ...allClaims.map((claim) => ({ name: `only ${claim}`, ownClaims: [claim] })),
  ...allClaims.map((claim) => ({ name: `all but ${claim}`, ownClaims: allClaims.filter((other) => other !== claim) })),
  { name: "all claims", ownClaims: allClaims },
  { name: "wildcard", ownClaims: ["*"] },
  { name: "a claim that nobody knows", ownClaims: ["Permission.BackOffice.Nothing"] },
];

/** Operations used by many screens: labels, options of a picker, counts. Their permissions need not open a screen. */
const beside: readonly string[] = [
  "countDocumentViews",
  "countProducts",
  "exportAccountingEntries",
  "exportCampaignFailures",
  "exportDiscountCodes",
  "exportDocuments",
  "exportEventRegistrations",
  "exportImportRefusals",
  "exportIssuedPaperPdfs",
  "exportIssuedPapers",
  "exportProducts",
  "exportSubscribers",
  "exportTarget",
  "exportTillDay",
  "exportTitlesToOrder",
  "listFigureOrders",
  "getBlocConfiguration",
  "getCampaignStats",
  "getCategoryFullTree",
  "getCategoryTree",
  "getDocumentNeighbours",
  "getDocumentPdf",
  "getIssuedPaperPdf",
  "getSupplierInvoiceFile",
  "getTillReceipt",
  "getTrayEntry",
  "getVoucherPdf",
  "getEventRegistration",
  "getFieldConfiguration",
  "getMediaConfiguration",
  "getReplyTemplates",
  "getMediaCounts",
  "getMediaUpload",
  "getMenuItem",
  "getPickingList",
  "getPostConfiguration",
  "getPostCounts",
  "getPostDraft",
  "getPostRevision",
  "getProductByEan",
  "getProductFacets",
  "getProductHistory",
  "getProductSales",
  "getRestrictionProgress",
  "getSalesOverTime",
  "getSubscriber",
  "getSubscriberImport",
  "getSubscriptionStats",
  "listAccessiblePosts",
  "getTillClosings",
  "getTargetEmailing",
  "listActionTypes",
  "listAvailabilities",
  "listBlocTypes",
  "listBlocWidths",
  "listCampaignPairs",
  "listDoubtfulMails",
  "getCampaignTargets",
  "listClaimTypes",
  "listCustomerDoubles",
  "listCustomerRegistrations",
  "listCustomerSubscriptions",
  "previewCustomerMerge",
  "listCustomerRoles",
  "listCustomerTitles",
  "listDiscountCodes",
  "listDiscountLimitationTypes",
  "listDiscountTypes",
  "listDocumentItemStatuses",
  "listDocumentMessages",
  "listDocumentStatuses",
  "listDocumentTypes",
  "listEventRegistrations",
  "listImportRecords",
  "listMediaTypes",
  "listMediaUses",
  "listMessageOwners",
  "listMessageStatuses",
  "listOffers",
  "listPageLayouts",
  "listPaymentMethods",
  "listPaymentStatuses",
  "listPostOwners",
  "listPostStatuses",
  "listPostTypes",
  "listPostsForBloc",
  "listProductCatalogLists",
  "listQuestions",
  "listRelatedDocuments",
  "listRestrictionTypes",
  "listRestrictionValues",
  "listShippingMethods",
  "listSubjects",
  "listSubscribers",
  "listSubscriptionTypes",
  "listTargetFields",
  "listVariationTypes",
  "searchCatalog",
  "searchFieldValues",
  "watchDocuments",
  "watchMessages",
  "watchPosts",
];

const lines = navigation.flatMap(({ items }) => items);
const mainReads = new Set(routes.flatMap(({ reads }) => reads ?? []));

test("every read that asks for a right is what some screen stands on, or known to help one", () => {
  const guarded = (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].isWrite && operations[id].claims.length > 0);
  expect(guarded.filter((id) => ![...mainReads].some((read) => read === id) && !beside.includes(id))).toEqual([]);
});

test("what the drawer shows and the router opens is what the contract lets one read, for every set of claims", () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const { name, ownClaims } of everybody) {
    const isOpen = (path: string) => routes.some((route) => route.path === path && passGuard(route, ownClaims).kind === "open");
    const note = (isRight: boolean, fault: string) => {
      cells += 1;
      if (!isRight) wrong.push(`${name}: ${fault}`);
    };
    for (const { path, claims } of lines) note(hasClaim(ownClaims, claims) === isOpen(path), `the line of ${path}`);
    for (const { path, reads } of routes) {
      if (reads) note(!isOpen(path) || hasClaim(ownClaims, operations[reads].claims), `${path} opens, ${reads} would be refused`);
    }
    for (const id of mainReads) {
      if (beside.includes(id)) continue;
      const opens = routes.some(({ path, reads }) => reads === id && isOpen(path));
      note(opens === hasClaim(ownClaims, operations[id].claims), `${id} is ${opens ? "shown but refused" : "allowed but shown nowhere"}`);
    }
  }
  console.log(
    `navigation: ${lines.length} lines, ${routes.length} routes and ${mainReads.size} reads × ${everybody.length} sets of claims = ${cells} cells, ${wrong.length} wrong`,
  );
  expect(everybody.length).toBeGreaterThanOrEqual(33);
  expect(wrong).toEqual([]);
});
