/** Wildcard claim: grants everything; as a requirement it admits every signed-in user. */
export const WILDCARD = "*";

/** Claims of the back office, spelled as in the specification and grouped like its menu. */
export const claims = {
  management: {
    myAccount: "Permission.BackOffice.Management.MyAccount",
    myAccountCommon: "Permission.Common.Management.MyAccount",
    users: "Permission.BackOffice.Management.Users",
    activityLog: "Permission.BackOffice.Management.ActivityLog",
    backgroundTasks: "Permission.BackOffice.Management.BackgroundTasks",
    heathCheck: "Permission.BackOffice.Management.HeathCheck",
    settings: "Permission.BackOffice.Management.Settings",
  },
  cms: {
    postList: "Permission.BackOffice.Cms.PostList",
    postCreateEditIfOwner: "Permission.BackOffice.Cms.PostCreateEditIfOwner",
    postCreateEditAll: "Permission.BackOffice.Cms.PostCreateEditAll",
    pagesManage: "Permission.BackOffice.Cms.PagesManage",
    menuManage: "Permission.BackOffice.Cms.MenuManage",
    popupsManage: "Permission.BackOffice.Cms.PopupsManage",
    customersManage: "Permission.BackOffice.Cms.CustomersManage",
    salesManage: "Permission.BackOffice.Cms.SalesManage",
    catalogManage: "Permission.BackOffice.Cms.CatalogManage",
    marketingManage: "Permission.BackOffice.Cms.MarketingManage",
  },
  catalog: {
    productList: "Permission.BackOffice.Catalog.ProductList",
    authorList: "Permission.BackOffice.Catalog.AuthorList",
    reviewList: "Permission.BackOffice.Catalog.ReviewList",
    collectionList: "Permission.BackOffice.Catalog.CollectionList",
    restrictionList: "Permission.BackOffice.Catalog.RestrictionList",
  },
  public: {
    customersManage: "Permission.BackOffice.Public.CustomersManage",
    documentsManage: "Permission.BackOffice.Public.DocumentsManage",
    messageManage: "Permission.BackOffice.Public.MessageManage",
    discountManage: "Permission.BackOffice.Public.DiscountManage",
    mailLog: "Permission.BackOffice.Public.MailLog",
  },
  analytics: { manage: "Permission.BackOffice.Analytics.Manage" },
  marketing: {
    subscriptions: "Permission.BackOffice.Marketing.Subscriptions",
    mailCampain: "Permission.BackOffice.Marketing.MailCampain",
  },
  cache: { product: "Permission.BackOffice.Cache.Product" },
} as const;

type ClaimGroups = typeof claims;
/** A claim's full name. */
export type Claim = { [Group in keyof ClaimGroups]: ClaimGroups[Group][keyof ClaimGroups[Group]] }[keyof ClaimGroups];

/** Every claim name, in the order above. */
export const allClaims: readonly Claim[] = Object.values(claims).flatMap((group) => Object.values(group) as Claim[]);

/** Whether a caller with `ownClaims` has one of `required`; an empty requirement admits every signed-in user. */
export function hasClaim(ownClaims: readonly string[], required: readonly string[]): boolean {
  if (required.length === 0 || required.includes(WILDCARD) || ownClaims.includes(WILDCARD)) return true;
  return required.some((claim) => ownClaims.includes(claim));
}
