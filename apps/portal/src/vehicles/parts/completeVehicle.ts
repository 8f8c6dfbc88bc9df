import type { Api, VehicleDetails } from '@vehicle-partner/api'
import { withoutUndefined } from '../../fleet/parts/withoutUndefined.ts'

/** A vehicle as any server of the specification returns it: the fields that this product adds may be absent. */
export type SpecifiedVehicle = Awaited<ReturnType<Api['vehicles']['get']>>['data']

/** Fills what a server of the specification leaves out with neutral values. */
export function completeVehicle(vehicle: SpecifiedVehicle): VehicleDetails {
  const { driver } = vehicle
  return {
    nickname: null,
    status_reason: null,
    registration_number: '',
    plate_category: 'other',
    color: '',
    fuel_type: '',
    city: { id: '', name: '', code: '' },
    photo: null,
    compliance: { status: 'complete', next_expiry: null, issues: [] },
    dispatchable: vehicle.status === 'active',
    dispatch_blockers: [],
    stats: { trips_30d: 0, utilisation_bps: 0, rating: null, rating_count: 0 },
    version: 0,
    updated_at: null,
    chassis_number: null,
    transmission: null,
    ownership: '',
    odometer_km: null,
    photos: [],
    upcoming_trips: 0,
    active_trip: false,
    warnings: [],
    ...withoutUndefined(vehicle),
    driver: driver && { fname: '', lname: '', avatar: null, phone: '', ...withoutUndefined(driver) },
  }
}
