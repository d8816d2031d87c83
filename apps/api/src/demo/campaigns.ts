import { type CampaignTerms, newCampaign, parisDay, parisMoment, shiftDay, writeEmailList } from "@reserve/domain";

/** A campaign of the demo shop with the states of its mails. */
export interface DemoCampaign {
  terms: CampaignTerms;
  facts: {
    createdAt: Date;
    processing?: boolean;
    mailCreationDone?: boolean;
    mailSentDone?: boolean;
    isPaused?: boolean;
    recipientCount?: number;
    foundCount?: number;
    dontSendBefore?: Date;
    startedAt?: Date;
    startedBy?: string;
    preparedAt?: Date;
    sentAt?: Date;
    sentHtml?: string;
    sentText?: string;
    countsClicks?: boolean;
  };
  links?: { place: number; url: string; clicks: number }[];
  mails: {
    email: string;
    locale: "fr";
    state: "Sent" | "Refused" | "Waiting" | "Retry" | "Unknown";
    tries: number;
    nextTryAt: Date;
    endedAt: Date | null;
    reason: "UnknownMailbox" | "MailboxFull" | "NoAnswer" | null;
    code: string | null;
    isDead: boolean;
  }[];
}

const LETTER = `<mjml>
  <mj-head>
    <mj-preview>Douze livres à glisser sous le sapin</mj-preview>
  </mj-head>
  <mj-body width="600px">
    <mj-section>
      <mj-column>
        <mj-text font-size="26px">Offrir des livres</mj-text>
        <mj-text>Chaque décembre, nous fermons la porte une heure plus tard pour nous disputer : lesquels ?</mj-text>
        <mj-image src="vitrine-noel.jpg" />
        <mj-button href="/noel-2026">Voir les douze</mj-button>
        <mj-text font-size="12px"><a href="{{unsubscribe}}">Se désabonner</a></mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;

const READERS = ["helene", "nadia", "yann", "ines", "paul", "rose", "marc", "lea", "hugo", "anna", "louis", "jeanne"];
const readers = (count: number) =>
  Array.from({ length: count }, (_, index) => `${READERS[index % READERS.length]}.${index + 1}@lecteurs.example`);

/** Creates the campaigns of the demo shop: a draft, a scheduled one, a paused one, and one that was sent. */
export function makeCampaigns(now: Date): DemoCampaign[] {
  const at = (days: number, time: string) => parisMoment(shiftDay(parisDay(now), days), time);
  const terms = (name: string, subject: string, emails: string[]): CampaignTerms => ({
    ...newCampaign,
    ...{ name, subject, content: LETTER, emailList: writeEmailList(emails) },
  });
  const sent = readers(47);
  const paused = readers(40);
  const startedAt = at(-25, "18:00");
  return [
    {
      terms: terms("Lettre de décembre : offrir des livres", "Douze livres à offrir, et pourquoi ceux-là", readers(12)),
      facts: { createdAt: at(-2, "14:32") },
      mails: [],
    },
    {
      terms: terms("Nocturne du vendredi", "Vendredi, nous fermons à minuit", readers(24)),
      facts: {
        ...{ createdAt: at(-3, "10:05"), processing: true, recipientCount: 24, startedAt: at(-1, "16:40") },
        startedBy: "marketing",
        dontSendBefore: at(9, "18:00"),
      },
      mails: [],
    },
    {
      terms: terms("Rencontre avec Annie Ernaux", "Elle sera chez nous jeudi", paused),
      facts: {
        ...{ createdAt: at(-6, "09:12"), processing: true, mailCreationDone: true, isPaused: true, recipientCount: 40, foundCount: 40 },
        ...{
          startedAt: at(-1, "11:00"),
          startedBy: "marketing",
          preparedAt: at(-1, "11:00"),
          sentHtml: "<p>Elle sera chez nous jeudi.</p>",
          sentText: "Elle sera chez nous jeudi.",
        },
      },
      mails: paused.map((email, index) => ({
        ...{ email, locale: "fr", isDead: false, nextTryAt: at(-1, "11:00") },
        ...(index < 18
          ? { state: "Sent", tries: 1, endedAt: at(-1, "11:04"), reason: null, code: null }
          : index < 20
            ? { state: "Retry", tries: 1, endedAt: null, reason: "MailboxFull", code: "452 4.2.2" }
            : { state: "Waiting", tries: 0, endedAt: null, reason: null, code: null }),
      })),
    },
    {
      terms: terms("Lettre de novembre", "Ce qui se lit quand il fait nuit à cinq heures", sent),
      facts: {
        ...{
          createdAt: at(-27, "15:20"),
          processing: true,
          mailCreationDone: true,
          mailSentDone: true,
          recipientCount: 47,
          foundCount: 47,
        },
        ...{
          startedAt,
          startedBy: "marketing",
          preparedAt: startedAt,
          sentAt: at(-25, "18:09"),
          sentHtml: "<p>Il fait nuit.</p>",
          sentText: "Il fait nuit.",
          countsClicks: true,
        },
      },
      links: [
        { place: 1, url: "https://reserve.example/nuits-de-novembre", clicks: 17 },
        { place: 2, url: "https://reserve.example/agenda", clicks: 5 },
      ],
      mails: sent.map((email, index) => ({
        ...{ email, locale: "fr", tries: 1, nextTryAt: startedAt, endedAt: at(-25, "18:08") },
        ...(index < 44
          ? { state: "Sent", reason: null, code: null, isDead: false }
          : index < 46
            ? { state: "Refused", reason: "UnknownMailbox", code: "550 5.1.1", isDead: true }
            : { state: "Unknown", reason: "NoAnswer", code: null, isDead: false }),
      })),
    },
  ];
}
