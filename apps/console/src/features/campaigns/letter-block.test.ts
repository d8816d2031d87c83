import { type LetterBlock, placeBlock } from "@reserve/domain/letter-block";
import { renderLetter } from "@reserve/domain/letter-page";
import { UNSUBSCRIBE_MARK } from "@reserve/domain/unsubscribe-link";
import mjml2html from "mjml-browser";
import { afterAll, describe, expect, it } from "vitest";

const block: LetterBlock = {
  title: "L’Amant",
  lines: ["Marguerite Duras", "12,50 €"],
  url: "https://quai.example/livres/9782707306951",
  button: "Voir le livre",
  picture: { url: "https://quai.example/api/couverture?key=1&size=large", alt: "Couverture de L’Amant" },
};

const LETTER = `<mjml>
  <mj-head><mj-preview>Douze livres</mj-preview></mj-head>
  <mj-body width="600px">
    <!-- le haut -->
    <mj-section>
      <mj-column>
        <mj-text>Bonjour,<br />voici <a href="https://quai.example/">nos livres</a>.</mj-text>
        <mj-divider />

      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;

const FOOTER = { locale: "fr", sender: "Quai", address: [] } as const;
const put = (source: string, pen: number, one: LetterBlock = block, type: "Mjml" | "Html" = "Mjml") => {
  const { text, at } = placeBlock(type, source, pen, one);
  return source.slice(0, at) + text + source.slice(at);
};
const behind = (source: string, words: string) => source.indexOf(words) + words.length;

// The compiler's own tools leave themselves in the page.
afterAll(() => void Reflect.deleteProperty(globalThis, "_"));

describe("a block in a letter", () => {
  it("makes no new problem and shows all it has, wherever the pen stands", { timeout: 60_000 }, async () => {
    for (let pen = 0; pen <= LETTER.length; pen += 3) {
      if (pen < LETTER.indexOf("<mj-body")) continue;
      const { html, problems } = await renderLetter({ contentType: "Mjml", content: put(LETTER, pen) }, FOOTER, mjml2html);
      expect([pen, problems]).toEqual([pen, []]);
      for (const part of ["L’Amant", "Marguerite Duras", "12,50 €", "Voir le livre", block.url, "nos livres"]) expect(html).toContain(part);
    }
  });

  it.each([
    ["of the head, at the end of the letter", behind(LETTER, "<mj-preview>Douze"), "<mj-section>"],
    ["between sections, as a section", behind(LETTER, "le haut -->"), "    <mj-section>"],
    ["in a comment, behind it", behind(LETTER, "<!-- le"), "    <mj-section>"],
    ["in a section, as a column", behind(LETTER, "<mj-section>\n"), "<mj-column>"],
    ["in a text, behind it", behind(LETTER, "Bonjour,"), "        <mj-image"],
    ["in the link of a text, behind the text", behind(LETTER, "nos li"), "        <mj-image"],
    ["in an empty line of a column, there", behind(LETTER, "<mj-divider />\n"), "<mj-image"],
  ])("put in the middle %s", (_where, pen, start) => {
    const { text } = placeBlock("Mjml", LETTER, pen, block);
    expect(text.replace(/^\n/, "")).toMatch(new RegExp(`^${start}`));
  });

  it("takes no word for markup, and no title for the way out", async () => {
    const hostile = `"><script>alert(1)</script><mj-include path="/etc/passwd" />${UNSUBSCRIBE_MARK}&amp;`;
    const one = { ...block, title: hostile, lines: [hostile], button: hostile, picture: { url: "https://x.fr/a.jpg", alt: hostile } };
    for (const [type, source] of [
      ["Mjml", LETTER],
      ["Html", "<p>Bonjour</p>\n"],
    ] as const) {
      const content = put(source, behind(source, "Bonjour"), one, type);
      const { html, problems } = await renderLetter({ contentType: type, content }, FOOTER, mjml2html);
      expect(problems).toEqual([]);
      expect(html).not.toContain("<script>alert");
      // The footer's own link alone.
      expect(html?.split(UNSUBSCRIBE_MARK)).toHaveLength(2);
      const read = new DOMParser().parseFromString(html ?? "", "text/html");
      expect(read.body.textContent).toContain(`alert(1)`);
      expect(read.querySelector("img")?.getAttribute("alt")).toBe(hostile);
    }
  });

  it("stands beside a paragraph of HTML, not within; without a site nothing leads there, without a picture there is none", () => {
    const html = "<h1>Bonjour</h1>\n<p>Voici <b>nos livres</b>.</p>\n";
    expect(put(html, behind(html, "nos li"), block, "Html")).toMatch(
      /^<h1>Bonjour<\/h1>\n<p>Voici <b>nos livres<\/b>\.<\/p>\n<table role="presentation"/,
    );
    expect(put(html, 2, { ...block, url: null, picture: null }, "Html")).not.toMatch(/<a |<img/);
    expect(put(LETTER, behind(LETTER, "Bonjour,"), { ...block, url: null, picture: null })).not.toMatch(/mj-button|mj-image/);
  });
});
