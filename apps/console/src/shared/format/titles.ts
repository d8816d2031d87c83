import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { eanIn, fromAzerty } from "@reserve/domain";

/** Facts of a product that pickers use. */
export type Title = Schemas["SearchHits"]["items"][number];

/** A selection of titles, in order of selection. */
export interface TitleChoice {
  titles: readonly Pick<Title, "id">[];
  add(titles: readonly Title[]): void;
  /** Number of titles that can still be added. */
  room: number;
}

/** Query for the products that match the text. */
export function titlesFor(api: ApiClient, typed: string) {
  return api.query("searchCatalog", { query: { search: eanIn(typed) ?? fromAzerty(typed) } });
}
