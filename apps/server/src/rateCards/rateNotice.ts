import { formatDate, formatNaira, formatVehicleWord, paths } from '@vehicle-partner/domain'
import type { rateCards } from '../db/schema/costTables.ts'

type CardRow = typeof rateCards.$inferSelect

/** The notification that a card replaces the rate of the present one. */
export const createRateNotice = ({ id, vehicle_type, rate_kobo, effective_from }: CardRow, present: CardRow) => ({
  type: 'rate_card.changing' as const,
  severity: 'info' as const,
  title: `New rates from ${formatDate(effective_from)}`,
  body: `A trip with a ${formatVehicleWord(vehicle_type).toLowerCase()} will pay ${formatNaira(rate_kobo ?? 0)} instead of ${formatNaira(present.rate_kobo ?? 0)}.`,
  entity: { type: 'rate_card', id },
  link: paths.costConfiguration(),
  action_label: 'See what it means',
})
