import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CountedTextField, countedHelp } from "./CountedTextField.tsx";

const put = () => {};
const drawn = (length: number, max: number) =>
  renderToStaticMarkup(<CountedTextField help="Aide." label="Titre" maxLength={max} onChange={put} value={"é".repeat(length)} />);

test("near its limit a field counts its characters beside its help", () => {
  expect(drawn(179, 200)).not.toContain("/200");
  expect(drawn(180, 200)).toMatch(/Aide\. 180\/200/);
  expect(drawn(200, 200)).toMatch(/Aide\. 200\/200/);
  expect(renderToStaticMarkup(countedHelp({ maxLength: 1000, value: "a".repeat(950) }))).toContain("950/1000");
});

test("a code of a few characters is not counted", () => {
  expect(drawn(2, 2)).not.toContain("2/2");
});
