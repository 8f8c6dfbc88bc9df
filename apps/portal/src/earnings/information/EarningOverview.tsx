import type { Day } from '@vehicle-partner/domain'
import { Grid } from '@vehicle-partner/ui'
import type { EarningRange } from '../parts/earningRange.ts'
import { EarningsChart, isChartEmpty } from './EarningsChart.tsx'
import type { EarningsSummary } from './earningsSummary.ts'
import { TypeBreakdown } from './TypeBreakdown.tsx'

interface EarningOverviewProps {
  summary: Pick<EarningsSummary, 'by_type' | 'previous' | 'net_kobo' | 'period' | 'series' | 'step'> | undefined
  /** The lines that a type leads to. */
  lines: EarningRange & { vehicle_id?: string }
  today: Day
}

/** The earnings over time, and by type beside them. */
export function EarningOverview({ summary, lines, today }: EarningOverviewProps) {
  // A card that says that there is no chart is as tall as its sentence.
  return (
    <Grid columns="twoToOne" align={summary && isChartEmpty(summary) ? 'start' : 'stretch'}>
      <EarningsChart summary={summary} />
      <TypeBreakdown summary={summary} lines={lines} today={today} />
    </Grid>
  )
}
