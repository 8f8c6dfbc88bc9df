import { formatNumber } from '../numberFormat.ts'

/** Texts of a chart with axes. */
export interface ChartLabels {
  viewAsTable: string
  viewAsChart: string
  /** `viewAsTable` on small screens. */
  viewAsTableShort: string
  /** `viewAsChart` on small screens. */
  viewAsChartShort: string
  /** The `aria-roledescription` of the plot. */
  roleDescription: string
  /** How to move between the points with the keyboard. */
  keyboardHelp: string
  /** How to select with the keyboard, if `onSelect` is given. */
  selectHelp: string
  /** Announced after a selected point. */
  selected: string
  /** Column headers of the table. */
  category: string
  value: string
  /** What is done, under way and still to come. */
  done: string
  current: string
  planned: string
  /** The last row of the table. */
  total: string
  download: string
  loading: string
  failed: string
  empty: string
}

export const defaultChartLabels: ChartLabels = {
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  viewAsTableShort: 'Table',
  viewAsChartShort: 'Chart',
  roleDescription: 'chart',
  keyboardHelp: 'Use the left and right arrow keys to move between points.',
  selectHelp: 'Press Enter to select.',
  selected: 'selected',
  category: 'Date',
  value: 'Count',
  done: 'Done',
  current: 'Under way',
  planned: 'Scheduled',
  total: 'Total',
  download: 'Download CSV',
  loading: 'Loading',
  failed: 'Could not load',
  empty: 'Nothing to show yet',
}

/** What the values count, such as `{ one: 'trip', other: 'trips' }`. */
export interface ChartUnit {
  one: string
  other: string
}

export const formatWithUnit = (value: number, formatValue: (value: number) => string, unit: ChartUnit | undefined): string =>
  unit ? `${formatValue(value)} ${value === 1 ? unit.one : unit.other}` : formatValue(value)

/** The default format of values, grouped by thousands. */
export const formatInteger = (value: number): string => formatNumber(value)
