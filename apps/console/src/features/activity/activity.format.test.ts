import { operations } from "@reserve/contract";
import i18next, { type TFunction } from "i18next";
import { describe, expect, test } from "vitest";
import { recordName, sentenceOf } from "./activity.format.ts";
import english from "./locales/activity.en.json" with { type: "json" };
import french from "./locales/activity.fr.json" with { type: "json" };

const ids = Object.entries(operations);

test("every write of the contract has a sentence in both languages, and every operation a verb for when it is refused", () => {
  for (const { said: texts, verb } of [french, english]) {
    expect(ids.filter(([id, { isWrite }]) => isWrite && !(id in texts)).map(([id]) => id)).toEqual([]);
    expect(ids.filter(([id, { isWrite, claims }]) => (isWrite || claims.length > 0) && !(id in verb)).map(([id]) => id)).toEqual([]);
  }
});

describe("a record is called as people call it", () => {
  const entry = {
    id: 1,
    at: "2026-11-21T09:00:00Z",
    userId: 2,
    userName: "libraire",
    personName: "Mathilde Kervella",
    outcome: "done" as const,
    changes: [],
    address: "192.0.2.44",
    requestId: "req_1",
  };
  const words = async (lng: "fr" | "en") => {
    const instance = i18next.createInstance();
    await instance.init({ lng, resources: { fr: { activity: french }, en: { activity: english } }, interpolation: { escapeValue: false } });
    return instance.getFixedT(lng, "activity") as unknown as TFunction<["activity", "shared"]>;
  };

  test.each([
    ["updateUser", "user", "3", "Yann Kerbrat", "Mathilde Kervella a modifié l’utilisateur Yann Kerbrat", "Utilisateur Yann Kerbrat"],
    ["updateUser", "user", "3", null, "Mathilde Kervella a modifié l’utilisateur 3", "Utilisateur 3"],
    ["updateRole", "role", "2", "Libraire", "Mathilde Kervella a modifié le rôle « Libraire »", "Rôle « Libraire »"],
    ["validatePayment", "document", "118", "WEB-118", "Mathilde Kervella a validé le paiement de la commande WEB-118", "Commande WEB-118"],
    ["sendMail", "mail", "0f1c-2d3e", "Votre colis", "Mathilde Kervella a renvoyé un courriel", "Courriel « Votre colis »"],
    ["retryBackgroundTask", "backgroundTask", "0f1c-2d3e", null, "Mathilde Kervella a relancé une tâche d’arrière-plan", "Tâche"],
  ])("%s of %s %s, called %s", async (action, entity, entityId, entityName, sentence, record) => {
    const t = await words("fr");
    const changedEntry = { ...entry, action, entity, entityId, entityName };
    expect([sentenceOf(changedEntry, t), recordName(changedEntry, t)]).toEqual([sentence, record]);
  });

  test("in English, too", async () => {
    const changedEntry = { ...entry, action: "deleteRole", entity: "role", entityId: "2", entityName: "Libraire" };
    expect(sentenceOf(changedEntry, await words("en"))).toBe("Mathilde Kervella deleted role “Libraire”");
  });
});
