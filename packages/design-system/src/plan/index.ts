export { Plan } from "./Plan.tsx";
export { PlanMark, WidthMark } from "./PlanMark.tsx";
