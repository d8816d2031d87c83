import { type OperationId, type Output, operations, type ReadId, type WriteId } from "@reserve/contract";
import type { HttpHandler } from "msw";
import { forever, isPaged, mock, networkError, problem, staleBy } from "./mock.ts";

/** Operations that return a list. */
export type ListId = Extract<ReadId, `list${string}` | `search${string}` | `count${string}`>;

/** Mocks a list with exactly these items. */
export function withItems<Op extends ListId>(op: Op, items: Output<Op> extends { items: infer Items } ? Items : never): HttpHandler {
  const { length: totalCount } = items as readonly unknown[];
  const page = isPaged(op) ? { totalCount, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null } : {};
  // Whether a list is paged is only known at run time; the contract test checks every one of them.
  return mock(op, () => ({ items, ...page }) as never);
}

/** The list is empty. */
export function empty(op: ListId): HttpHandler {
  return withItems(op, [] as never);
}

/** The server fails: a query offers a retry, a write shows the generic failure toast. */
export function failing(op: OperationId, options: { once?: boolean } = {}): HttpHandler {
  return mock(op, () => problem(500, { detail: "Une erreur est survenue." }), options);
}

/** The database is unavailable (503). */
export function unavailable(op: OperationId): HttpHandler {
  return mock(op, () => problem(503, { detail: "Le service est momentanément indisponible.", retryAfterSeconds: 5 }));
}

/** The network is down. */
export function offline(op: OperationId): HttpHandler {
  return mock(op, () => networkError());
}

/** The user lacks the permission. */
export function forbidden(op: OperationId): HttpHandler {
  return mock(op, () => problem(403, { detail: "Il vous manque un droit pour faire cela.", requiredClaims: [...operations[op].claims] }));
}

/** Mocks a success without an action result. */
export function missingResult(op: WriteId): HttpHandler {
  // Against the contract on purpose: a proxy between console and server may respond like this.
  return mock(op, () => ({}) as never);
}

/** Mocks an ended session. */
export function unauthorized(op: OperationId): HttpHandler {
  return mock(op, () => problem(401, { detail: "Votre session a expiré." }));
}

/** There is no such record. */
export function notFound(op: OperationId): HttpHandler {
  return mock(op, () => problem(404, { detail: "Cette fiche n’existe pas ou n’existe plus." }));
}

/** Mocks a response that never arrives. */
export function loading(op: OperationId): HttpHandler {
  return mock(op, () => forever());
}

/** Mocks a validation rejection, by property or as a whole. */
export function rejected(op: WriteId, propertyErrors: Record<string, string>, errors: string[] = []): HttpHandler {
  return mock(op, () =>
    problem(422, {
      errors,
      propertiesErrorMessages: Object.entries(propertyErrors).map(([propertyName, errorMessage]) => ({ propertyName, errorMessage })),
    }),
  );
}

/** The record's state does not allow it; `reason` is the domain's code. */
export function conflict(op: WriteId, detail = "Cette commande est déjà payée.", reason = "AlreadyPaid"): HttpHandler {
  return mock(op, () => problem(409, { detail, reason }));
}

/** Mocks a stale version; `current` is the current record. */
export function stale(op: WriteId, current?: object): HttpHandler {
  return mock(op, () => staleBy(current));
}
