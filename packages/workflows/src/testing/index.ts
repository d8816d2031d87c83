export { answerOf, orderActionsModel } from "./order-actions.model.ts";
export { act, broke, done, everyWalk, type Fakes, type Happening, type Walk, walk } from "./walk.ts";
