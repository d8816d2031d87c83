import json from "./openapi.json" with { type: "json" };

/** The bundled OpenAPI 3.1 document, for the server's validation, the reference page and the mocks; too large for a page. */
export const document: OpenApiDocument = json as unknown as OpenApiDocument;

/** Resolves an entry of the document: follows its `$ref`, if any. */
export function resolve<Entry extends object>(entry: Entry | { $ref: string }): Entry {
  if (!("$ref" in entry)) return entry;
  return String(entry.$ref)
    .slice(2)
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], document) as Entry;
}

/** The parts of an OpenAPI document that this project reads. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  /** Budgets of costly operations by the name that operations refer to (`x-budget`). */
  "x-budgets": Record<string, Budget>;
  /** Webhooks of the API. */
  webhooks: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}

/** Rate limits of a caller: a person or a key. */
export interface Budget {
  /** Maximum number of concurrent requests. */
  atOnce: number;
  /** Maximum number of requests that wait for their turn; beyond it, 429. */
  waiting: number;
  perMinute: number;
}

/** One operation of the document. */
export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: (OpenApiParameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, OpenApiResponse | { $ref: string }>;
  "x-required-claims": string[];
  "x-makes-stale"?: string[];
  /** Budget its calls count against; absent for a cheap operation. */
  "x-budget"?: string;
}

/** One parameter of an operation. */
export interface OpenApiParameter {
  name: string;
  in: "query" | "header" | "path";
  required?: boolean;
  description?: string;
  schema: object;
  example?: unknown;
}

/** A response of an operation, by media type. */
export interface OpenApiResponse {
  description: string;
  content?: Record<string, { schema: object; example?: unknown }>;
}
