export { Agenda, type AgendaDay, type AgendaHeads, type AgendaRow } from "./Agenda.tsx";
export { DayList, type DayListItem, Legend, MonthBar } from "./MonthBar.tsx";
export { type MonthEntry, MonthGrid } from "./MonthGrid.tsx";
