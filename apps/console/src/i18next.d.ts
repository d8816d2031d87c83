import "i18next";
import type deferred from "./app/locales/deferred.fr.json";
import type app from "./app/locales/fr.json";
import type home from "./app/locales/home.fr.json";
import type guest from "./guest/locales/fr.json";
import type guestPages from "./guest/locales/pages.fr.json";
import type cacheRefresh from "./shared/locales/cache-refresh.fr.json";
import type targetWords from "./shared/locales/condition.fr.json";
import type forbidden from "./shared/locales/forbidden.fr.json";
import type shared from "./shared/locales/fr.json";
import type picturePicking from "./shared/locales/picture-picking.fr.json";
import type recordForm from "./shared/locales/record-form.fr.json";
import type sheetExport from "./shared/locales/sheet-export.fr.json";
import type structuredData from "./shared/locales/structured-data.fr.json";
import type tableColumns from "./shared/locales/table-columns.fr.json";
import type titlePicking from "./shared/locales/title-picking.fr.json";
import type tree from "./shared/locales/tree.fr.json";

// Each feature adds its own namespace to this interface, in its own <feature>.texts.d.ts.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shared";
    returnNull: false;
  }
  interface ResourceNamespaceMap {
    app: typeof app & typeof home & typeof deferred;
    guest: typeof guest & typeof guestPages;
    shared: typeof shared &
      typeof forbidden &
      typeof cacheRefresh &
      typeof picturePicking &
      typeof recordForm &
      typeof sheetExport &
      typeof tableColumns &
      typeof targetWords &
      typeof titlePicking &
      typeof tree &
      typeof structuredData;
  }
}
