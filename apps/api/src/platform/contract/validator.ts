import { type OperationId, operations } from "@reserve/contract";
import { document, type OpenApiOperation, type OpenApiParameter, resolve } from "@reserve/contract/document";
import { isEmail } from "@reserve/domain/email";
import { cleanHtml } from "@reserve/domain/rich-text";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { readOnlyProperties, splitReadOnly } from "./read-only.ts";
import { type PropertyRefusal, refuse } from "./refusals.ts";
import { propertyPath, sentencesOf } from "./validation.texts.ts";

// The package is CommonJS: under Node the function is the namespace's default, under a bundler the import itself.
const addFormats = ("default" in addFormatsModule ? addFormatsModule.default : addFormatsModule) as unknown as (ajv: Ajv2020) => void;

const DOCUMENT = "contract";
type Validate = ValidateFunction<unknown>;

function makeAjv(coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: true,
    coerceTypes: coerce,
    validateSchema: false,
    discriminator: true,
  });
  addFormats(ajv);
  ajv.addFormat("idn-email", isEmail);
  ajv.addSchema(document as unknown as object, DOCUMENT, undefined, false);
  return ajv;
}

/** Creates the validator of responses, which also checks the content of strings: a public site inserts HTML and JSON-LD into its pages unchanged. */
function makeAnswersAjv(): Ajv2020 {
  const ajv = makeAjv(false);
  ajv.removeKeyword("contentMediaType");
  ajv.addKeyword({
    keyword: "contentMediaType",
    type: "string",
    validate: (media: string, value: string) => {
      if (media === "text/html") return cleanHtml(value) === value;
      return media !== "application/ld+json" || !value.includes("<");
    },
  });
  return ajv;
}

interface ResolvedParameter {
  parameter: OpenApiParameter;
  pointer: string;
  isList: boolean;
}

interface OperationShape {
  operation: OpenApiOperation;
  pointer: string;
  query: Map<string, ResolvedParameter>;
  headers: ResolvedParameter[];
  readOnly: ReadonlySet<string>;
}

/** Validates requests and responses against the contract. Schemas are compiled on first use. */
export class ContractValidator {
  #bodies = makeAjv(false);
  #parameters = makeAjv(true);
  #answers = makeAnswersAjv();
  #compiled = new Map<string, Validate>();
  #shapes = new Map<OperationId, OperationShape>();

  /** Returns the query of the request, typed according to the contract; throws 400 for an unknown or repeated parameter, 422 for an invalid value. */
  query(id: OperationId, search: URLSearchParams): Record<string, unknown> {
    const { query } = this.#shape(id);
    const values: Record<string, unknown> = {};
    for (const name of new Set(search.keys())) {
      const cached = query.get(name);
      const rawValues = search.getAll(name);
      const shown = name.slice(0, 100);
      if (!cached) {
        throw refuse.malformed({ fr: `Le paramètre « ${shown} » n’existe pas.`, en: `There is no parameter “${shown}”.` });
      }
      if (!cached.isList && rawValues.length > 1) {
        throw refuse.malformed({ fr: `Le paramètre « ${shown} » est donné deux fois.`, en: `The parameter “${shown}” is given twice.` });
      }
      values[name] = cached.isList ? rawValues : rawValues[0];
    }
    refuseUnstorable(values);
    const validate = this.#compile(`query ${id}`, this.#parameters, () => objectSchema(query));
    if (!validate(values)) throw refuse.invalid(sentencesOf(validate.errors ?? []));
    return values;
  }

  /** Throws 400 when a header that the operation needs is missing or malformed. `If-Match` is judged later, against the record. */
  headers(id: OperationId, headers: Headers): void {
    for (const resolved of this.#shape(id).headers) {
      const { name, required } = resolved.parameter;
      const value = headers.get(name);
      if (value === null) {
        if (required) throw refuse.malformed({ fr: `L’en-tête ${name} est obligatoire.`, en: `The header ${name} is required.` });
        continue;
      }
      const validate = this.#compile(`header ${resolved.pointer}`, this.#bodies, () => ({ $ref: `${DOCUMENT}#${resolved.pointer}` }));
      if (!validate(value)) throw refuse.malformed({ fr: `L’en-tête ${name} est mal formé.`, en: `The header ${name} is malformed.` });
    }
  }

  /** True when the operation reads a body. */
  hasBody(id: OperationId): boolean {
    return this.#shape(id).operation.requestBody !== undefined;
  }

  /** Returns whether the request body is a file, not JSON. */
  takesFile(id: OperationId): boolean {
    return this.#shape(id).operation.requestBody?.content["application/octet-stream"] !== undefined;
  }

  /** Returns the operation's maximum file size in bytes. */
  mostBytes(id: OperationId): number {
    const schema = this.#shape(id).operation.requestBody?.content["application/octet-stream"]?.schema;
    return (schema as { maxLength?: number } | undefined)?.maxLength ?? Number.POSITIVE_INFINITY;
  }

  /** Returns the body with its defaults, and the read-only properties that a PUT sent back; throws 422 with each invalid property. */
  body(id: OperationId, sent: unknown): ReturnType<typeof splitReadOnly> {
    const { pointer, readOnly: names } = this.#shape(id);
    refuseUnstorable(sent);
    const { body, readOnly } = splitReadOnly(names, sent);
    const validate = this.#compile(`body ${id}`, this.#bodies, () => ({
      $ref: `${DOCUMENT}#${pointer}/requestBody/content/${escapePointer("application/json")}/schema`,
    }));
    if (!validate(body)) throw refuse.invalid(sentencesOf(validate.errors ?? []));
    return { body, readOnly };
  }

  /** Returns the contract violation of a response; null when valid. */
  answerFault(id: OperationId, status: number, body: unknown): string | null {
    const { operation, pointer } = this.#shape(id);
    const declared = operation.responses[String(status)];
    if (!declared) return `${id} answered ${status}, which the contract does not declare`;
    const responsePointer = "$ref" in declared ? declared.$ref.slice(1) : `${pointer}/responses/${status}`;
    const media = status < 400 ? "application/json" : "application/problem+json";
    const validate = this.#compile(`answer ${responsePointer}`, this.#answers, () => ({
      $ref: `${DOCUMENT}#${responsePointer}/content/${escapePointer(media)}/schema`,
    }));
    // The validator may fill in defaults: validate a copy.
    if (validate(structuredClone(body))) return null;
    return `${id} answered ${status} with a body outside the contract: ${summary(validate.errors ?? [])}`;
  }

  #shape(id: OperationId): OperationShape {
    const cached = this.#shapes.get(id);
    if (cached) return cached;
    const { path, method } = operations[id];
    const pointer = `/paths/${escapePointer(path)}/${method}`;
    const operation = document.paths[path]?.[method];
    if (!operation) throw new Error(`The contract's document lacks ${method} ${path}.`);
    const query = new Map<string, ResolvedParameter>();
    const headers: ResolvedParameter[] = [];
    (operation.parameters ?? []).forEach((entry, index) => {
      const at = "$ref" in entry ? entry.$ref.slice(1) : `${pointer}/parameters/${index}`;
      const parameter = resolve(entry);
      const schema = resolve<{ type?: string }>(parameter.schema);
      const resolved = { parameter, pointer: `${at}/schema`, isList: schema.type === "array" };
      if (parameter.in === "query") query.set(parameter.name, resolved);
      if (parameter.in === "header") headers.push(resolved);
    });
    const shape = { operation, pointer, query, headers, readOnly: readOnlyProperties(id) };
    this.#shapes.set(id, shape);
    return shape;
  }

  #compile(key: string, ajv: Ajv2020, schema: () => object): Validate {
    const cached = this.#compiled.get(key);
    if (cached) return cached;
    const made = ajv.compile(schema());
    this.#compiled.set(key, made);
    return made;
  }
}

function objectSchema(query: Map<string, ResolvedParameter>): object {
  return {
    type: "object",
    properties: Object.fromEntries(
      [...query].map(([name, { pointer, parameter }]) => {
        // The validator does not apply a default beside a $ref: repeat it.
        const schema = parameter.schema as { default?: unknown };
        return [name, { $ref: `${DOCUMENT}#${pointer}`, ...("default" in schema ? { default: schema.default } : {}) }];
      }),
    ),
    required: [...query.values()].filter(({ parameter }) => parameter.required).map(({ parameter }) => parameter.name),
  };
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}

/** Throws 422 for U+0000 and unpaired surrogates, which PostgreSQL cannot store, instead of failing in the database. */
function refuseUnstorable(value: unknown): void {
  const found: PropertyRefusal[] = [];
  const look = (current: unknown, pointer: string, depth: number): void => {
    if (found.length >= 50) return;
    if (typeof current === "string") {
      if (current.includes("\u0000") || !current.isWellFormed()) {
        found.push({
          propertyName: propertyPath(pointer),
          errorMessage: { fr: "Ce texte contient un caractère interdit.", en: "This text contains a forbidden character." },
        });
      }
    } else if (depth > 40) {
      throw refuse.malformed({ fr: "Le corps de la requête est trop profond.", en: "The request body is nested too deeply." });
    } else if (typeof current === "object" && current !== null) {
      for (const [key, inner] of Object.entries(current)) {
        look(inner, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, depth + 1);
      }
    }
  };
  look(value, "", 0);
  if (found.length > 0) throw refuse.invalid(found);
}

function summary(errors: readonly ErrorObject[]): string {
  return errors
    .slice(0, 5)
    .map((error) => `${error.instancePath || "/"} ${error.message ?? error.keyword}`)
    .join("; ");
}
