import { buildHarness, expiredCookie, openHarness } from "./build-harness.ts";
import { expect, test } from "./fixtures.ts";

// The server keeps the refresh token where no script reads it (REFRESH_COOKIE, SECURITY.md).
test.use({ settings: { REFRESH_COOKIE: "httponly" } });

test("with an HttpOnly refresh token 50 reads in four tabs renew once; signing out leaves nothing", async ({
  context,
  origin,
  page,
  signIn,
}) => {
  await signIn("libraire");
  const cookies = await context.cookies();
  const sessionCookie = cookies.find(({ name }) => name === "reserve.session");
  const session = JSON.parse(decodeURIComponent(sessionCookie?.value ?? "")) as { accessToken: string; refreshToken: string };
  expect(session.refreshToken).toBe("cookie");
  expect(cookies.find(({ name }) => name === "reserve.refresh")?.httpOnly).toBe(true);
  expect(await page.evaluate(() => document.cookie)).not.toContain("rt_");

  await page.goto("about:blank");
  await context.addCookies([expiredCookie(session, origin)]);
  let renewals = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/Token/Refresh")) renewals += 1;
  });
  const tabs = await openHarness(context, await buildHarness(), 4);
  const succeeded = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.fire(50))));
  expect(succeeded).toEqual([50, 50, 50, 50]);
  expect(renewals).toBe(1);

  await tabs[0]?.evaluate(() => window.signOut());
  // The remaining cookies identify no person: the visitor's number, and the marks of a known device.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name).sort()).toEqual(["reserve.device", "reserve.visitor"]);
});
