export { Calendar, RangeCalendar } from "./Calendar.tsx";
export { DatePicker, DateRangePicker } from "./DatePicker.tsx";
export { type Day, fromDate, readDay, toDate, writeDay } from "./day.ts";
