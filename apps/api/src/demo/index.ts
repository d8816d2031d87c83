export * from "./rows.ts";
export { generateDocuments, generateProducts, type ScaleOptions } from "./scale.ts";
export { type DemoShop, makeDemoShop } from "./shop.ts";
