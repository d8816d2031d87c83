import { type OperationId, operations } from "@reserve/contract";
import { document, type OpenApiResponse, resolve } from "@reserve/contract/document";
import { type PropertyRefusal, refuse } from "./refusals.ts";

type Properties = Readonly<Record<string, unknown>>;

interface Schema {
  properties?: Properties;
  allOf?: (Schema | { $ref: string })[];
}

const NOT_SAVED_HERE = { fr: "Ce champ ne se modifie pas ici.", en: "This field cannot be changed here." };

/** Returns the properties of a record that its GET returns and its PUT does not accept; empty for other operations. */
export function readOnlyProperties(id: OperationId): ReadonlySet<string> {
  const { path, method } = operations[id];
  const methods = document.paths[path];
  const response = methods?.get?.responses["200"];
  const body = methods?.put?.requestBody?.content["application/json"]?.schema;
  if (method !== "put" || !response || !body) return new Set();
  const record = propertiesOf(resolve<OpenApiResponse>(response).content?.["application/json"]?.schema ?? {});
  // The GET of some paths returns a list, which is not a record.
  if (!("version" in record)) return new Set();
  const taken = propertiesOf(body);
  return new Set(Object.keys(record).filter((name) => !(name in taken)));
}

function propertiesOf(schema: object): Properties {
  const { properties = {}, allOf = [] } = resolve<Schema>(schema);
  return Object.assign({}, ...allOf.map(propertiesOf), properties);
}

/** Splits a body into the operation's input and the read-only properties of the record sent back with it. */
export function splitReadOnly(names: ReadonlySet<string>, body: unknown): { body: unknown; readOnly: Properties } {
  if (names.size === 0 || typeof body !== "object" || body === null || Array.isArray(body)) return { body, readOnly: {} };
  const entries = Object.entries(body);
  return {
    body: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
    readOnly: Object.fromEntries(entries.filter(([name]) => names.has(name))),
  };
}

/** Throws 422 at every read-only property sent with a value that differs from the record's. */
export function requireUnchanged(readOnly: Properties, current: Properties): void {
  const changed: PropertyRefusal[] = Object.keys(readOnly)
    .filter((name) => canonical(readOnly[name]) !== canonical(current[name]))
    .map((propertyName) => ({ propertyName, errorMessage: NOT_SAVED_HERE }));
  if (changed.length > 0) throw refuse.invalid(changed);
}

/** Returns JSON that is independent of the order of properties. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
