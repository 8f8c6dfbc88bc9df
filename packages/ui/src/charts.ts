// Apart from the main entry, because the drawing library is heavier than all the rest.
export { BarChart, type BarChartLabels, type BarChartProps, type BarDatum } from './BarChart/BarChart.tsx'
export { DonutChart, type DonutChartLabels, type DonutChartProps, type DonutSegment } from './DonutChart/DonutChart.tsx'
