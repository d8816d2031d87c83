import type { Schemas } from "@reserve/contract";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { claimKey } from "../../shared/session/claims.ts";
import type french from "./locales/activity.fr.json";

type Entry = Schemas["ActivityEntry"];
type Translate = TFunction<["activity", "shared"]>;

/** Returns the actor's display name. */
export function whoOf({ personName, userName }: Entry, t: Translate): string {
  return personName ?? userName ?? t("somebody");
}

/** The entry in a sentence: « Mathilde Kervella a modifié l’utilisateur Yann Kerbrat », « Yann Kerbrat n’a pas pu lister les utilisateurs ». */
export function sentenceOf(entry: Entry, t: Translate): string {
  const who = whoOf(entry, t);
  if (entry.outcome === "refused") return t("refused", { who, verb: verbOf(entry.action, t) });
  const isEnabled = entry.changes.some(({ property, after }) => property === "isDisabled" && after === "false");
  const isOfSeveral = entry.action === "setReviewStatus" && entry.entityId === null;
  const key = entry.action === "setUserDisabled" && isEnabled ? "setUserEnabled" : isOfSeveral ? "setReviewStatuses" : entry.action;
  const what = calledRecord(entry, t) ?? entry.entityId ?? "";
  return t(`said.${key as keyof (typeof french)["said"]}`, { who, what, defaultValue: t("other", { who, verb: verbOf(entry.action, t) }) });
}

/** Returns the purpose of an operation as a verb: « valider un paiement ». */
export function verbOf(action: string, t: Translate): string {
  return t(`verb.${action as keyof (typeof french)["verb"]}`, { defaultValue: action });
}

/** The same at the beginning of a line. */
export function actionName(action: string, t: Translate): string {
  const verb = verbOf(action, t);
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
}

/** Returns the display name of a record: « Commande 24118 », « Rôle « Libraire » »; tasks and sessions without their meaningless ids. */
export function recordName(record: Pick<Entry, "entity" | "entityId" | "entityName">, t: Translate): string {
  const { entity, entityId } = record;
  if (entity === null) return "–";
  const name = t(`entityName.${entity as keyof (typeof french)["entityName"]}`, { defaultValue: entity });
  const called = calledRecord(record, t);
  if (called !== null) return t("record", { entity: name, what: called });
  return entityId === null || entityId.includes("-") ? name : t("record", { entity: name, what: entityId });
}

/** Entities whose names are quoted; person names and numbers are not. */
const quoted: readonly (string | null)[] = ["role", "offer", "mail", "message", "view", "review", "apiKey", "purchase", "arrival"];

/** Returns the record's name at the time; null when only its id was stored. */
function calledRecord({ entity, entityName }: Pick<Entry, "entity" | "entityName">, t: Translate): string | null {
  if (entityName === null) return null;
  return quoted.includes(entity) ? t("quoted", { name: entityName }) : entityName;
}

/** Returns the URL of the record; null when it has no page. */
export function recordHref({ entity, entityId }: Pick<Entry, "entity" | "entityId">): string | null {
  if (entityId === null) return null;
  switch (entity) {
    case "document":
      return to.order(entityId);
    case "author":
    case "review":
    case "catalogList":
    case "category":
    case "page":
    case "restriction":
    case "media":
    case "popup":
    case "post":
    case "webhook":
    case "customer":
    case "message":
    case "target":
    case "apiKey":
    case "discount":
    case "voucher":
    case "subscription":
    case "offer":
    case "mail":
    case "user":
    case "role":
      return to[entity](entityId);
    case "menuItem":
      return to.menu({ item: entityId });
    case "backgroundTask":
      return to.tasks({ task: entityId });
    default:
      return null;
  }
}

/** Returns the label of a property. */
export function propertyName(property: string, t: Translate): string {
  return t(`property.${property as keyof (typeof french)["property"]}`, { defaultValue: property });
}

/** Returns a property's value as text: a status, a time, a list of permissions; a redacted value only says so. */
export function valueText(text: string | null, t: Translate): string | null {
  if (text === null) return null;
  if (text === "…") return t("secret");
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatDateTime(text);
  if (/^[[{]/.test(text)) return parsedText(text, t);
  if (text.startsWith("Permission.") || text === "*") return t(`shared:claim.${claimKey(text)}`, { defaultValue: text });
  return t(`value.${text as keyof (typeof french)["value"]}`, { defaultValue: text });
}

function parsedText(text: string, t: Translate): string {
  try {
    const parsed: unknown = JSON.parse(text);
    const textOf = (value: unknown) => valueText(typeof value === "object" ? JSON.stringify(value) : String(value), t) ?? "";
    if (Array.isArray(parsed)) return parsed.map(textOf).join(", ");
    return Object.entries(parsed as Record<string, unknown>)
      .map(([key, value]) => `${key} : ${textOf(value)}`)
      .join(", ");
  } catch {
    // Not JSON: a comment that starts with a bracket.
    return text;
  }
}
