/** A text in every language of the API. */
export interface Sentence {
  fr: string;
  en: string;
}

/** A validation error of one property of the request. */
export interface PropertyRefusal {
  propertyName: string;
  errorMessage: Sentence;
}

/** Statuses of a rejection; 500 is not among them, as it is an error of ours. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 416 | 417 | 421 | 422 | 428 | 429 | 431 | 503;

interface RefusalDetails {
  status: RefusalStatus;
  /** Last part of the problem's `type`: stable, for programs. */
  code: string;
  message: Sentence;
  properties?: PropertyRefusal[];
  headers?: Record<string, string>;
  /** For 403: any of these claims would allow the operation. */
  requiredClaims?: readonly string[];
  /** For 409: the domain rule's reason code. */
  reason?: string;
  /** For 412: the current record. */
  current?: Record<string, unknown>;
}

/** A response that is not a success. Thrown anywhere below a handler; the pipeline converts it to a problem and rolls the transaction back. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly details: RefusalDetails;
  constructor(details: RefusalDetails) {
    super(details.message.en);
    this.details = details;
  }
}

/** Rejections by meaning, as in `throw refuse.notFound()`. */
export const refuse = {
  /** 400: the request could not be read at all. */
  malformed: (message: Sentence, properties: PropertyRefusal[] = []) =>
    new Refusal({ status: 400, code: "malformed", message, properties }),
  /** 401: not signed in, or no longer. */
  unauthenticated: (message: Sentence = SENTENCES.unauthenticated, headers: Readonly<Record<string, string>> = {}) =>
    new Refusal({ status: 401, code: "unauthorized", message, headers: { "WWW-Authenticate": "Bearer", ...headers } }),
  /** 403: signed in, but without the claim. */
  forbidden: (requiredClaims: readonly string[], message: Sentence = SENTENCES.forbidden) =>
    new Refusal({ status: 403, code: "forbidden", message, requiredClaims }),
  /** 404: the record does not exist. */
  notFound: (message: Sentence = SENTENCES.notFound) => new Refusal({ status: 404, code: "not-found", message }),
  /** 405: the URL exists, but not for this method; lists the allowed ones. */
  methodNotAllowed: (methods: readonly string[]) =>
    new Refusal({ status: 405, code: "method-not-allowed", message: SENTENCES.methodNotAllowed, headers: { Allow: methods.join(", ") } }),
  /** 409: the domain's rules forbid it now; `reason` is the rule's code. */
  conflict: (message: Sentence, reason?: string, properties: PropertyRefusal[] = []) =>
    new Refusal({ status: 409, code: "transition-not-allowed", message, properties, ...(reason === undefined ? {} : { reason }) }),
  /** 409: the same request is still in progress. */
  inFlight: () => new Refusal({ status: 409, code: "in-flight", message: SENTENCES.inFlight, headers: { "Retry-After": "1" } }),
  /** 412: the record was changed meanwhile; includes its current state. */
  stale: (current: Record<string, unknown>) => new Refusal({ status: 412, code: "stale", message: SENTENCES.stale, current }),
  /** 422: well-formed, but these properties are invalid. */
  invalid: (properties: PropertyRefusal[], message: Sentence = SENTENCES.invalid) =>
    new Refusal({ status: 422, code: "invalid", message, properties }),
  /** 428: a save without the version it changes. */
  versionMissing: () => new Refusal({ status: 428, code: "version-missing", message: SENTENCES.versionMissing }),
  /** 429: too many requests; retry after this many seconds. */
  tooMany: (seconds: number, message: Sentence = SENTENCES.tooMany) =>
    new Refusal({ status: 429, code: "too-many", message, headers: { "Retry-After": String(Math.max(1, Math.ceil(seconds))) } }),
  /** 408: the request did not arrive in time. */
  tooSlow: () => new Refusal({ status: 408, code: "too-slow", message: SENTENCES.tooSlow }),
  /** 417: `Expect` is not `100-continue`. */
  expectation: () => new Refusal({ status: 417, code: "expectation", message: SENTENCES.expectation }),
  /** 421: `Host` names another server (RFC 9110, 15.5.20). */
  misdirected: () => new Refusal({ status: 421, code: "misdirected", message: SENTENCES.misdirected }),
  /** 431: more or longer headers than the server reads. */
  headersTooLarge: () => new Refusal({ status: 431, code: "headers-too-large", message: SENTENCES.headersTooLarge }),
  /** 416: the requested range is outside the file's `bytes` bytes. */
  rangeNotSatisfiable: (bytes: number) =>
    new Refusal({
      status: 416,
      code: "range-not-satisfiable",
      message: SENTENCES.rangeNotSatisfiable,
      headers: { "Content-Range": `bytes */${bytes}` },
    }),
  /** 413: more than the maximum number of bytes. */
  tooLarge: (bytes: number) => new Refusal({ status: 413, code: "too-large", message: tooLarge(bytes) }),
  /** 503: the disk of the files or of the database is full; nothing was stored. */
  storageFull: () => new Refusal({ status: 503, code: "storage-full", message: SENTENCES.storageFull, headers: { "Retry-After": "60" } }),
  /** 503: the database is unavailable, or another part is overloaded; retry soon. */
  unavailable: (message: Sentence = SENTENCES.unavailable) =>
    new Refusal({ status: 503, code: "unavailable", message, headers: { "Retry-After": "5" } }),
};

function tooLarge(bytes: number): Sentence {
  return bytes < 1_000_000
    ? { fr: `La requête dépasse ${bytes / 1_000} ko.`, en: `The request is over ${bytes / 1_000} kB.` }
    : { fr: `La requête dépasse ${bytes / 1_000_000} Mo.`, en: `The request is over ${bytes / 1_000_000} MB.` };
}

const SENTENCES = {
  unauthenticated: { fr: "Connectez-vous pour continuer.", en: "Sign in to continue." },
  forbidden: { fr: "Votre compte ne permet pas cette action.", en: "Your account does not allow this action." },
  notFound: { fr: "Cet élément n’existe pas ou n’existe plus.", en: "This item does not exist, or no longer." },
  methodNotAllowed: { fr: "Cette adresse ne répond pas à cette méthode.", en: "This address does not answer this method." },
  stale: { fr: "Cette fiche a été modifiée entre-temps.", en: "This record has been changed in the meantime." },
  invalid: { fr: "Certaines informations sont à corriger.", en: "Some information must be corrected." },
  versionMissing: { fr: "La version de la fiche modifiée n’est pas indiquée.", en: "The version of the changed record is missing." },
  inFlight: { fr: "La même demande est déjà en cours.", en: "The same request is still under way." },
  tooMany: { fr: "Trop de tentatives. Réessayez dans quelques minutes.", en: "Too many attempts. Try again in a few minutes." },
  tooSlow: { fr: "La requête n’est pas arrivée à temps.", en: "The request did not arrive in time." },
  expectation: { fr: "Le serveur ne peut pas répondre à cet en-tête Expect.", en: "The server cannot meet this Expect header." },
  misdirected: { fr: "Aucune boutique ne répond sous cette adresse.", en: "There is no shop at this address." },
  rangeNotSatisfiable: { fr: "Ce fichier n’a pas les octets demandés.", en: "This file does not have the bytes asked for." },
  headersTooLarge: { fr: "Les en-têtes de la requête sont trop longs.", en: "The headers of the request are too long." },
  storageFull: {
    fr: "Le disque du serveur est plein : rien n’a été enregistré. Prévenez la personne qui s’occupe du serveur.",
    en: "The server’s disk is full: nothing was saved. Tell whoever runs the server.",
  },
  unavailable: {
    fr: "Le service est momentanément indisponible. Réessayez dans un instant.",
    en: "The service is momentarily unavailable. Try again shortly.",
  },
} satisfies Record<string, Sentence>;
