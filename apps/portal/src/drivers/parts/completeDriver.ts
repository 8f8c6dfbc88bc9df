import type { Api, DriverDetails } from '@vehicle-partner/api'
import { withoutUndefined } from '../../fleet/parts/withoutUndefined.ts'

/** A driver as any server of the specification returns it: the fields that this product adds may be absent. */
export type SpecifiedDriver = Awaited<ReturnType<Api['drivers']['get']>>['data']

/** Fills what a server of the specification leaves out with neutral values. */
export function completeDriver(driver: SpecifiedDriver): DriverDetails {
  return {
    fname: '',
    lname: '',
    phone: '',
    country_code: 'NG',
    avatar: null,
    city: { id: '', name: '', code: '' },
    licence_number: '',
    licence_class: '',
    licence_expiry_date: null,
    vehicle: null,
    compliance: { status: 'complete', next_expiry: null, issues: [] },
    rating: { count: 0, rating: null },
    stats: { trips_30d: 0, completed_bps: null, on_time_bps: null, cancellations_30d: 0 },
    status: 'active',
    status_reason: null,
    app_state: 'not_invited',
    invited_at: null,
    dispatchable: true,
    dispatch_blockers: [],
    version: 0,
    created_at: '',
    updated_at: null,
    other_names: null,
    email: null,
    dob: null,
    gender: null,
    address: null,
    state: null,
    nin: null,
    licence_issue_date: null,
    lasdri_number: null,
    lasdri_expiry_date: null,
    years_experience: null,
    languages: [],
    emergency_contact: null,
    guarantor: null,
    upcoming_trips: 0,
    active_trip: false,
    warnings: [],
    ...withoutUndefined(driver),
  }
}
