import type { TargetGroup } from "@reserve/domain";
import { countPeople } from "./areas/analytics/targets.people.ts";
import { insertTarget } from "./areas/analytics/targets.store.ts";
import { subscribed } from "./areas/customers/buyers.store.ts";
import type { Db } from "./platform/database/database.ts";

const DAY_MS = 86_400_000;

/** Targets of the demo shop; each is older than the previous one. */
const targets: readonly { name: string; description: string; tree: TargetGroup }[] = [
  {
    name: "Lecteurs de romans endormis",
    description: "À réveiller avant Noël.",
    tree: {
      rule: "all",
      nodes: [
        { field: "orderedCategory", operator: "oneOf", values: ["Littérature"] },
        { field: "lastOrder", operator: "notInLastDays", values: ["30"] },
        {
          rule: "any",
          nodes: [
            { field: "subscription", operator: "oneOf", values: ["Newsletter"] },
            { field: "searchedFor", operator: "contains", values: ["Fred Vargas"] },
            {
              rule: "all",
              nodes: [
                { field: "viewedCategory", operator: "oneOf", values: ["Littérature"] },
                { field: "visits", operator: "atLeast", values: ["3"] },
              ],
            },
          ],
        },
        { rule: "none", nodes: [{ field: "role", operator: "oneOf", values: ["2"] }] },
      ],
    },
  },
  {
    name: "Clients fidèles",
    description: "",
    tree: { rule: "all", nodes: [{ field: "orderCount", operator: "atLeast", values: ["5"] }] },
  },
  {
    name: "Paniers sans commande",
    description: "Ont mis un titre au panier et n’ont rien commandé depuis un mois.",
    tree: {
      rule: "all",
      nodes: [
        { field: "carts", operator: "atLeast", values: ["1"] },
        { field: "lastOrder", operator: "notInLastDays", values: ["30"] },
      ],
    },
  },
  {
    name: "Voisins belges",
    description: "",
    tree: { rule: "any", nodes: [{ field: "country", operator: "oneOf", values: ["BE"] }] },
  },
];

/** Adds and counts the demo shop's targets; must be the last work of its transaction. */
export async function insertTargets(tx: Db, now: Date): Promise<void> {
  for (const [index, { name, description, tree }] of targets.entries()) {
    const at = new Date(now.getTime() - index * DAY_MS);
    const { count } = await countPeople(tx, tree, now, subscribed);
    await insertTarget(tx, { name, description, tree, people: count }, at);
  }
}
