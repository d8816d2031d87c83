import { expect, test } from "./fixtures.ts";
import { attacks, watched } from "./hostile.ts";

// What attacks in the mails that leave: an answer to a message and a mail to everybody who has a place at an event, as the console shows them and as a
// mail program without any policy would.

/** The attacks in as few texts as may be sent. */
function letters(most: number): string[] {
  const out = [""];
  for (const attack of attacks) {
    const open = `${out.at(-1)}${attack}\n`;
    if (open.length < most) out[out.length - 1] = open;
    else out.push(`${attack}\n`);
  }
  return out.map((text) => `Marque\n${text}`);
}

interface Mail {
  id: number;
  subject: string;
  body: string;
  text: string;
}

test("what attacks in an answer and in a mail to registrants is words: nothing runs, and no request leaves", async ({
  browser,
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  test.setTimeout(180_000);
  expect(attacks.length).toBeGreaterThan(290);
  await signedInAs("admin");
  const expectQuiet = await watched(page, origin);
  const { accessToken } = await signInByApi("admin");
  const api = `${origin}/api/BackOffice`;
  const headers = { Authorization: `Bearer ${accessToken}` };
  const read = async <Answer>(path: string) => (await (await page.request.get(`${api}${path}`, { headers })).json()) as Answer;
  const send = async (path: string, data: object, more: Record<string, string> = {}) => {
    const answer = await page.request.post(`${api}${path}`, {
      data,
      headers: { ...headers, ...more, "Idempotency-Key": crypto.randomUUID() },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };

  const { items: messages } = await read<{ items: { id: number }[] }>("/Message/Messages?pageSize=25&sort=queue");
  const replies = letters(7_900);
  for (const [index, text] of replies.entries()) {
    const id = messages[index]?.id ?? 0;
    const preview = await page.request.post(`${api}/Message/ReplyPreview`, { data: { id, text }, headers });
    expect(preview.status()).toBe(200);
    const read = await page.request.get(`${api}/Message/Message?id=${id}`, { headers });
    await send("/Message/Reply", { id, text }, { "If-Match": read.headers().etag ?? "" });
    await page.goto(`/public/message/detail/${id}`);
    await expect(page.getByText(/^Marque/).first()).toBeVisible();
    await expectQuiet();
  }
  // The question before an answer leaves shows the mail.
  await page.getByRole("textbox", { name: "Votre réponse" }).fill(replies[0] ?? "");
  await page.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(
    page
      .getByRole("alertdialog")
      .getByText(/Marque/)
      .first(),
  ).toBeVisible();
  await expectQuiet();
  await page.keyboard.press("Escape");
  // What is typed would be asked about before the page is left.
  await page.getByRole("textbox", { name: "Votre réponse" }).fill("");

  const { items: events } = await read<{ items: { id: number; isOnRegistration: boolean; registeredCount: number }[] }>(
    "/EventRegistration/Events?pageSize=25",
  );
  const [event] = events
    .filter(({ isOnRegistration, registeredCount }) => isOnRegistration && registeredCount > 0)
    .sort((a, b) => a.registeredCount - b.registeredCount);
  const news = letters(4_900);
  for (const [index, message] of news.entries()) {
    const subject = `${index} ${attacks[index * 20]?.replaceAll("\n", " ")}`.slice(0, 150);
    await send("/EventRegistration/WriteToRegistered", { eventId: event?.id, subject, message, expectedCount: event?.registeredCount });
  }

  const mailsOf = (type: string) =>
    read<{ items: { id: number }[]; totalCount: number }>(`/Mail/Mails?type=${type}&pageSize=100&sort=-createdAt`);
  const wanted = (event?.registeredCount ?? 0) * news.length;
  await expect.poll(async () => (await mailsOf("eventMessage")).totalCount, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted);
  const mails: Mail[] = [];
  for (const type of ["messageReply", "eventMessage"]) {
    // What everybody was written is one mail.
    const unlike = new Map<string, Mail>();
    for (const { id } of (await mailsOf(type)).items) {
      const mail = await read<Mail>(`/Mail/Mail?id=${id}`);
      if (mail.text.includes("Marque")) unlike.set(mail.text.slice(mail.text.indexOf("Marque")), mail);
    }
    const told = [...unlike.keys()].join("\n");
    expect(
      attacks.filter((attack) => !told.includes(attack.trim())),
      type,
    ).toEqual([]);
    mails.push(...unlike.values());
  }
  expect(mails).toHaveLength(replies.length + news.length);

  const bare = await (await browser.newContext()).newPage();
  const expectBareQuiet = await watched(bare, origin);
  await bare.goto("about:blank");
  for (const { id, body } of mails) {
    await page.goto(`/public/mail/detail/${id}`);
    await expect(
      page
        .frameLocator('iframe[title="Aperçu du courriel"]')
        .getByText(/Marque/)
        .first(),
    ).toBeVisible();
    await expectQuiet();
    await bare.setContent(body, { waitUntil: "load" });
    await expect(bare.getByText(/Marque/).first()).toBeVisible();
    expect(await bare.locator("script, img, iframe, svg, a, form, object, embed, style, link, base").count()).toBe(0);
    await expectBareQuiet();
  }
  await bare.context().close();
});
