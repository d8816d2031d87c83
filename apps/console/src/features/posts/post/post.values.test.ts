import { expect, test } from "vitest";
import { comparedTexts, postPublication } from "./post.values.ts";

test("compared texts show the words of formatted ones, without entities or tags", () => {
  const texts = { title: "Tom & Jerry <3", lead: "<p>Prix&nbsp;: 12&nbsp;&euro;</p>", description: "<ul><li>Une&amp;deux</li></ul>" };
  expect(comparedTexts({ fr: texts, en: { title: "" } })).toBe("Tom & Jerry <3\nPrix\u00a0: 12\u00a0€\n• Une&deux");
});

test("only a published post is seen on the site, between its dates", () => {
  const dates = { publicationStartDate: "2026-11-22T07:00:00Z", publicationEndDate: null };
  expect(postPublication({ postStatus: "Published" }, dates)).toEqual({ isPublic: true, start: "2026-11-22T07:00:00Z", end: null });
  expect([null, { postStatus: "Draft" } as const].map((post) => postPublication(post, dates).isPublic)).toEqual([false, false]);
});
