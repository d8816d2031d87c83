export { BarChart } from "./BarChart.tsx";
export type { ChartColumns, ChartPoint, ChartProps } from "./ChartFrame.tsx";
export { type CsvCell, toCsv } from "./csv.ts";
export { LineChart } from "./LineChart.tsx";
export { Seats } from "./Seats.tsx";
export { Stat, type StatChange, StatRow } from "./Stat.tsx";
export { TopList, type TopListItem } from "./TopList.tsx";
