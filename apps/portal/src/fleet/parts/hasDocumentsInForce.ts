import type { Vehicle } from '@vehicle-partner/api'
import { allowsTrips, complianceStatuses } from '@vehicle-partner/domain'

/** Whether the documents of a vehicle or a driver let it be given trips. */
export const hasDocumentsInForce = ({ compliance }: { compliance: { status: Vehicle['compliance']['status'] } }): boolean =>
  complianceStatuses.some((status) => status === compliance.status && allowsTrips(status))
