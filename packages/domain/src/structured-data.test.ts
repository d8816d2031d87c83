import { describe, expect, it, test } from "vitest";
import { parisDateTime } from "./dates.ts";
import { type DescribedPost, type DescribedProduct, describePost, describeProduct, jsonLd, type SiteContext } from "./structured-data.ts";

const siteContext: SiteContext = {
  name: "Librairie du Quai",
  locale: "fr",
  siteUrl: "https://quai.example",
  pictureUrl: (key) => `https://quai.example/api/picture?key=${key}`,
};
const now = new Date("2026-11-21T09:00:00Z");

const evening: DescribedPost = {
  postType: "Event",
  title: "Soirée Perec à voix haute",
  lead: '<p>Lecture à <strong>deux</strong> voix.</p><p>Entrée <a href="https://ailleurs.example/">libre</a>.</p>',
  metaDescription: "",
  relativeUrl: "soiree-perec",
  publicationStartDate: "2026-11-10T08:00:00.000Z",
  eventStart: "2026-12-11T18:30:00.000Z",
  eventEnd: "2026-12-11T20:00:00.000Z",
  registration: { places: 40 },
  location: {
    company: "Librairie du Quai",
    address1: "4, quai des Marins",
    address2: "",
    postalCode: "29200",
    city: "Brest",
    country: "FR",
  },
  products: [],
  medias: [
    { nature: "Sound", picture: null },
    { nature: "Picture", picture: "abc" },
    { nature: "Picture", picture: "def" },
  ],
};
const nowhere: DescribedPost = {
  ...evening,
  title: " ",
  lead: "",
  relativeUrl: null,
  publicationStartDate: null,
  eventStart: null,
  eventEnd: null,
  registration: null,
  location: { company: "", country: "FR" },
  medias: [],
};
const perec = { title: "La Vie mode d’emploi", authors: ["Georges Perec"], ean: "9782253023906", kind: "Book" as const };
const book: DescribedProduct = {
  ...perec,
  publishers: ["Le Livre de Poche"],
  summary: "Un immeuble,\nses habitants.",
  pages: 640,
  picture: "cover",
  isVisible: true,
  isRestricted: false,
  priceWithTax: "11.90",
  availability: "21",
  releaseDate: "1980-01-02",
};

describe("an event", () => {
  it("is told whole: when in Paris, where, for how many, by whom", () => {
    expect(describePost(evening, siteContext)).toEqual({
      data: {
        "@context": "https://schema.org",
        "@type": "Event",
        name: "Soirée Perec à voix haute",
        description: "Lecture à deux voix. Entrée libre.",
        image: ["https://quai.example/api/picture?key=abc"],
        url: "https://quai.example/article/soiree-perec",
        inLanguage: "fr",
        startDate: "2026-12-11T19:30:00+01:00",
        endDate: "2026-12-11T21:00:00+01:00",
        eventStatus: "https://schema.org/EventScheduled",
        location: {
          "@type": "Place",
          name: "Librairie du Quai",
          address: {
            "@type": "PostalAddress",
            streetAddress: "4, quai des Marins",
            postalCode: "29200",
            addressLocality: "Brest",
            addressCountry: "FR",
          },
        },
        maximumAttendeeCapacity: 40,
        organizer: { "@type": "Organization", name: "Librairie du Quai" },
      },
      missing: [],
    });
  });

  it("leaves out what it lacks, and names it, what matters most first", () => {
    expect(describePost(nowhere, siteContext)).toEqual({
      data: {
        "@context": "https://schema.org",
        "@type": "Event",
        inLanguage: "fr",
        eventStatus: "https://schema.org/EventScheduled",
        organizer: { "@type": "Organization", name: "Librairie du Quai" },
      },
      missing: ["title", "eventStart", "place", "url", "description", "picture", "eventEnd"],
    });
  });

  it("says what engines are to be told before what it opens with, and no number of places where as many come as like", () => {
    const { data } = describePost({ ...evening, metaDescription: "Pour  les oulipiens", registration: { places: null } }, siteContext);
    expect(data).toMatchObject({ description: "Pour  les oulipiens" });
    expect(data).not.toHaveProperty("maximumAttendeeCapacity");
  });

  it("is told by its path where nobody says where the site is", () => {
    expect(describePost(evening, { ...siteContext, siteUrl: null }).data).toMatchObject({ url: "/article/soiree-perec" });
  });

  it("has no moment that a clock does not know", () => {
    expect(describePost({ ...evening, eventStart: "demain" }, siteContext).missing).toEqual(["eventStart"]);
  });
});

describe("an article", () => {
  const note: DescribedPost = { ...evening, postType: "ProductLiked", products: [perec] };

  it("is told with the one book that it is about", () => {
    expect(describePost(note, { ...siteContext, locale: "en" })).toEqual({
      data: {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: "Soirée Perec à voix haute",
        description: "Lecture à deux voix. Entrée libre.",
        image: ["https://quai.example/api/picture?key=abc"],
        url: "https://quai.example/article/soiree-perec",
        inLanguage: "en",
        datePublished: "2026-11-10T09:00:00+01:00",
        author: { "@type": "Organization", name: "Librairie du Quai" },
        publisher: { "@type": "Organization", name: "Librairie du Quai" },
        about: {
          "@type": "Book",
          name: "La Vie mode d’emploi",
          author: [{ "@type": "Person", name: "Georges Perec" }],
          isbn: "9782253023906",
        },
      },
      missing: [],
    });
  });

  it.each([
    ["two books", [perec, perec]],
    ["no book", []],
    ["a film", [{ ...perec, kind: "Dvd" as const }]],
  ])("is about nothing where it has %s", (_, products) => {
    expect(describePost({ ...note, products }, siteContext).data).not.toHaveProperty("about");
  });

  it("lacks its day until it has one; a day alone is one", () => {
    expect(describePost({ ...note, publicationStartDate: null }, siteContext).missing).toEqual(["publicationStart"]);
    expect(describePost({ ...note, publicationStartDate: "2026-12-01" }, siteContext).data).toMatchObject({ datePublished: "2026-12-01" });
  });

  it.each(["Html", "Banner", "Location", "Author", "Video", "Podcast", "ProductList"] as const)("is nothing of type %s", (postType) => {
    expect(describePost({ ...evening, postType }, siteContext)).toEqual({ data: null, missing: [] });
  });
});

describe("a book", () => {
  it("is told whole, with what it costs and whether it is there", () => {
    expect(describeProduct(book, siteContext, now)).toEqual({
      data: {
        "@context": "https://schema.org",
        "@type": "Book",
        name: "La Vie mode d’emploi",
        author: [{ "@type": "Person", name: "Georges Perec" }],
        isbn: "9782253023906",
        publisher: [{ "@type": "Organization", name: "Le Livre de Poche" }],
        datePublished: "1980-01-02",
        description: "Un immeuble, ses habitants.",
        numberOfPages: 640,
        image: "https://quai.example/api/picture?key=cover",
        offers: {
          "@type": "Offer",
          price: "11.90",
          priceCurrency: "EUR",
          availability: "https://schema.org/InStock",
          seller: { "@type": "Organization", name: "Librairie du Quai" },
        },
      },
      missing: [],
    });
  });

  it("leaves out what it lacks, and names it", () => {
    const empty: DescribedProduct = {
      ...{ ...book, title: "", authors: [" "], ean: "2000000000015", publishers: [], summary: null, pages: null, picture: null },
      ...{ priceWithTax: null, releaseDate: null },
    };
    expect(describeProduct(empty, siteContext, now)).toEqual({
      data: { "@context": "https://schema.org", "@type": "Book" },
      missing: ["title", "isbn", "authors", "price", "publishers", "releaseDate", "picture", "summary"],
    });
  });

  it.each([
    ["11", null, "PreOrder"],
    ["21", "2026-12-03", "PreOrder"],
    ["20", null, "BackOrder"],
    ["21", null, "InStock"],
    ["32", null, "OutOfStock"],
    ["40", null, "Discontinued"],
    ["51", null, "Discontinued"],
  ] as const)("of availability %s, out on %s, is said to be %s", (availability, releaseDate, word) => {
    expect(describeProduct({ ...book, availability, releaseDate }, siteContext, now).data).toMatchObject({
      offers: { availability: `https://schema.org/${word}` },
    });
  });

  it.each([{ isVisible: false }, { isRestricted: true }])("is not offered where the site does not show it: %o", (hidden) => {
    expect(describeProduct({ ...book, ...hidden }, siteContext, now).data).not.toHaveProperty("offers");
  });

  it("is none where it is something else", () => {
    expect(describeProduct({ ...book, kind: "Goods" }, siteContext, now)).toEqual({ data: null, missing: [] });
  });
});

describe("what is written into a page", () => {
  it.each(["</script><script>alert(1)</script>", "<!--<script>", "]]>&lt;", "une ligne\u2028et une autre\u2029", "\\u003c/script> \" ' `"])(
    "ends nothing and says the same: %j",
    (title) => {
      const { data } = describePost({ ...evening, title }, siteContext);
      const written = jsonLd(data ?? {});
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual(data);
      expect(data?.name).toBe(title.trim());
    },
  );

  it("holds no markup of the lead, hostile or not", () => {
    const lead =
      '<p onclick="x()">Un</p><script>alert("deux")</script><style>p{}</style><img alt="trois" src="https://x.example/a.png"><p>quatre</p>';
    expect(describePost({ ...evening, lead }, siteContext).data).toMatchObject({ description: "Un quatre" });
  });
});

test.each([
  ["2026-12-11T18:30:00.000Z", "2026-12-11T19:30:00+01:00"],
  ["2026-07-14T22:30:00.000Z", "2026-07-15T00:30:00+02:00"],
  ["2026-10-25T00:30:00.500Z", "2026-10-25T02:30:00+02:00"],
  ["2026-10-25T01:30:00.000Z", "2026-10-25T02:30:00+01:00"],
])("%s is %s in Paris", (instant, expected) => {
  expect(parisDateTime(new Date(instant))).toBe(expected);
});
