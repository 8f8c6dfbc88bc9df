/** The words that every chart with axes says itself. */
export interface ChartLabels {
  viewAsTable: string
  viewAsChart: string
  /** The same on small screens. */
  table: string
  chartShort: string
  /** What it is, for a screen reader. */
  chart: string
  /** How to walk it with keys. */
  keys: string
  /** How to choose with keys, where choosing leads somewhere. */
  choose: string
  /** Follows what is chosen. */
  chosen: string
  /** Heads of the table's columns. */
  category: string
  value: string
  state: string
  done: string
  planned: string
  /** The last row of the table. */
  total: string
  download: string
  loading: string
  failed: string
  empty: string
}

export const chartWords: ChartLabels = {
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  table: 'Table',
  chartShort: 'Chart',
  chart: 'chart',
  keys: 'Use the left and right arrow keys to walk it.',
  choose: 'Enter chooses.',
  chosen: 'chosen',
  category: 'Date',
  value: 'Count',
  state: 'State',
  done: 'Done',
  planned: 'Scheduled',
  total: 'Total',
  download: 'Download CSV',
  loading: 'Loading',
  failed: 'Could not load',
  empty: 'Nothing to show yet',
}

const grouped = new Intl.NumberFormat('en-NG')
/** A figure grouped by thousands. */
export const groupThousands = (value: number): string => grouped.format(value)
