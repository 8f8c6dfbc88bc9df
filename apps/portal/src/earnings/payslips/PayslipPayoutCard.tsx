import { useQuery } from '@tanstack/react-query'
import type { Payslip } from '@vehicle-partner/api'
import { formatDate, isDisputableOn, lagosDate, paths } from '@vehicle-partner/domain'
import { Card, Link, Loading, Skeleton, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { QueryError } from '../../loading/QueryError.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { BankMatch } from '../payouts/BankMatch.tsx'
import { PayoutWay } from '../payouts/PayoutWay.tsx'
import { describeMissingPayout } from './describeMissingPayout.ts'

/** The way of a payslip to the bank, and how to find it there. */
export function PayslipPayoutCard({ payslip }: { payslip: Payslip }) {
  const { payout_id, status, issued_at, disputable_until } = payslip
  const clock = useClock()
  const { payouts } = useApi()
  const result = useQuery({ ...payouts.get.query({ params: { id: payout_id ?? '' } }), enabled: payout_id !== null })
  const payout = result.data?.data
  return (
    <Card title="Payout" divided action={payout ? <StatusPill status={payout.status} registry={statusRegistry.payout} /> : undefined}>
      <Stack gap="large">
        {payout_id === null ? (
          <Text>{describeMissingPayout(payslip)}</Text>
        ) : result.isError && !payout ? (
          <QueryError query={result} compact titleLevel={3} title="The payout could not be loaded" />
        ) : (
          <Loading label="payout" loading={!payout} placeholder={<PayoutPlaceholder />}>
            {payout ? (
              <Stack gap="large">
                <PayoutWay payout={payout} issuedAt={issued_at} />
                <BankMatch payout={payout} />
                <Text size="small">
                  <Link href={paths.payouts({ payout: payout.id })}>
                    {payout.status === 'failed' || payout.status === 'on_hold' ? `Mend ${payout.reference}` : `Show ${payout.reference}`}
                  </Link>
                </Text>
              </Stack>
            ) : null}
          </Loading>
        )}
        {disputable_until === null || status === 'revised' ? null : (
          <Text size="small" tone="secondary">
            Its lines {isDisputableOn(disputable_until, lagosDate(clock())) ? 'can' : 'could'} be queried until{' '}
            {formatDate(disputable_until)}.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const PayoutPlaceholder = () => (
  <Stack gap="medium">
    <Skeleton size="small" width="half" />
    <Skeleton size="small" width="threeQuarters" />
    <Skeleton size="small" width="half" />
  </Stack>
)
