export * from "./list-contract.ts";
export * from "./lists.generated.ts";
