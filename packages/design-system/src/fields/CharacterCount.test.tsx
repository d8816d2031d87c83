import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextArea, TextField } from "./TextField.tsx";

const put = () => {};
const drawn = (length: number, max: number) =>
  renderToStaticMarkup(<TextField help="Aide." label="Titre" maxLength={max} onChange={put} value={"é".repeat(length)} />);

test("near its limit a field says how many characters are left, beside its help", () => {
  expect(drawn(179, 200)).not.toContain("restants");
  expect(drawn(180, 200)).toMatch(/Aide\..*20.caractères restants/);
  expect(drawn(200, 200)).toMatch(/0.caractère/);
  const area = renderToStaticMarkup(<TextArea label="Description" maxLength={1000} onChange={put} value={"a".repeat(950)} />);
  expect(area).toMatch(/50.caractères restants/);
});

test("a code of a few characters is not counted", () => {
  expect(drawn(2, 2)).not.toContain("caractère");
});
