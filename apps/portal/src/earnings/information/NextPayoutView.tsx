import { isOwner, paths } from '@vehicle-partner/domain'
import { AlertStrip, Button, Card, Grid, Link, Money, Skeleton, Stack, Text, Timeline } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { Figure } from '../parts/Figure.tsx'
import { payoutStepLink, stopsPayout } from '../parts/payoutStepLinks.ts'
import type { EarningsSummary } from './earningsSummary.ts'
import { describePayoutDay, payoutWay } from './payoutWay.ts'

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

/** What is on no payslip yet, and its way to the next payout. */
export function NextPayoutView({ summary, now, roles, openId, onToggle, children }: NextPayoutViewProps) {
  const loading = !summary
  const next = summary?.next_payout
  return (
    <Card {...(loading ? { 'data-loading-payout': '' } : {})}>
      <Stack gap="large">
        <Grid columns="twoToOne" align="start">
          <Stack gap="large">
            <Stack gap="none" aria-busy={loading}>
              <Text size="label" tone="secondary">
                Unsettled earnings
              </Text>
              {summary ? <Money kobo={summary.unsettled_kobo} size="display" /> : <Skeleton size="title" width="half" />}
              <Text size="small" tone="secondary">
                On no payslip yet. Trips are checked for 48 hours after arrival.
              </Text>
            </Stack>
            {next ? (
              <Timeline
                aria-label="The way to the next payout"
                orientation="horizontal"
                events={payoutWay(next.date, now).map(({ title, detail, status }) => ({
                  id: `${title} ${detail}`,
                  title,
                  status,
                  description: detail,
                }))}
              />
            ) : null}
          </Stack>
          <Stack gap="small">
            <Figure label="Next payout, estimate" kobo={next?.estimate_kobo ?? (loading ? undefined : 0)} loading={loading}>
              {next ? describePayoutDay(next) : 'No payout is planned yet.'}
            </Figure>
            <Link href={paths.payouts()}>All payouts</Link>
          </Stack>
        </Grid>
        {next?.next_step && stopsPayout(next.next_step) ? <Hindrance step={next.next_step} roles={roles} /> : null}
        {loading ? null : (
          <div>
            <Button variant="quiet" size="small" flush aria-expanded={openId !== undefined} aria-controls={openId} onClick={onToggle}>
              {openId === undefined ? 'What is in it, and what is not yet' : 'Close'}
            </Button>
          </div>
        )}
        {children}
      </Stack>
    </Card>
  )
}

/** What stops the payout on its day, with the one link that mends it. */
function Hindrance({ step: { code, text }, roles }: { step: { code: string; text: string }; roles: readonly string[] }) {
  const link = isOwner(roles) ? payoutStepLink(code) : undefined
  return (
    <AlertStrip
      tone="warning"
      title="The next payout cannot be sent like this."
      action={
        link && (
          <Link href={link.href} tone="inherit">
            {link.text}
          </Link>
        )
      }
    >
      {text}
      {isOwner(roles) || payoutStepLink(code) === undefined ? null : ' Tell an owner.'}
    </AlertStrip>
  )
}
