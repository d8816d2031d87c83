// Generated from openapi/ by "npm run gen". Do not edit.
export { listActivity } from "./lists/listActivity.generated.ts";
export { listBackgroundTasks } from "./lists/listBackgroundTasks.generated.ts";
export { listProducts } from "./lists/listProducts.generated.ts";
export { listRestrictions } from "./lists/listRestrictions.generated.ts";
export { listCatalogLists } from "./lists/listCatalogLists.generated.ts";
export { listCustomers } from "./lists/listCustomers.generated.ts";
export { listDocuments } from "./lists/listDocuments.generated.ts";
export { listAuthors } from "./lists/listAuthors.generated.ts";
export { listCollections } from "./lists/listCollections.generated.ts";
export { listReviews } from "./lists/listReviews.generated.ts";
export { listImports } from "./lists/listImports.generated.ts";
export { listImportRecords } from "./lists/listImportRecords.generated.ts";
export { listMails } from "./lists/listMails.generated.ts";
export { listMessages } from "./lists/listMessages.generated.ts";
export { listPopups } from "./lists/listPopups.generated.ts";
export { listUsers } from "./lists/listUsers.generated.ts";
export { searchPublicCatalog } from "./lists/searchPublicCatalog.generated.ts";
