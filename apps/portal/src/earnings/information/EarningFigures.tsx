import { formatNaira, lagosDate } from '@vehicle-partner/domain'
import { Card, DateText, Grid, Stack, Text } from '@vehicle-partner/ui'
import { nameDeductions } from '../parts/compareTypes.ts'
import { describeTrips } from '../parts/describeTrips.ts'
import { Figure } from '../parts/Figure.tsx'
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
      <Card>
        <Grid columns="thirds">
          <Figure label="Gross" kobo={summary?.gross_kobo} loading={loading}>
            {summary && describeTrips(summary)}
          </Figure>
          <Figure label="Deductions" kobo={summary && -summary.deductions_kobo} loading={loading}>
            {summary && nameDeductions(summary)}
          </Figure>
          <Figure label="Net" kobo={summary?.net_kobo} loading={loading}>
            {summary && asOf !== undefined ? compareNet(summary, lagosDate(new Date(asOf))) : null}
          </Figure>
        </Grid>
      </Card>
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
