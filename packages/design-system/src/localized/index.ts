export { LocalizedFields, type LocalizedText } from "./LocalizedFields.tsx";
export { SeoFields, type SeoText } from "./SeoFields.tsx";
