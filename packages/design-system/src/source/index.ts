export { CodeDetails, CodeText } from "./CodeText.tsx";
