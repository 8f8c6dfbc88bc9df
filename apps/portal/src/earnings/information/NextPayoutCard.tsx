import { Suspense, useId, useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useSession } from '../../session/useSession.ts'
import type { EarningsSummary } from './earningsSummary.ts'
import { NextPayoutView } from './NextPayoutView.tsx'

const NextPayoutContent = createLazyPart(async () => (await import('./NextPayoutContent.tsx')).NextPayoutContent)

/** What is on no payslip yet, its way to the next payout, and what the payout is made of. */
export function NextPayoutCard({ summary }: { summary: EarningsSummary | undefined }) {
  const clock = useClock()
  const { roles } = useSession()
  const contentId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <NextPayoutView summary={summary} now={clock()} roles={roles} openId={isOpen ? contentId : undefined} onToggle={() => setOpen(!isOpen)}>
      {isOpen && summary ? (
        <div id={contentId}>
          <Suspense>
            <NextPayoutContent unsettledKobo={summary.unsettled_kobo} />
          </Suspense>
        </div>
      ) : null}
    </NextPayoutView>
  )
}
