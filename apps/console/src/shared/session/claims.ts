import type rights from "../locales/forbidden.fr.json";

/** The key under `shared:claim` of a claim's name: `Permission.BackOffice.Cache.Product` is `Cache_Product`. */
export function claimKey(claim: string): keyof (typeof rights)["claim"] {
  return claim.replace(/^Permission\.(?:BackOffice|Common)\./, "").replaceAll(".", "_") as keyof (typeof rights)["claim"];
}
