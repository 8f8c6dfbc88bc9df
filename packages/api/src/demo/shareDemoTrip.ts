import { tripGroup, type TripGroup } from '@vehicle-partner/domain'
import type { DemoSetup } from './callOverrides.ts'
import { listTrips } from './mockTrips.ts'

const dayMs = 86_400_000

/** Shares the first demo trip of a group by the link with this token, for a day. */
export const shareDemoTrip =
  (group: TripGroup, token: string): DemoSetup =>
  (demoData) => {
    for (const organization of Object.values(demoData.organizations)) {
      const { trips, shares } = listTrips(demoData, organization)
      const trip = trips.find(({ status }) => tripGroup(status) === group)
      if (!trip) continue
      shares.push({ trip_id: trip.id, token, expires_at: new Date(demoData.clock().getTime() + dayMs) })
      return
    }
    throw new Error(`The demo has no trip that is ${group}`)
  }
