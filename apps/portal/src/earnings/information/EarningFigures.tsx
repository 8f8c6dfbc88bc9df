import { formatNaira, lagosDate } from '@vehicle-partner/domain'
import { Money, StatCard, StatGroup, Stack, Text } from '@vehicle-partner/ui'
import { nameDeductions } from '../parts/compareTypes.ts'
import { describeTrips } from '../parts/describeTrips.ts'
import { compareNet } from './compareNet.ts'
import type { EarningsSummary } from './earningsSummary.ts'

interface EarningFiguresProps {
  summary: EarningsSummary | undefined
  /** ISO 8601. */
  asOf: string | undefined
  loading: boolean
}

/** Gross, deductions and net of the period. */
export function EarningFigures({ summary, asOf, loading }: EarningFiguresProps) {
  const returned = summary?.returned_payouts ?? []
  return (
    <Stack gap="small" {...(summary ? {} : { 'data-loading-figures': '' })}>
      <StatGroup columns="three" aria-label="Totals">
        <StatCard
          label="Gross"
          value={<Money kobo={summary?.gross_kobo} size="metric" />}
          hint={summary && describeTrips(summary)}
          loading={loading}
        />
        <StatCard
          label="Deductions"
          value={<Money kobo={summary && -summary.deductions_kobo} size="metric" />}
          hint={summary && nameDeductions(summary)}
          loading={loading}
        />
        <StatCard
          label="Net"
          value={<Money kobo={summary?.net_kobo} size="metric" />}
          hint={summary && asOf !== undefined ? compareNet(summary, lagosDate(new Date(asOf))) : undefined}
          loading={loading}
        />
      </StatGroup>
      {returned.map(({ payout_id, label, amount_kobo }) => (
        <Text key={payout_id} size="small" tone="secondary">
          {label}: {formatNaira(amount_kobo)}. It is paid again and is no earning.
        </Text>
      ))}
    </Stack>
  )
}
