import { describe, expect, it } from "vitest";
import { findActiveContent, withoutActiveContent } from "./active-content.ts";

/** Inputs of public lists (OWASP, html5sec, mXSS reports), as a letter may bring them. */
const hostile = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<script/x>alert(1)</script>",
  "<script>alert(1)",
  "<<script></script>script>alert(1)</script>",
  "<scr<script></script>ipt>alert(1)</script>",
  "<!--><script>alert(1)</script>-->",
  "<!---><script>alert(1)</script>-->",
  "<!-- --!><script>alert(1)</script> -->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml <script>alert(1)</script>?>",
  "<svg><script>alert(1)</script></svg>",
  "<svg/onload=alert(1)>",
  "<svg><a xlink:href='java\tscript:alert(1)'>x</a></svg>",
  "<svg><animate attributeName=href to=javascript:alert(1)></svg>",
  "<svg><style><!--</style><script>alert(1)</script>--></style></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>",
  "<img src=x onerror=alert(1)>",
  "<img src=x\nonerror\n=\nalert(1)>",
  "<img/src=x/onerror=alert(1)>",
  '<img src="x"onerror="alert(1)">',
  "<img src=`x` onerror=alert(1)//`>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href=' \u0001java&#x0A;script:alert(1)'>x</a>",
  "<a href='JaVaScRiPt&colon;alert(1)'>x</a>",
  "<a href='vbscript:x'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<iframe src=//evil.example></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<frameset><frame src=//evil.example></frameset>",
  "<object data=//evil.example/x.swf><embed src=//evil.example/x.swf></object>",
  "<embed src=//evil.example/x.swf>",
  "<base href=//evil.example>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<form action=//evil.example><input name=code><select><option>x</select><textarea></textarea><button formaction=//evil.example>x</button></form>",
  "<isindex action=javascript:alert(1) type=image>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<textarea><img title='</textarea><img src=x onerror=alert(1)>'>",
  "<title><img title='</title><img src=x onerror=alert(1)>'>",
  "<style><img title='</style><img src=x onerror=alert(1)>'>",
  "<xmp><img title='</xmp><img src=x onerror=alert(1)>'>",
  "<noembed><img title='</noembed><img src=x onerror=alert(1)>'>",
  "<plaintext><script>alert(1)</script>",
  "<details open ontoggle=alert(1)>x</details>",
  "<body onload=alert(1)>",
  "<p style='x' ONCLICK=alert(1)>x</p>",
  "<a href=x onclick=alert(1) onclick=alert(2)>x</a>",
];

const ACTIVE = "script, iframe, frame, frameset, object, embed, base, form, textarea, select, meta[http-equiv=refresh]";

/** Returns the names of the active elements and attributes that a browser's parser finds in a letter. */
function activeIn(html: string): string[] {
  const document = new DOMParser().parseFromString(html, "text/html");
  const elements = [...document.querySelectorAll("*")];
  return [
    ...[...document.querySelectorAll(ACTIVE)].map(({ localName }) => localName),
    ...elements.flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => name.startsWith("on") || /^(?:javascript:|vbscript:|data:text\/html)/i.test(plain(element.getAttribute(name)))),
    ),
  ];
}

const plain = (value: string | null) => (value ?? "").replace(/[\p{Cc}\s]/gu, "");

describe("a letter without scripts, forms and frames", () => {
  it.each(hostile)("has nothing of %s", (input) => {
    const letter = `<p>Avant</p>${input}<p>Après</p>`;
    const left = withoutActiveContent(letter);
    expect(activeIn(left)).toEqual([]);
    expect(left).toMatch(/^<p>Avant<\/p>/);
    expect(withoutActiveContent(left)).toBe(left);
  });

  it("keeps everything else byte for byte", () => {
    const letter = `<!doctype html><html><head><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--[if mso]><style>td{}</style><![endif]-->
<link href="https://fonts.example/x.css" rel="stylesheet"></head><body bgcolor=#fff><table><td>Prix &lt; 20 € & « on »<br/>
<input type="radio" name="carousel" checked><a href="https://quai.fr/?one=javascript:">x</a><a href="javascript.html">y</a><img src="data:image/png;base64,AA"></table></body></html>`;
    expect(withoutActiveContent(letter)).toBe(letter);
    expect(withoutActiveContent("<form action=x><p>Voir <button>ici</button></p></form>")).toBe(" <p>Voir  ici </p> ");
  });

  it("says what is left out, where it stands", () => {
    const letter = '<p onclick="x">a</p>\n<form><iframe src=x></iframe></form>';
    expect(findActiveContent(letter).map(({ name, start }) => [name, letter.slice(start).slice(0, 7)])).toEqual([
      ["onclick", "onclick"],
      ["<form>", "<form><"],
      ["<iframe>", "<iframe"],
      ["<form>", "</form>"],
    ]);
  });
});
