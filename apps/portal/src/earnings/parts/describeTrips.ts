import { formatCount } from '@vehicle-partner/domain'

/** '318 trips'. Undefined for earnings without a trip: months of long ago are kept without their trips. */
export const describeTrips = ({ trips, gross_kobo }: { trips: number; gross_kobo: number }): string | undefined =>
  trips === 0 && gross_kobo > 0 ? undefined : trips === 1 ? '1 trip' : `${formatCount(trips)} trips`
