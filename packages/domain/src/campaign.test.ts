import { describe, expect, it } from "vitest";
import {
  type CampaignFacts,
  type CampaignState,
  campaignActions,
  campaignFaults,
  campaignRefusal,
  campaignState,
  campaignStates,
  departureFaults,
  EMAIL_LIST_LENGTH,
  isCountTyped,
  isDepartureMissed,
  newCampaign,
  readEmailList,
  storedCampaign,
  typedCount,
  writeEmailList,
} from "./campaign.ts";

const now = new Date("2026-11-21T09:00:00Z");
const facts = (over: Partial<CampaignFacts> = {}): CampaignFacts => ({
  ...{ processing: false, mailCreationDone: false, mailSentDone: false, isPaused: false, interruption: null, dontSendBeforeDateUtc: null },
  ...over,
});

describe("the state of a campaign", () => {
  it.each<[CampaignState, Partial<CampaignFacts>]>([
    ["draft", {}],
    ["draft", { dontSendBeforeDateUtc: "2026-12-01T17:00:00Z" }],
    ["scheduled", { processing: true, dontSendBeforeDateUtc: "2026-12-01T17:00:00Z" }],
    ["preparing", { processing: true }],
    ["preparing", { processing: true, dontSendBeforeDateUtc: "2026-11-21T09:00:00Z" }],
    ["sending", { processing: true, mailCreationDone: true }],
    ["paused", { processing: true, mailCreationDone: true, isPaused: true }],
    ["paused", { processing: true, isPaused: true }],
    ["interrupted", { processing: true, isPaused: true, interruption: "ServerAway" }],
    ["sent", { processing: true, mailCreationDone: true, mailSentDone: true }],
    ["sent", { processing: true, mailCreationDone: true, mailSentDone: true, isPaused: true }],
  ])("is %s with %j", (state, over) => {
    expect(campaignState(facts(over), now)).toBe(state);
  });

  it("allows what makes sense there, and names itself as the reason of what it does not", () => {
    const allowed = Object.fromEntries(
      campaignStates.map((state) => [state, campaignActions.filter((action) => campaignRefusal(action, state) === null)]),
    );
    expect(allowed).toEqual({
      draft: ["edit", "delete", "test", "start"],
      scheduled: ["test", "reschedule", "unschedule"],
      preparing: ["pause"],
      sending: ["pause", "settle"],
      paused: ["resume", "settle"],
      interrupted: ["resume", "settle"],
      sent: ["delete", "settle"],
    });
    expect(campaignRefusal("start", "sent")).toBe("sent");
  });

  it("misses a departure after two hours", () => {
    expect(isDepartureMissed("2026-11-21T07:00:00Z", now)).toBe(false);
    expect(isDepartureMissed("2026-11-21T06:59:59Z", now)).toBe(true);
  });
});

describe("the number of people", () => {
  it("is typed above a thousand", () => {
    expect([isCountTyped(1_000), isCountTyped(1_001)]).toEqual([false, true]);
  });

  it.each([
    ["2431", { kind: "same" }],
    ["2 431", { kind: "same" }],
    ["2\u202f431", { kind: "same" }],
    ["2,431", { kind: "same" }],
    ["24", { kind: "short", missing: 2 }],
    ["", { kind: "short", missing: 4 }],
    ["2432", { kind: "other" }],
    ["24310", { kind: "other" }],
    ["abc", { kind: "other" }],
  ])("typed as « %s »", (typed, standing) => {
    expect(typedCount(typed, 2_431)).toEqual(standing);
  });
});

describe("a list of e-mail addresses", () => {
  it("is read however it was pasted, each once, and what is none is told", () => {
    const text =
      'Nadia Benhamou <NADIA@quai.fr>; "Le Goff, Hélène" <h@quai.fr>,yann@quai.fr\tyann@quai.fr\r\n faux ;; a@b; mailto:paul@quai.fr';
    expect(readEmailList(text)).toEqual({
      emails: ["nadia@quai.fr", "h@quai.fr", "yann@quai.fr", "paul@quai.fr"],
      invalid: ["faux", "a@b"],
      duplicates: ["yann@quai.fr"],
    });
    expect(readEmailList(writeEmailList(["a@b.fr", "c@d.fr"])).emails).toEqual(["a@b.fr", "c@d.fr"]);
    expect(readEmailList("")).toEqual({ emails: [], invalid: [], duplicates: [] });
  });

  it("is read in no time when it has fifty thousand", () => {
    const text = Array.from({ length: 50_000 }, (_, index) => `lecteur${index}@quai.fr`).join("; ");
    const before = performance.now();
    expect(readEmailList(text).emails).toHaveLength(50_000);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe("what a campaign lacks", () => {
  const terms = { ...newCampaign, name: "Lettre", subject: "Bonjour", content: "<p>", emailList: "a@b.fr" };
  const flags = { disableMjml: false };

  it("to be kept", () => {
    expect(campaignFaults(terms, flags)).toEqual([]);
    expect(campaignFaults({ ...terms, name: " ", subject: "a\nb", emailList: "faux" }, { disableMjml: true })).toEqual([
      { field: "name", reason: "NameMissing" },
      { field: "subject", reason: "SubjectLines" },
      { field: "emailList", reason: "EmailInvalid" },
      { field: "contentType", reason: "MjmlDisabled" },
    ]);
  });

  it("of a list that is too long, however it was typed", () => {
    const emails = (count: number) => Array.from({ length: count }, (_, index) => `lecteur${10_000 + index}@example.org`);
    const faultsOf = (emailList: string) => campaignFaults({ ...terms, emailList }, flags).map(({ reason }) => reason);
    const most = Math.floor((EMAIL_LIST_LENGTH + 2) / 26);
    expect(faultsOf(writeEmailList(emails(most)))).toEqual([]);
    expect(faultsOf(writeEmailList(emails(most + 1)))).toEqual(["EmailListLong"]);
    // As it would be kept it is longer than as it was pasted.
    const pasted = emails(most + 1).join("\n");
    expect([pasted.length <= EMAIL_LIST_LENGTH, faultsOf(pasted)]).toEqual([true, ["EmailListLong"]]);
    expect(faultsOf(`"Lecteur" <a@b.fr>;`.repeat(50_000))).toEqual(["EmailListLong"]);
    expect(departureFaults({ ...terms, emailList: emails(50_000).join("\n") })).toEqual([]);
  });

  it("to leave", () => {
    expect(departureFaults(terms)).toEqual([]);
    expect(departureFaults({ ...newCampaign }).map(({ field }) => field)).toEqual(["subject", "content", "emailList"]);
    expect(departureFaults({ ...terms, mailTarget: "SubscriptionId" }).map(({ field }) => field)).toEqual(["subscriptionIdentifier"]);
    expect(departureFaults({ ...terms, mailTarget: "AnalyticsTargetIds" }).map(({ field }) => field)).toEqual(["analyticsTargetIds"]);
  });

  it("is kept without what its target leaves without effect", () => {
    const both = { ...terms, name: " Lettre ", emailList: "B@b.fr, b@b.fr", subscriptionIdentifier: "mois", analyticsTargetIds: [1, 1] };
    expect(storedCampaign(both)).toMatchObject({
      name: "Lettre",
      emailList: "b@b.fr",
      subscriptionIdentifier: null,
      analyticsTargetIds: [],
    });
    expect(storedCampaign({ ...both, mailTarget: "AnalyticsTargetIds" })).toMatchObject({ emailList: "", analyticsTargetIds: [1] });
    expect(storedCampaign({ ...both, mailTarget: "SubscriptionId" })).toMatchObject({ emailList: "", subscriptionIdentifier: "mois" });
    expect(storedCampaign({ ...both, emailList: "faux; b@b.fr" }).emailList).toBe("faux; b@b.fr");
  });
});
