export { type Check, Checks } from "./Checks.tsx";
