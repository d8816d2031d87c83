export { broken, isUnanswered, type Outcome, type Refusal } from "./outcome.ts";
