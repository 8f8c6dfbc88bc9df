import type { TripDetails } from '@vehicle-partner/api'
import { createLazyPart } from '../../loading/lazyComponents.tsx'

/** Whether a position of the way is known. */
export const hasMap = ({ stops }: TripDetails): boolean => stops.some(({ lat }) => lat !== null)

/** The map of a trip. */
export const LazyTripMap = createLazyPart(async () => (await import('./TripMap.tsx')).TripMap)
