import { type OperationId, operations } from "@reserve/contract";
import { document, type OpenApiOperation, type OpenApiParameter, type OpenApiResponse } from "@reserve/contract/document";
import { isEmail } from "@reserve/domain/email";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";

// The package is CommonJS: under Node the function is the namespace's default.
const addFormats = ("default" in addFormatsModule ? addFormatsModule.default : addFormatsModule) as unknown as (ajv: Ajv2020) => void;

const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats(ajv);
ajv.addFormat("idn-email", isEmail);
ajv.addSchema(document as unknown as object, "contract", undefined, false);
const compiled = new Map<string, ValidateFunction>();

/** A schema as far as the tests here look into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  allOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
  contentMediaType?: string;
}

/** Every operation, by name. */
export const operationIds = Object.keys(operations) as OperationId[];

/** Returns an operation from the OpenAPI document itself, not from the generated table. */
export function operationOf(id: OperationId): OpenApiOperation {
  const { path, method } = operations[id];
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`the document lacks ${method} ${path}`);
  return operation;
}

/** The parameters of an operation with their references followed. */
export function parametersOf(id: OperationId): OpenApiParameter[] {
  return (operationOf(id).parameters ?? []).map((entry) => follow<OpenApiParameter>(entry));
}

/** The schema of the body that an operation reads; null when it reads none. */
export function bodySchemaOf(id: OperationId): Schema | null {
  return operationOf(id).requestBody?.content["application/json"]?.schema ?? null;
}

/** The one good request of an operation that the contract shows: what it requires, with its examples; the first version of a record that people edit. */
export function exampleRequest(id: OperationId): { query: Record<string, unknown>; body?: unknown; headers: Record<string, string> } {
  const required = parametersOf(id).filter((parameter) => parameter.in === "query" && parameter.required);
  const body: unknown = operationOf(id).requestBody?.content["application/json"]?.example;
  return {
    query: Object.fromEntries(required.map(({ name, example }) => [name, example])),
    ...(body === undefined ? {} : { body }),
    headers: operations[id].needsVersion ? { "If-Match": '"1"' } : {},
  };
}

/** Resolves a `$ref` of the document; returns other objects unchanged. */
export function follow<T extends object>(entry: T | { $ref: string }): T {
  if (!("$ref" in entry) || typeof entry.$ref !== "string") return entry as T;
  const found = entry.$ref
    .slice(2)
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], document);
  return follow(found as T);
}

/** Whether a body is one that the contract allows. */
export function isValidBody(id: OperationId, body: unknown): boolean {
  const { path, method } = operations[id];
  const pointer = `/paths/${escapePointer(path)}/${method}/requestBody/content/${escapePointer("application/json")}/schema`;
  return validatorAt(pointer)(structuredClone(body)) === true;
}

/** Returns the violations of the contract in a response: status, media type and, for JSON, body. Empty when it is valid. */
export function answerFaults(id: OperationId, status: number, mediaType: string | null, body: unknown): string[] {
  const { path, method } = operations[id];
  const declared = operationOf(id).responses[String(status)];
  if (!declared) return [`status ${status} is not declared`];
  if (status === 304) return mediaType === null ? [] : [`a body of ${mediaType} where there is none`];
  const answered = mediaType?.split(";")[0]?.trim() ?? "";
  const [media = "", ...others] =
    status < 400 ? Object.keys(follow<OpenApiResponse>(declared).content ?? {}) : ["application/problem+json"];
  const faults = [media, ...others].includes(answered) ? [] : [`media type is ${mediaType}, not ${[media, ...others].join(" or ")}`];
  // A file or a stream has no shape that a schema could judge.
  if (status < 400 && media !== "application/json") return faults;
  const at = "$ref" in declared ? declared.$ref.slice(1) : `/paths/${escapePointer(path)}/${method}/responses/${status}`;
  const validate = validatorAt(`${at}/content/${escapePointer(media)}/schema`);
  if (!validate(body)) faults.push(...(validate.errors ?? []).map((error: ErrorObject) => `body${error.instancePath} ${error.message}`));
  return faults;
}

function validatorAt(pointer: string): ValidateFunction {
  const cached = compiled.get(pointer);
  if (cached) return cached;
  const made = ajv.compile({ $ref: `contract#${pointer}` });
  compiled.set(pointer, made);
  return made;
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
