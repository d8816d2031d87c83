import type { OperationOfArea } from "./operation.ts";

/** Parses the table of operations from its lines: `id|method|area|path|marks|media|claims|areas made stale`; claims `~` are those of the line before. */
export function readTable(lines: string): Readonly<Record<string, OperationOfArea>> {
  let before = "";
  const list = (text = "") => (text === "" ? [] : text.split(","));
  return Object.fromEntries(
    lines
      .trim()
      .split("\n")
      .map((line) => {
        const [id, method, area, path, marks = "", media, claims = "", stale] = line.split("|");
        if (claims !== "~") before = claims;
        return [
          id,
          {
            method,
            path,
            area,
            claims: list(before),
            isPublic: marks.includes("p"),
            isWrite: method !== "get",
            media: media || "application/json",
            needsIdempotencyKey: marks.includes("k"),
            needsVersion: marks.includes("v"),
            makesStale: list(stale),
          } as OperationOfArea,
        ];
      }),
  );
}
