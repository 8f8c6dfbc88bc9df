import { formatDate, paths } from '@vehicle-partner/domain'
import { Card, Grid, Link, Stack } from '@vehicle-partner/ui'
import { Figure } from './EarningFigures.tsx'
import type { EarningsSummary } from './earningsSummary.ts'

/** What is on no payslip yet, and when the next payout comes. */
export function NextPayoutCard({ summary, loading }: { summary: EarningsSummary | undefined; loading: boolean }) {
  const next = summary?.next_payout
  return (
    <Card>
      <Grid columns="twoToOne" align="start">
        <Stack gap="small">
          <Figure label="Unsettled earnings" kobo={summary?.unsettled_kobo} loading={loading}>
            On no payslip yet. Trips count 48 hours after arrival.
          </Figure>
          <Link href={paths.payslip({ id: 'current' })}>What is in it</Link>
        </Stack>
        <Stack gap="small">
          <Figure label="Next payout, estimate" kobo={next?.estimate_kobo ?? (loading ? undefined : 0)} loading={loading}>
            {next ? describeNext(next) : 'No payout is planned yet.'}
          </Figure>
          <Link href={paths.payouts()}>All payouts</Link>
        </Stack>
      </Grid>
    </Card>
  )
}

/** The day of the payout, or what has to be done before it can be sent. */
const describeNext = ({ date, next_step }: NonNullable<EarningsSummary['next_payout']>) =>
  next_step && next_step.code !== 'wait' ? next_step.text : `On ${formatDate(date)}`
