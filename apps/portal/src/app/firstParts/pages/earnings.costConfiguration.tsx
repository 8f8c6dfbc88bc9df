import { Stack } from '@vehicle-partner/ui'
import { AnnouncedRatesView, findAnnounced } from '../../../earnings/costs/AnnouncedRatesView.tsx'
import type { PartnerCosts } from '../../../earnings/costs/costedVehicles.ts'
import { CostsLoading } from '../../../earnings/costs/CostsLoading.tsx'
import type { RateCards } from '../../../earnings/costs/rateTexts.tsx'
import { readFirstAnswer, showFirst, showFirstPart } from '../showFirstPart.tsx'

/** Shows the notice of new rates above the form, which comes with the program. */
async function showNotice() {
  const [rates, costs] = await Promise.all([
    readFirstAnswer<RateCards>('rateCards.list'),
    readFirstAnswer<{ data: PartnerCosts }>('costConfigurations.get'),
  ])
  if (!rates || !costs || findAnnounced(rates.data).length === 0) return
  await showFirstPart('data-loading-costs', () => (
    <Stack gap="large">
      <AnnouncedRatesView cards={rates.data} vehicles={costs.data.vehicles} hasConfirmed={false} isConfirming={false} />
      <CostsLoading />
    </Stack>
  ))
}

void showFirst(showNotice)
