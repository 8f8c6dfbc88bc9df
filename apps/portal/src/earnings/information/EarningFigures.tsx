import { formatCount, formatNaira } from '@vehicle-partner/domain'
import { Card, DateText, Grid, Money, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { compareNet } from './compareNet.ts'
import type { EarningsSummary } from './earningsSummary.ts'

interface EarningFiguresProps {
  summary: EarningsSummary | undefined
  /** ISO 8601. */
  asOf: string | undefined
  loading: boolean
}

interface FigureProps {
  label: string
  kobo: number | undefined
  loading: boolean
  children?: ReactNode
}

/** An amount with its name above and a line below. */
export const Figure = ({ label, kobo, loading, children }: FigureProps) => (
  <Stack gap="none" aria-busy={loading}>
    <Text size="label" tone="secondary">
      {label}
    </Text>
    {loading || kobo === undefined ? <Skeleton width="half" /> : <Money kobo={kobo} size="metric" />}
    {loading ? (
      <Skeleton size="small" width="third" />
    ) : (
      <Text size="small" tone="secondary">
        {children}
      </Text>
    )}
  </Stack>
)

/** Gross, deductions and net of the period. */
export function EarningFigures({ summary, asOf, loading }: EarningFiguresProps) {
  const returned = summary?.returned_payouts ?? []
  return (
    <Stack gap="small" {...(summary ? {} : { 'data-loading-figures': '' })}>
      <Card>
        <Grid columns="thirds">
          <Figure label="Gross" kobo={summary?.gross_kobo} loading={loading}>
            {summary && (summary.trips === 1 ? '1 trip' : `${formatCount(summary.trips)} trips`)}
          </Figure>
          <Figure label="Deductions" kobo={summary && -summary.deductions_kobo} loading={loading}>
            Fees, advances, tax and insurance
          </Figure>
          <Figure label="Net" kobo={summary?.net_kobo} loading={loading}>
            {summary && compareNet(summary)}
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
