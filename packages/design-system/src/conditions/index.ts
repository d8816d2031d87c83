export { Condition, ConditionGroup, type ConditionMove, Conditions } from "./Conditions.tsx";
