import type { OperationOfArea } from "./operation.ts";

/** Parses the table of operations from its lines: `id|method|area|path|marks|media|claims|areas made stale`. */
export function readTable(lines: string): Readonly<Record<string, OperationOfArea>> {
  const list = (text = "") => (text === "" ? [] : text.split(","));
  return Object.fromEntries(
    lines
      .trim()
      .split("\n")
      .map((line) => {
        const [id, method, area, path, marks = "", media, claims, stale] = line.split("|");
        return [
          id,
          {
            method,
            path,
            area,
            claims: list(claims),
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
