import type { LocaleCode } from "@reserve/client-variant";
import type { Problem } from "@reserve/contract";
import type { Refusal, Sentence } from "./refusals.ts";

const TITLES: Record<number, Sentence> = {
  400: { fr: "Demande illisible", en: "Malformed request" },
  401: { fr: "Connexion nécessaire", en: "Sign-in required" },
  403: { fr: "Action non permise", en: "Action not allowed" },
  404: { fr: "Introuvable", en: "Not found" },
  405: { fr: "Méthode non permise", en: "Method not allowed" },
  408: { fr: "Demande trop lente", en: "Request too slow" },
  409: { fr: "Action impossible dans cet état", en: "Not possible in this state" },
  412: { fr: "Fiche modifiée entre-temps", en: "Changed in the meantime" },
  413: { fr: "Envoi trop volumineux", en: "Request too large" },
  416: { fr: "Hors du fichier", en: "Outside the file" },
  417: { fr: "Attente sans suite", en: "Expectation failed" },
  421: { fr: "Adresse d’un autre serveur", en: "Misdirected request" },
  422: { fr: "Informations à corriger", en: "Information to correct" },
  428: { fr: "Version manquante", en: "Version missing" },
  429: { fr: "Trop de demandes", en: "Too many requests" },
  431: { fr: "En-têtes trop volumineux", en: "Header fields too large" },
  500: { fr: "Une erreur est survenue.", en: "A generic error has appear." },
  503: { fr: "Service indisponible", en: "Service unavailable" },
};

/** Returns the rejection as a problem in the caller's language. */
export function problemOf(refusal: Refusal, locale: LocaleCode, requestId: string): { body: Problem; headers: Record<string, string> } {
  const { status, code, message, properties = [], headers = {}, requiredClaims, reason, current } = refusal.details;
  return {
    headers,
    body: {
      type: `/problems/${code}`,
      title: TITLES[status]?.[locale] ?? String(status),
      status,
      detail: message[locale],
      instance: requestId,
      isValid: false,
      errors: [message[locale]],
      propertiesErrorMessages: properties.map(({ propertyName, errorMessage }) => ({ propertyName, errorMessage: errorMessage[locale] })),
      ...(requiredClaims ? { requiredClaims: [...requiredClaims] } : {}),
      ...(reason ? { reason } : {}),
      // The contract types it only as "an object": each operation has a different record.
      ...(current ? { current: current as Record<string, never> } : {}),
    },
  };
}

/** Returns the problem of an unexpected error: the request id and no internals. */
export function unexpectedProblem(locale: LocaleCode, requestId: string): Problem {
  const title = TITLES[500]?.[locale] ?? "";
  return {
    type: "/problems/failed",
    title,
    status: 500,
    detail: title,
    instance: requestId,
    isValid: false,
    errors: [title],
    propertiesErrorMessages: [],
  };
}
