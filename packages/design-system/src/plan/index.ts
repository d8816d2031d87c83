export { Plan, type PlanColumn, type PlanPlace, type PlanTile } from "./Plan.tsx";
export { PlanMark, WidthMark } from "./PlanMark.tsx";
