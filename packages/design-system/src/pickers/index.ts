export { DatePicker } from "./DatePicker.tsx";
export { DateRangePicker } from "./DateRangePicker.tsx";
export { DateTimePicker } from "./DateTimePicker.tsx";
export { type Day, fromDate, readDay, toDate, writeDay } from "./day.ts";
export type { Instant } from "./instant.ts";
export { TimeField } from "./TimeField.tsx";
export { readTime, type Time } from "./time.ts";
