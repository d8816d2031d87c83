/** What the pages before sign-in say in English, their own words and the design system's, in one file. */
export { englishTexts as texts } from "@reserve/design-system/english";
export { default as guest } from "./locales/en.json";
