// Not part of the main entry: recharts is larger than all other components together.
export { BarChart, type BarChartLabels, type BarChartProps, type BarDatum } from './BarChart/BarChart.tsx'
export { groupBarsByTime, type GroupBarsByTimeOptions, type TimedValue } from './BarChart/groupBarsByTime.ts'
export { DonutChart, type DonutChartLabels, type DonutChartProps, type DonutSegment } from './DonutChart/DonutChart.tsx'
export {
  LineChart,
  type LineChartLabels,
  type LineChartProps,
  type LineChartShape,
  type LinePoint,
  type LineSeries,
} from './LineChart/LineChart.tsx'
export type { TimeInterval } from './private/chart/timeCategories.ts'
