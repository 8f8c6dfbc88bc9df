import type { EarningsSummary } from './earningsSummary.ts'
import { formatCount, formatNaira } from '@vehicle-partner/domain'
import { DateText, Money, Stack, StatCard, StatGroup, Text } from '@vehicle-partner/ui'
import { compareNet } from './compareNet.ts'

interface EarningFiguresProps {
  summary: EarningsSummary | undefined
  /** ISO 8601. */
  asOf: string | undefined
  loading: boolean
}

/** Gross, deductions and net of the period, and what is on no payslip yet. */
export function EarningFigures({ summary, asOf, loading }: EarningFiguresProps) {
  const returned = summary?.returned_payouts ?? []
  return (
    <Stack gap="small">
      <StatGroup aria-label="Earnings of the period">
        <StatCard
          label="Gross"
          loading={loading}
          value={summary && <Money kobo={summary.gross_kobo} />}
          hint={summary && (summary.trips === 1 ? '1 trip' : `${formatCount(summary.trips)} trips`)}
        />
        <StatCard label="Deductions" loading={loading} value={summary && <Money kobo={-summary.deductions_kobo} />} />
        <StatCard
          label="Net"
          loading={loading}
          value={summary && <Money kobo={summary.net_kobo} />}
          hint={summary && compareNet(summary)}
        />
        <StatCard
          label="Unsettled earnings"
          loading={loading}
          value={summary && <Money kobo={summary.unsettled_kobo} />}
          hint="On no payslip yet. Trips count 48 hours after arrival."
        />
      </StatGroup>
      {returned.map(({ payout_id, label, amount_kobo }) => (
        <Text key={payout_id} size="small" tone="secondary">
          {label}: {formatNaira(amount_kobo)}. It is paid again and is no earning.
        </Text>
      ))}
      {asOf === undefined ? null : (
        <Text size="small" tone="secondary">
          as of <DateText value={asOf} format="time" />
        </Text>
      )}
    </Stack>
  )
}
