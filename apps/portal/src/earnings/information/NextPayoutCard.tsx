import { formatDate, isOwner, lagosDate, paths } from '@vehicle-partner/domain'
import { AlertStrip, Button, Card, Divider, Grid, Link, Stack, Timeline } from '@vehicle-partner/ui'
import { Suspense, useId, useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useSession } from '../../session/useSession.ts'
import { payoutStepLink } from '../parts/payoutStepLinks.ts'
import { Figure } from './EarningFigures.tsx'
import type { EarningsSummary } from './earningsSummary.ts'
import { payoutWay } from './payoutWay.ts'

const NextPayoutContent = createLazyPart(async () => (await import('./NextPayoutContent.tsx')).NextPayoutContent)

/** What is on no payslip yet, its way to the next payout, and what the payout is made of. */
export function NextPayoutCard({ summary, loading }: { summary: EarningsSummary | undefined; loading: boolean }) {
  const clock = useClock()
  const contentId = useId()
  const [isOpen, setOpen] = useState(false)
  const next = summary?.next_payout
  return (
    <Card>
      <Stack gap="large">
        <Grid columns="thirds" align="start">
          <Figure label="Unsettled earnings" kobo={summary?.unsettled_kobo} loading={loading}>
            On no payslip yet. Trips count 48 hours after arrival.
          </Figure>
          <Stack gap="small">
            <Figure label="Next payout, estimate" kobo={next?.estimate_kobo ?? (loading ? undefined : 0)} loading={loading}>
              {next ? describeNext(next) : 'No payout is planned yet.'}
            </Figure>
            <Link href={paths.payouts()}>All payouts</Link>
          </Stack>
          {next ? (
            <Timeline
              aria-label="The way to the next payout"
              events={payoutWay(next.date, lagosDate(clock())).map(({ title, detail, status }) => ({
                id: `${title} ${detail}`,
                title,
                status,
                description: detail,
              }))}
            />
          ) : null}
        </Grid>
        {next?.next_step ? <Hindrance step={next.next_step} /> : null}
        {loading ? null : (
          <div>
            <Button
              variant="quiet"
              size="small"
              flush
              aria-expanded={isOpen}
              aria-controls={isOpen ? contentId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : 'What is in it, and what is not yet'}
            </Button>
          </div>
        )}
        {isOpen && summary ? (
          <Stack gap="large" id={contentId}>
            <Divider />
            <Suspense>
              <NextPayoutContent unsettledKobo={summary.unsettled_kobo} />
            </Suspense>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  )
}

/** The day of the payout; none is promised while something stops it. */
const describeNext = ({ date, next_step }: NonNullable<EarningsSummary['next_payout']>) =>
  next_step && next_step.code !== 'wait' ? 'It waits, see below.' : `On ${formatDate(date)}`

/** What stops the payout on its day, with the one link that mends it. */
function Hindrance({ step: { code, text } }: { step: { code: string; text: string } }) {
  const { roles } = useSession()
  if (code === 'wait' || code === 'none') return null
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
