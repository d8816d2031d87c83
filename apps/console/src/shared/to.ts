/** The URLs of the screens that others link to, as their routes declare them (specification, section 2), by the screens' names; home is « / » everywhere. */
export const paths = {
  profile: "/profile",
  orders: "/public/document",
  order: "/public/document/detail/:id?",
  preparation: "/public/document/prepare/:id?",
  pickingList: "/public/document/picking",
  customers: "/public/customer",
  customer: "/public/customer/detail/:id?",
  messages: "/public/message",
  message: "/public/message/detail/:id?",
  discounts: "/public/discount",
  discount: "/public/discount/detail/:id?",
  mails: "/public/mail",
  mail: "/public/mail/detail/:id?",
  offer: "/public/offer/detail/:id?",
  products: "/catalog/product",
  product: "/catalog/product/detail/:id?",
  customProduct: "/catalog/product/custom/detail/:id?",
  cache: "/cache/product",
  posts: "/cms/post",
  postCalendar: "/cms/post/calendar",
  users: "/account",
  user: "/account/detail/:id?",
  roles: "/account/role",
  role: "/account/role/detail/:id?",
  tasks: "/settings/backgroundTask",
  activityLog: "/settings/activityLog",
  authors: "/catalog/author",
  author: "/catalog/author/detail/:id?",
  collections: "/catalog/collection",
  collection: "/catalog/collection/detail/:id?",
  reviews: "/catalog/review",
  review: "/catalog/review/detail/:id?",
  imports: "/catalog/import",
  import: "/catalog/import/detail/:id?",
  catalogLists: "/public/catalogList",
  catalogList: "/public/catalogList/detail/:id?",
  categories: "/cms/category",
  category: "/cms/category/detail/:id?",
  menu: "/cms/menu",
  pages: "/cms/page",
  pageList: "/cms/page/list",
  page: "/cms/page/detail/:id?",
  restrictions: "/catalog/restriction",
  restriction: "/catalog/restriction/detail/:id?",
  medias: "/cms/media",
  media: "/cms/media/detail/:id?",
  popups: "/cms/popup",
  popup: "/cms/popup/detail/:id?",
  popupTest: "/cms/popup/test",
  post: "/cms/post/detail/:id?",
  postHistory: "/cms/post/history/:id?",
  tags: "/cms/tag",
  tag: "/cms/tag/detail/:id?",
  signatures: "/cms/signature",
  signature: "/cms/signature/detail/:id?",
  targets: "/analytics/targeting",
  target: "/analytics/targeting/detail/:id?",
  eventRegistrations: "/cms/eventRegistration",
  eventRegistration: "/cms/eventRegistration/detail/:id?",
} as const;

type Id = number | string;
type Query = URLSearchParams | Readonly<Record<string, Id>>;
/** What may follow the fixed part of a URL: an id only where the path has one. */
type Parts<Path> = [] | [query: Query] | (Path extends `${string}/:id?` ? [id: Id] | [id: Id, query: Query] : never);
type Links = { readonly [Name in keyof typeof paths]: (...parts: Parts<(typeof paths)[Name]>) => string };

/** The link to a screen: `to.order(12)`, `to.orders()`, `to.orders({ view: "toPrepare" })`. */
export const to = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [
    name,
    (...parts: readonly (Id | Query)[]) =>
      parts.reduce<string>(
        (url, part) => (typeof part === "object" ? `${url}?${new URLSearchParams(part as Record<string, string>)}` : `${url}/${part}`),
        path.replace("/:id?", ""),
      ),
  ]),
) as unknown as Links;
