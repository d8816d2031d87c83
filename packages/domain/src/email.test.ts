import { describe, expect, it } from "vitest";
import { emailKey, isEmail, parseEmail, parseEmailList } from "./email.ts";

const label63 = "a".repeat(63);

describe("an e-mail address", () => {
  it.each([
    ["helene.legoff@example.fr", "helene.legoff@example.fr"],
    ["Helene.LeGoff@Example.FR", "helene.legoff@example.fr"],
    ["o'neil+livres@quai.co.uk", "o'neil+livres@quai.co.uk"],
    ["a@b.fr", "a@b.fr"],
    ["user_name/department=shipping@example.com", "user_name/department=shipping@example.com"],
    ["#!$%&'*+-/=?^_`{}|~@example.org", "#!$%&'*+-/=?^_`{}|~@example.org"],
    ["contact@3suisses.fr", "contact@3suisses.fr"],
    ["info@mairie.saint-malo.bzh", "info@mairie.saint-malo.bzh"],
    ["postmaster@musee.museum", "postmaster@musee.museum"],
    // Typed, pasted and copied.
    ["  helene@example.fr \r\n", "helene@example.fr"],
    ["helene@example.fr\u00a0", "helene@example.fr"],
    ["\ufeffhelene@example.fr\u200b", "helene@example.fr"],
    ["hel\u00adene@exam\u200bple.fr", "helene@example.fr"],
    ["helene＠example．fr", "helene@example.fr"],
    ["ﬁlippo@example.fr", "filippo@example.fr"],
    // Domains in other scripts than ASCII, with accents composed or not.
    ["info@bücher.de", "info@xn--bcher-kva.de"],
    ["info@BÜCHER.de", "info@xn--bcher-kva.de"],
    ["info@bu\u0308cher.de", "info@xn--bcher-kva.de"],
    ["info@xn--bcher-kva.de", "info@xn--bcher-kva.de"],
    ["poste@straße.de", "poste@xn--strae-oqa.de"],
    ["yamada@例え。テスト", "yamada@xn--r8jz45g.xn--zckzah"],
    // At the limits.
    [`${"a".repeat(64)}@example.fr`, `${"a".repeat(64)}@example.fr`],
    [`a@${label63}.fr`, `a@${label63}.fr`],
    [`${"a".repeat(62)}@${label63}.${label63}.${label63}`, `${"a".repeat(62)}@${label63}.${label63}.${label63}`],
  ])("%j is stored as %s", (typed, stored) => {
    expect(parseEmail(typed)).toBe(stored);
    expect(parseEmail(stored)).toBe(stored);
  });

  it.each([
    ...["", " ", "@", "nadia", "nadia@", "@example.fr", "nadia@example", "admin@localhost"],
    // Dots of the local part.
    ...[".nadia@example.fr", "nadia.@example.fr", "nadia+x.@example.fr", "nadia..b@example.fr", "example...@gmail.com"],
    // Dots and hyphens of the domain.
    ...["a@.fr", "a@b.", "a@b.fr.", "a@b..fr", "a@-b.fr", "a@b-.fr", "a@b_c.fr", "a@b.-fr"],
    // Two addresses, or more than one.
    ...["a@b@c.fr", "a@@b.fr", "a@b.fr,c@d.fr", "a@b.fr;c@d.fr", "a@b.fr c@d.fr", "<a@b.fr>", "Nadia <a@b.fr>", "mailto:a@b.fr"],
    ...["a b@c.fr", "a@b c.fr", '"a b"@c.fr', "a(x)@b.fr", "a@b.fr (Nadia)", "a\\b@c.fr", "a:b@c.fr", "a[b]@c.fr"],
    ...["a@b.fr\r\nBcc: x@y.fr", "a@b.fr\0", "a\u0007@b.fr", "a@b\t.fr"],
    ...["a@[192.168.0.1]", "a@192.168.0.1", "a@0x7f.1", "a@exam%70le.fr", "a@b.fr/x", "a@b.fr:25", "a@bü/x.de", "a@bü:8.de", "a@x?ü.de"],
    ...["hélène@example.fr", "用户@example.com", "a@☃.net/"],
    ...[`${"a".repeat(65)}@example.fr`, `a@${"a".repeat(64)}.fr`, `${"a".repeat(63)}@${label63}.${label63}.${label63}`],
    `a@${"ü".repeat(60)}.de`,
  ])("%j is none", (typed) => expect(parseEmail(typed)).toBeNull());

  it("takes no time to refuse, however long", () => {
    const before = performance.now();
    expect(isEmail(`${"a.".repeat(100_000)}@${"b.".repeat(100_000)}`)).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
  });

  it("is compared in its stored form, and whatever was stored before that is none", () => {
    expect(emailKey(" Nadia.Benhamou@Example.FR ")).toBe("nadia.benhamou@example.fr");
    expect(emailKey("Info@Bücher.de")).toBe(emailKey("info@xn--bcher-kva.de"));
    expect(emailKey(" Nadia..B@Example.FR ")).toBe("nadia..b@example.fr");
  });
});

describe("a list of e-mail addresses", () => {
  it.each([
    ["n.benhamou@example.fr", ["n.benhamou@example.fr"]],
    ["a@x.fr; b@x.fr, c@x.fr\nd@x.fr\r\ne@x.fr\tf@x.fr", ["a@x.fr", "b@x.fr", "c@x.fr", "d@x.fr", "e@x.fr", "f@x.fr"]],
    ["Nadia Benhamou <N.Benhamou@Example.fr>", ["n.benhamou@example.fr"]],
    ['"Benhamou, Nadia" <n@x.fr>; mailto:b@x.fr', ["n@x.fr", "b@x.fr"]],
    ["eluard@poésie.example", ["eluard@xn--posie-csa.example"]],
    ["  ;, \n", []],
  ])("%j", (text, emails) => expect(parseEmailList(text)).toEqual({ emails, invalid: [], duplicates: [] }));

  it.each(["nadia", "nadia@", "@x.fr", "nadia@x", "nadia x@x.fr", "a@b@x.fr", "Nadia <>", "nadia..b@x.fr"])("names %s as invalid", (text) =>
    expect(parseEmailList(text)).toEqual({ emails: [], invalid: [text], duplicates: [] }),
  );

  it("names once what stands twice or stood there before", () => {
    expect(parseEmailList("A@x.fr; b@x.fr; b@X.fr; b@x.fr; i@bücher.de", ["a@x.fr", "i@xn--bcher-kva.de"])).toEqual({
      emails: ["b@x.fr"],
      invalid: [],
      duplicates: ["a@x.fr", "b@x.fr", "i@xn--bcher-kva.de"],
    });
  });
});
