export { BarChart } from "./BarChart.tsx";
export type { ChartPoint } from "./ChartFrame.tsx";
export { type CsvCell, toCsv } from "./csv.ts";
export { LineChart } from "./LineChart.tsx";
export { Seats } from "./Seats.tsx";
export { Stat, StatRow } from "./Stat.tsx";
export { TopList } from "./TopList.tsx";
