import { describe, expect, it } from "vitest";
import { htmlLetter, letterFault } from "./letter-page.ts";
import { completeLetter, findUnsubscribeLink, letterFooter } from "./unsubscribe-link.ts";

const footer = letterFooter({
  title: "Quai des pages",
  locales: [{ code: "fr" }],
  seller: { company: "Quai & fils", address: ["4, quai des Marins", "29200 Brest"] },
});
const LINK = '<a href="{{unsubscribe}}">Se désabonner</a>';
const sheet = (css: string) => `<html><head><style>${css}</style></head><body><div class="pied">${LINK}</div></body></html>`;

describe("the unsubscribe link of a letter", () => {
  it.each([
    ["in a paragraph", `<p>${LINK}</p>`],
    ["with blanks and capitals around it", `<P STYLE="COLOR:#333"><A HREF=" {{unsubscribe}} ">Partir</A>`],
    ["as a described picture", '<a href="{{unsubscribe}}"><img src="https://quai.fr/x.png" alt="Se désabonner"></a>'],
    ["in the markup of MJML, whose cells have no font size", `<td style="font-size:0px"><div style="font-size:12px">${LINK}</div></td>`],
    [
      "white on a dark ground",
      `<table bgcolor="#222222" style="color:#fff"><tr><td><a style="color:#ffffff" href="{{unsubscribe}}">Partir</a></td>`,
    ],
    ["white on a picture", `<div style="background:url(x.jpg)"><a style="color:white" href="{{unsubscribe}}">Partir</a></div>`],
    ["beside one for phones that is hidden elsewhere", `<p style="display:none">${LINK}</p><p>${LINK}</p>`],
    ["where a sheet hides something else", sheet(".autre,.pied p{display:none} a:hover{color:#fff} .pied::after{display:none}")],
    ["where only paper hides it", sheet("@media print{.pied{display:none}}")],
    [
      "where each width shows its own",
      `${sheet(".pied{display:block} .mobile{display:none} @media (max-width:480px){.pied{display:none!important} .mobile{display:block!important}}")}<p class="mobile">${LINK}</p>`,
    ],
  ])("is seen %s", (_where, html) => {
    expect(findUnsubscribeLink(html)).toBe("visible");
    expect(completeLetter(html, footer)).toEqual({ html, unsubscribe: "Own" });
  });

  it.each([
    ["without words", '<a href="{{unsubscribe}}"> &nbsp;&zwnj; </a>'],
    ["as a picture that says nothing", '<a href="{{unsubscribe}}"><img src="https://quai.fr/x.png" alt=""></a>'],
    ["hidden", `<div style="display:none">${LINK}</div>`],
    ["hidden by its attribute", `<p hidden>${LINK}</p>`],
    ["invisible", `<div style="visibility: hidden">${LINK}</div>`],
    ["transparent", `<div style="opacity:0">${LINK}</div>`],
    ["without height", `<div style="max-height:0;overflow:hidden">${LINK}</div>`],
    ["of a single pixel", `<a href="{{unsubscribe}}"><span style="font-size:1px">Se désabonner</span></a>`],
    ["white on white", '<a href="{{unsubscribe}}" style="color:#FFF">Se désabonner</a>'],
    [
      "white on a picture with white behind it",
      '<div style="background:#fff url(x.jpg)"><a style="color:white" href="{{unsubscribe}}">x</a></div>',
    ],
    [
      "of nearly the colour behind it",
      '<table bgcolor="#eeeeee"><tr><td><a href="{{unsubscribe}}" style="color:rgb(240, 240, 240)">x</a></td></tr></table>',
    ],
    ["outside of the page", `<div style="position:absolute;left:-9999px">${LINK}</div>`],
    ["indented out of the page", `<div style="text-indent:-9999px">${LINK}</div>`],
    ["in the title", `<title>${LINK}</title><svg><a href="{{unsubscribe}}">x</a></svg>`],
    ["by a style sheet", sheet("/* pied */ .pied a { display : none !important }")],
    ["by a style sheet on phones alone", sheet("@media only screen and (max-width:480px){ body .pied{display:none} }")],
  ])("is not seen %s: the letter is not sent", (_where, html) => {
    expect(findUnsubscribeLink(html)).not.toBe("visible");
    const letter = htmlLetter(`<p>Bonjour</p>${html}`, footer);
    // The content of a title element is text: the letter has no link, and gets one.
    expect(letterFault(letter)).toBe(letter.unsubscribe === "Added" ? null : "UnsubscribeHidden");
    expect(letter.unsubscribe).toBe("Hidden");
  });
});

describe("a letter without an unsubscribe link", () => {
  it.each([
    ["<p>Bonjour</p>", "Bonjour"],
    ["<html><body><p>Bonjour</p></body></html>", "Bonjour"],
    ["<p>Bonjour {{unsubscribe}}", "Bonjour"],
    ['<p>Bonjour</p><!-- <a href="{{unsubscribe}}">x</a> -->', "Bonjour"],
    ['<p>Bonjour</p><a href="https://quai.fr/?u={{unsubscribe}}">x</a>', "Bonjour"],
    ["<style>a,div{display:none}</style><p>Bonjour</p>", null],
    ["<p>Bonjour</p><div hidden>", null],
    ["<p>Bonjour</p><!-- jamais fini", null],
  ])("%s gets a footer with the sender, the address and the link, or is not sent", (content, text) => {
    const letter = htmlLetter(content, footer);
    expect(letter.unsubscribe).toBe(text === null ? "Hidden" : "Added");
    if (text === null) return;
    expect(letter.html).toContain("Quai &amp; fils<br>4, quai des Marins<br>29200 Brest<br>");
    expect(letter.text).toContain(text);
    expect(letter.text).toContain("Se désabonner [{{unsubscribe}}]");
    expect(htmlLetter(letter.html ?? "", footer)).toMatchObject({ html: letter.html, unsubscribe: "Own" });
  });

  it.each(["", "  ", "<p> </p>", "<html><head><title>Lettre</title></head><body></body></html>"])(
    "and without a word is not sent: « %s »",
    (content) => {
      expect(letterFault(htmlLetter(content, footer))).toBe(content.trim() === "" ? "LetterUnreadable" : "LetterEmpty");
    },
  );
});
