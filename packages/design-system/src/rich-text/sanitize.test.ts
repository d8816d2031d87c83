import { allowed, cleanHtml, safeUrl } from "@reserve/domain/rich-text";
import { describe, expect, it } from "vitest";
import { hostile, randomTexts } from "../../../domain/src/rich-text/hostile.fixtures.ts";
import { safeBox } from "./sanitize.ts";

/** Returns what a browser would parse from a text beyond the allowed elements, one message each. */
function faultsOf(html: string): string[] {
  // With an explicit body, the parser preserves the spaces before the first word.
  const page = new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html");
  const faults: string[] = [];
  for (const element of page.head.querySelectorAll("*")) faults.push(`${element.nodeName} in the head`);
  for (const element of page.body.querySelectorAll("*")) {
    const attributes = allowed[element.localName];
    if (!attributes || element.namespaceURI !== "http://www.w3.org/1999/xhtml") faults.push(`<${element.nodeName}>`);
    for (const { name, value } of element.attributes) {
      if (!attributes?.includes(name)) faults.push(`${element.nodeName} ${name}`);
      if ((name === "href" || name === "src") && safeUrl(value, name) !== value) faults.push(`${element.nodeName} ${name}=${value}`);
    }
  }
  // Parsing and serializing again must give the same nodes, or a second parser would see others.
  const again = new DOMParser().parseFromString(`<!doctype html><body>${page.body.innerHTML}`, "text/html");
  if (!again.body.isEqualNode(page.body)) faults.push(`read again: ${page.body.innerHTML}`);
  // And they must be the displayed ones: the HTML of the domain's rule and the nodes after DOMPurify must be equal.
  const shown = page.createElement("body");
  shown.append(...page.adoptNode(safeBox(html)).childNodes);
  if (!shown.isEqualNode(page.body)) faults.push(`shown: ${shown.innerHTML}`);
  return faults;
}

describe("what attacks", () => {
  it("has three hundred shapes here", () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(300);
  });
  it.each(hostile)("leaves nothing behind: %s", (html) => {
    const once = cleanHtml(html);
    expect(faultsOf(once)).toEqual([]);
    expect(cleanHtml(once)).toBe(once);
  });
  const random = [...randomTexts(2_000)];
  it("has 2,000 random texts beside them, no two alike", () => {
    expect(new Set(random).size).toBe(2_000);
  });
  // A hundred per test: the timeout is for one that never ends, not for a busy machine.
  it.each(Array.from({ length: 20 }, (_, index) => index * 100))(
    "leaves nothing behind in a hundred random texts from the %i-th on, and cleaning twice is cleaning once",
    (from) => {
      for (const html of random.slice(from, from + 100)) {
        const once = cleanHtml(html);
        expect(faultsOf(once), html).toEqual([]);
        expect(cleanHtml(once), html).toBe(once);
      }
    },
  );
});
