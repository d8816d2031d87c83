import type shared from "./locales/fr.json";

/** The key under `shared:claim` of a claim's name: `Permission.BackOffice.Cache.Product` is `Cache_Product`. */
export function claimKey(claim: string): keyof (typeof shared)["claim"] {
  return claim.replace(/^Permission\.(?:BackOffice|Common)\./, "").replaceAll(".", "_") as keyof (typeof shared)["claim"];
}
