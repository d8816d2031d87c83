import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SeoFields } from "./SeoFields.tsx";

const drawn = (slug: string | null, savedSlug: string | null) =>
  renderToStaticMarkup(
    <SeoFields
      onChange={() => {}}
      pageTitle="Rentrée d’hiver"
      savedSlug={savedSlug}
      urlStart="https://quai.example/"
      value={{ title: "", description: "", slug }}
    />,
  );

test("an address is called hand-written only when somebody wrote it", () => {
  expect(drawn(null, null)).not.toContain("à la main");
  expect(drawn("rentree-d-hiver", "rentree-d-hiver")).not.toContain("à la main");
  expect(drawn("rentree-d-hiver", "rentree-d-hiver")).toContain("ne change pas avec le titre");
  expect(drawn("hiver", "rentree-d-hiver")).toContain("Écrite à la main");
  expect(drawn("hiver", null)).toContain("Écrite à la main");
});
