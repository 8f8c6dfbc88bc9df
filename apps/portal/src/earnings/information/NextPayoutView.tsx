import { isOwner, paths } from '@vehicle-partner/domain'
import {
  AlertStrip,
  Button,
  Card,
  Link,
  Money,
  Skeleton,
  Stack,
  StatCard,
  StatGroup,
  Text,
  Timeline,
  UnbrokenText,
} from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { payoutStepLink, stopsPayout } from '../parts/payoutStepLinks.ts'
import type { EarningsSummary } from './earningsSummary.ts'
import { describePayoutDay, describeUnsettled, payoutWay } from './payoutWay.ts'

const noText = '\u00a0'

/** In the place of the timeline: most partners have a next payout, and nothing below moves when it comes. */
const timelinePlaceholder = [1, 2, 3, 4].map((place) => ({
  id: String(place),
  title: <Skeleton width="word" />,
  description: noText,
  status: 'upcoming' as const,
}))

export interface NextPayoutViewProps {
  /** Undefined while it loads. */
  summary: EarningsSummary | undefined
  now: Date
  roles: readonly string[]
  /** The id of the content while it is open. */
  openId: string | undefined
  onToggle: () => void
  /** What the payout is made of, while it is open. */
  children?: ReactNode
}

/** What is on no payslip yet, its way to the next payout, and the latest payslip. */
export function NextPayoutView({ summary, now, roles, openId, onToggle, children }: NextPayoutViewProps) {
  const loading = !summary
  const next = summary?.next_payout
  const slip = summary?.latest_payslip
  return (
    <Stack {...(loading ? { 'data-loading-payout': '' } : {})}>
      <StatGroup
        columns="aside"
        aria-label="Not yet paid"
        media={
          <Stack gap="large">
            <Stack gap="none" aria-busy={loading}>
              <Text size="label" tone="secondary">
                Unsettled earnings
              </Text>
              {summary ? <Money kobo={summary.unsettled_kobo} size="display" /> : <Skeleton size="title" width="half" />}
              <Text size="small" tone="secondary">
                {describeUnsettled(next)}
              </Text>
            </Stack>
            {next || loading ? (
              <Timeline
                aria-label="The way to the next payout"
                aria-hidden={loading}
                orientation="horizontal"
                events={next ? payoutWay(next, now) : timelinePlaceholder}
              />
            ) : null}
            <div aria-hidden={loading}>
              <Button
                variant="quiet"
                size="small"
                flush
                disabled={loading}
                aria-expanded={openId !== undefined}
                aria-controls={openId}
                onClick={onToggle}
              >
                {loading ? noText : openId === undefined ? 'What is in it, and what is not yet' : 'Close'}
              </Button>
            </div>
          </Stack>
        }
      >
        <StatCard
          label="Latest payslip"
          value={<Money kobo={slip?.payable_kobo} />}
          hint={
            slip ? (
              <Link href={paths.payslip({ id: slip.id })}>
                <UnbrokenText>{slip.number}</UnbrokenText>
              </Link>
            ) : (
              'None yet'
            )
          }
          loading={loading}
        />
        <StatCard
          label={next?.is_final ? 'Next payout' : 'Next payout, estimate'}
          value={<Money kobo={next?.estimate_kobo ?? 0} />}
          hint={
            <>
              {next ? describePayoutDay(next) : 'None is planned'}
              <br />
              <Link href={paths.payouts()}>All payouts</Link>
            </>
          }
          loading={loading}
        />
      </StatGroup>
      {next?.next_step && stopsPayout(next.next_step) ? <Hindrance step={next.next_step} roles={roles} /> : null}
      {openId === undefined ? null : <Card>{children}</Card>}
    </Stack>
  )
}

/** What stops the payout on its day, with the one link that mends it. */
function Hindrance({ step: { code, text }, roles }: { step: { code: string; text: string }; roles: readonly string[] }) {
  const link = payoutStepLink(code)
  const isMendable = isOwner(roles)
  return (
    <AlertStrip
      tone="warning"
      title="The next payout cannot be sent like this."
      action={
        isMendable &&
        link && (
          <Link href={link.href} tone="inherit">
            {link.text}
          </Link>
        )
      }
    >
      {text}
      {isMendable || !link ? null : ' Tell an owner.'}
    </AlertStrip>
  )
}
