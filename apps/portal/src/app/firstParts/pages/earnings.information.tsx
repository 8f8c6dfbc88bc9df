import { EarningFigures } from '../../../earnings/information/EarningFigures.tsx'
import type { EarningsSummary } from '../../../earnings/information/earningsSummary.ts'
import { NextPayoutView } from '../../../earnings/information/NextPayoutView.tsx'
import { readFirstAnswer, renew, showFirst, showFirstPart } from '../showFirstPart.tsx'

/** Presses are kept until the program is there. */
const ignorePress = () => undefined

async function showEarnings() {
  const { roles } = window.bootstrap
  const { data: summary, metadata } =
    (await readFirstAnswer<{ data: EarningsSummary; metadata: { as_of?: string } }>('earnings.summary')) ?? {}
  const asOf = metadata?.as_of
  // The document asks for the present month only.
  if (!summary || asOf === undefined || !roles || location.search !== '') return
  const page = await showFirstPart('data-loading-payout', () => (
    <NextPayoutView summary={summary} now={new Date(asOf)} roles={roles} openId={undefined} onToggle={ignorePress} />
  ))
  await showFirstPart('data-loading-figures', () => <EarningFigures summary={summary} asOf={asOf} loading={false} />)
  renew(page)
}

void showFirst(showEarnings)
