export { Agenda } from "./Agenda.tsx";
export { DayList, Legend, MonthBar } from "./MonthBar.tsx";
export { type MonthEntry, MonthGrid } from "./MonthGrid.tsx";
