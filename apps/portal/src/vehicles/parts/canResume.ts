import type { Vehicle } from '@vehicle-partner/api'
import { allowsTrips, complianceStatuses } from '@vehicle-partner/domain'

/** Whether the documents of a vehicle let it be resumed after a pause. */
export const canResume = ({ compliance }: Pick<Vehicle, 'compliance'>): boolean =>
  complianceStatuses.some((status) => status === compliance.status && allowsTrips(status))
