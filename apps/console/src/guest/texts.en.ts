/** English texts of the pages before sign-in, with the design system's, in one file. */
export { englishTexts as texts } from "@reserve/design-system/english";
export { default as guest } from "./locales/en.json";
