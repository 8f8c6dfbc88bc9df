import type { VehicleActivity } from '@vehicle-partner/domain'

/** What a vehicle did in a month, as fields of an answer. */
export const describeActivity = ({ gross_kobo, trips, distance_m, days, daysInService, daysOfMonth }: VehicleActivity) => ({
  gross_kobo,
  trips,
  distance_m,
  days,
  days_in_service: daysInService,
  days_of_month: daysOfMonth,
})
