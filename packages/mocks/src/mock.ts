import { type DownloadId, type Input, type OperationId, type Output, operations, type Problem } from "@reserve/contract";
import { document, type OpenApiParameter, resolve } from "@reserve/contract/document";
import { delay, type HttpHandler, HttpResponse, http } from "msw";

/** Request of a mocked operation: input parsed by the contract, and headers. */
export interface MockRequest<Op extends OperationId> {
  query: NonNullable<Input<Op>["query"]>;
  body: Input<Op>["body"];
  headers: Headers;
}

/** An unsuccessful response: created by `problem`, `networkError` or `forever`. */
export interface NoSuccess {
  readonly isNoSuccess: true;
  respond(): Promise<Response>;
}

/** A mocked file or stream; the contract gives its media type. */
export interface MockedFile {
  fileName: string | null;
  /** Media type, when the contract lists several. */
  contentType?: string;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Response of a mocked operation: its output, or a failure. */
export type Answer<Op extends OperationId> = (Op extends DownloadId ? MockedFile : Output<Op>) | NoSuccess;

/** Returns the response of a mocked operation. */
export type Resolver<Op extends OperationId> = (request: MockRequest<Op>) => Answer<Op> | Promise<Answer<Op>>;

const kinds: Record<number, [type: string, title: string]> = {
  400: ["malformed", "Requête illisible"],
  401: ["unauthorized", "Connexion requise"],
  403: ["forbidden", "Accès refusé"],
  404: ["not-found", "Introuvable"],
  409: ["transition-not-allowed", "Action impossible"],
  412: ["stale", "Fiche modifiée entre-temps"],
  413: ["too-large", "Envoi trop volumineux"],
  422: ["invalid", "Saisie refusée"],
  428: ["version-missing", "Version manquante"],
  429: ["too-many", "Trop d’essais"],
  500: ["failed", "Erreur"],
  503: ["unavailable", "Service indisponible"],
};

/** Returns a problem response in the shape of the contract; `more` overrides and adds members. */
export function problem(
  status: number,
  more: Partial<Omit<Problem, "current">> & { current?: object; retryAfterSeconds?: number } = {},
): NoSuccess {
  const [type, title] = kinds[status] ?? ["failed", "Erreur"];
  const { retryAfterSeconds, ...members } = more;
  const detail = members.detail ?? members.errors?.[0] ?? members.propertiesErrorMessages?.[0]?.errorMessage ?? title;
  const body: Omit<Problem, "current"> = {
    type: `/problems/${type}`,
    title,
    status,
    detail,
    instance: "req_mock",
    isValid: false,
    // Messages about a property belong there and are not repeated.
    errors: members.propertiesErrorMessages?.length ? [] : [detail],
    propertiesErrorMessages: [],
    ...members,
  };
  const headers: Record<string, string> = { "Content-Type": "application/problem+json", "X-Request-Id": "req_mock" };
  if (retryAfterSeconds !== undefined) headers["Retry-After"] = String(retryAfterSeconds);
  return { isNoSuccess: true, respond: async () => new HttpResponse(JSON.stringify(body), { status, headers }) };
}

/** Body of every successful write, together with its record if there is one. */
export const done = { isValid: true, errors: [], propertiesErrorMessages: [] } as {
  isValid: true;
  errors: [];
  propertiesErrorMessages: [];
};

/** Returns a stale-version rejection; `current` is the current record. */
export function staleBy(current?: object): NoSuccess {
  return problem(412, { detail: "Quelqu’un a modifié cette fiche depuis que vous l’avez ouverte.", ...(current ? { current } : {}) });
}

/** The line broke: no answer at all. */
export function networkError(): NoSuccess {
  return { isNoSuccess: true, respond: async () => HttpResponse.error() };
}

/** Returns a response that never arrives. */
export function forever(): NoSuccess {
  return {
    isNoSuccess: true,
    respond: async () => {
      await delay("infinite");
      return HttpResponse.error();
    },
  };
}

/** Mocks an operation on any origin; with `once`, later calls pass to the next handler. */
export function mock<Op extends OperationId>(op: Op, resolver: Resolver<Op>, options: { once?: boolean } = {}): HttpHandler {
  const { method, path } = operations[op];
  const respond = async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    const body = await readBody<Op>(request);
    const answer =
      faultOf(op, url, body, request.headers) ?? (await resolver({ query: readQuery(op, url), body, headers: request.headers }));
    if (isNoSuccess(answer)) return answer.respond();
    if (operations[op].media !== "application/json") return respondFile(operations[op].media, answer as MockedFile);
    const version = versionOf(answer);
    return HttpResponse.json(answer as object, {
      headers: { "X-Request-Id": "req_mock", ...(version === null ? {} : { ETag: `"${version}"` }) },
    });
  };
  return http[method](`*/api${path}`, respond, options);
}

function isNoSuccess(answer: unknown): answer is NoSuccess {
  return typeof answer === "object" && answer !== null && "isNoSuccess" in answer;
}

function respondFile(media: string, { fileName, contentType = media, body }: MockedFile): Response {
  return new HttpResponse(body, {
    headers: {
      "Content-Type": contentType.startsWith("text/") ? `${contentType}; charset=utf-8` : contentType,
      "X-Request-Id": "req_mock",
      ...(fileName === null ? {} : { "Content-Disposition": `attachment; filename="${fileName}"` }),
    },
  });
}

async function readBody<Op extends OperationId>(request: Request): Promise<Input<Op>["body"]> {
  const text = await request.text();
  return (text ? JSON.parse(text) : undefined) as Input<Op>["body"];
}

/** Returns the problem for which the server would reject the request before it loads any record. */
function faultOf(op: OperationId, url: URL, body: unknown, headers: Headers): NoSuccess | null {
  const { needsIdempotencyKey, needsVersion } = operations[op];
  if (needsIdempotencyKey && !headers.get("Idempotency-Key")) return problem(400, { detail: "L’en-tête Idempotency-Key est obligatoire." });
  if (needsVersion && !headers.get("If-Match")) return problem(428, { detail: "L’en-tête If-Match est obligatoire." });
  return unknownParameter(op, url) ?? unknownProperty(op, body);
}

/** Returns the server's 400 for a parameter that the contract does not declare. */
function unknownParameter(op: OperationId, { searchParams }: URL): NoSuccess | null {
  const parameterNames = new Set(parametersOf(op).map(({ name }) => name));
  const name = [...searchParams.keys()].find((one) => !parameterNames.has(one));
  return name === undefined ? null : problem(400, { detail: `Le paramètre « ${name} » n’existe pas.` });
}

/** Returns the server's 422 for a property that the contract does not declare, or that is missing. */
function unknownProperty(op: OperationId, body: unknown): NoSuccess | null {
  const { method, path } = operations[op];
  const media = document.paths[path]?.[method]?.requestBody?.content["application/json"];
  if (!media || typeof body !== "object" || body === null) return null;
  const { properties = {}, required = [] } = resolve<Schema>(media.schema);
  const wrong = [
    ...Object.keys(body)
      .filter((name) => !(name in properties))
      .map((propertyName) => ({ propertyName, errorMessage: "Cette propriété n’existe pas." })),
    ...required
      .filter((name) => (body as Record<string, unknown>)[name] === undefined)
      .map((propertyName) => ({ propertyName, errorMessage: "Ce champ est obligatoire." })),
  ];
  return wrong.length > 0 ? problem(422, { propertiesErrorMessages: wrong }) : null;
}

// Parameters arrive as text; the contract defines which of them are lists, numbers and booleans.
function readQuery<Op extends OperationId>(op: Op, { searchParams }: URL): MockRequest<Op>["query"] {
  const query: Record<string, unknown> = {};
  for (const { name, schema } of parametersOf(op)) {
    const values = searchParams.getAll(name);
    if (values.length === 0) continue;
    const { type, items } = resolve(schema);
    query[name] = type === "array" ? values.map((value) => typed(value, items && resolve(items).type)) : typed(values[0] ?? "", type);
  }
  return query as MockRequest<Op>["query"];
}

interface Schema {
  properties?: Record<string, unknown>;
  required?: readonly string[];
  type?: string | string[];
  items?: Schema;
}

function typed(value: string, type: Schema["type"]): unknown {
  if (type === "integer" || type === "number") return Number(value);
  return type === "boolean" ? value === "true" : value;
}

function parametersOf(op: OperationId): (OpenApiParameter & { schema: Schema })[] {
  const { method, path } = operations[op];
  return (document.paths[path]?.[method]?.parameters ?? []).map((one) => resolve(one)).filter((one) => one.in === "query");
}

/** Returns whether a list is paged. */
export function isPaged(op: OperationId): boolean {
  return parametersOf(op).some(({ name }) => name === "page");
}

function versionOf(answer: unknown): number | null {
  if (typeof answer !== "object" || answer === null) return null;
  const record = "entityOutput" in answer && typeof answer.entityOutput === "object" && answer.entityOutput ? answer.entityOutput : answer;
  return "version" in record && typeof record.version === "number" ? record.version : null;
}
