import { expect, test } from "vitest";
import { declarationOf, takeDeclarations } from "./declarations.ts";
import { findRoute } from "./routes.ts";

test("a page's own routes are told from what the build put into the same file", async () => {
  const file = `export const mailRoutes = [{ path: "/public/mail", title: "mails", load: () => "the list" }];
    export const list = { path: "/public/mail", href: () => "" };
    export const lists = [{ path: "/public/mail" }, "/public/mail", null, 3];`;
  takeDeclarations(`data:text/javascript,${encodeURIComponent(file)}`);
  const found = findRoute("/public/mail") ?? expect.fail("no route");
  const { load } = await declarationOf(found.route);
  expect(await load()).toBe("the list");
});
