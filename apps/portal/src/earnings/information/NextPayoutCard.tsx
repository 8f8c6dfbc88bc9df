import { formatDate, paths } from '@vehicle-partner/domain'
import { Card, Inline, Link, Money, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import type { EarningsSummary } from './earningsSummary.ts'

/** When the next payout comes, and how much it is by now. */
export function NextPayoutCard({ next, loading }: { next: EarningsSummary['next_payout'] | undefined; loading: boolean }) {
  return (
    <Card title="Next payout" divided action={<Link href={paths.payslip({ id: 'current' })}>What is in it</Link>}>
      {loading ? (
        <Skeleton width="half" />
      ) : next ? (
        <Inline justify="between" gap="medium">
          <Stack gap="none">
            <Text size="small" tone="secondary">
              Estimate, changes with every trip
            </Text>
            <Money kobo={next.estimate_kobo} size="metric" />
          </Stack>
          <Stack gap="none">
            <Text size="label">{formatDate(next.date)}</Text>
            <Link href={paths.payouts()}>All payouts</Link>
          </Stack>
        </Inline>
      ) : (
        <Text tone="secondary">No payout is planned yet.</Text>
      )}
    </Card>
  )
}
