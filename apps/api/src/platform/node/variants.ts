import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as cinemaLibrary } from "@reserve/client-cinema-library";
import { variant as generic } from "@reserve/client-generic";
import { variant as publisher } from "@reserve/client-publisher";
import type { ClientVariant } from "@reserve/client-variant";

/** Client variants by their names in CLIENT. */
export const VARIANTS: Readonly<Record<string, ClientVariant>> = Object.fromEntries(
  [generic, bookshop, publisher, cinemaLibrary].map((variant: ClientVariant) => [variant.name, variant]),
);
