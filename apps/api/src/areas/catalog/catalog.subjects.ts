import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";

type Scheme = Schemas["SubjectScheme"];
type Subject = Schemas["Subject"];

/** Code → its label, and the code of its parent. */
type Codes = Readonly<Record<string, readonly string[] | undefined>>;

/** Maximum number of subjects returned. */
const MOST_SUBJECTS = 50;

// Loaded on first use: most processes never need them.
const FILES: Readonly<Record<Scheme, () => Promise<{ default: unknown }>>> = {
  Clil: () => import("./subjects/clil.json", { with: { type: "json" } }),
  Thema: () => import("./subjects/thema.json", { with: { type: "json" } }),
};

async function codesOf(scheme: Scheme): Promise<Codes> {
  return (await FILES[scheme]()).default as Codes;
}

function subjectOf(codes: Codes, code: string): Subject {
  const parents: string[] = [];
  let [label, parent] = codes[code] ?? [];
  while (parent !== undefined) {
    const [above, next]: readonly string[] = codes[parent] ?? [];
    if (above !== undefined) parents.unshift(above);
    parent = next;
  }
  return { code, label: label ?? code, parents };
}

/** Returns the labels of codes, in order; unknown codes keep the code. */
export async function subjectsNamed(scheme: Scheme, subjectCodes: readonly string[]): Promise<Subject[]> {
  const codes = await codesOf(scheme);
  return subjectCodes.map((code) => subjectOf(codes, code));
}

/** Finds subjects by code prefix or by words in label and ancestors; prefixes first. */
export async function findSubjects(scheme: Scheme, search: string): Promise<Subject[]> {
  const codes = await codesOf(scheme);
  const wanted = searchKey(search);
  const words = wanted.split(" ").filter((word) => word !== "");
  const found: { rank: number; subject: Subject }[] = [];
  for (const code of Object.keys(codes)) {
    const subject = subjectOf(codes, code);
    const label = searchKey(subject.label);
    const whole = ` ${searchKey([...subject.parents, subject.label].join(" "))}`;
    const isBegun = searchKey(code).startsWith(wanted);
    if (!isBegun && !words.every((word) => whole.includes(` ${word}`))) continue;
    const isOwn = words.every((word) => ` ${label}`.includes(` ${word}`));
    found.push({ rank: isBegun ? 0 : label.startsWith(wanted) ? 1 : isOwn ? 2 : 3, subject });
  }
  return found
    .sort((a, b) => a.rank - b.rank || (a.subject.code < b.subject.code ? -1 : 1))
    .slice(0, MOST_SUBJECTS)
    .map(({ subject }) => subject);
}
