export { DatePicker } from "./DatePicker.tsx";
export { DateRangePicker } from "./DateRangePicker.tsx";
export { DateTimePicker } from "./DateTimePicker.tsx";
export type { Day } from "./day.ts";
export { TimeField } from "./TimeField.tsx";
export type { Time } from "./time.ts";
