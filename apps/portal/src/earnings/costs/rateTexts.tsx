import type { Output } from '@vehicle-partner/api'
import type { rateCards } from '@vehicle-partner/api/contract'
import { formatBasisPoints, formatVehicleWord } from '@vehicle-partner/domain'
import { Money } from '@vehicle-partner/ui'

export type RateCards = Output<typeof rateCards.list>
export type RateCard = RateCards['data'][number]

const bases: Readonly<Record<string, string>> = { per_trip: 'each trip', per_day: 'each day', per_km: 'each kilometre' }

export const describeRate = ({ rate_kobo, share_bps }: RateCard) =>
  rate_kobo === null ? share_bps === null ? '' : `${formatBasisPoints(share_bps)} of the fares` : <Money kobo={rate_kobo} />
export const describeTerm = ({ vehicle_type, basis, route }: RateCard) =>
  [formatVehicleWord(vehicle_type), route?.label, bases[basis]].filter((part) => part !== undefined).join(', ')
