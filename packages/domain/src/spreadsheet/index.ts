export * from "./cells.ts";
export * from "./codes.ts";
export * from "./columns.ts";
export * from "./encoding.ts";
export * from "./people.ts";
export * from "./records.ts";
