import {
  formatVehicleName,
  isRemovedFromRoad,
  maskDocumentNumber,
  publicDriverName,
  roadsidePackState,
  roadsideProblems,
  roadsideVerdict,
  type RoadsideDocument,
} from '@vehicle-partner/domain'
import type { RoadsideCheck } from './roadsidePack.ts'

/** A pack with what is true of its vehicle and driver now. */
export interface RoadsidePackFacts {
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  vehicle: { registration_number: string; brand: string; name: string; year: number; color: string; status: string }
  driver: { fname: string; lname: string; status: string; is_assigned: boolean; was_assigned: boolean } | null
  /** The name of the organisation. */
  partner: string
  /** Those of the vehicle, then those of the driver. */
  documents: readonly RoadsideDocument[]
}

/** What is not in order about a pack, in sentences for strangers. */
export const findRoadsideProblems = ({ vehicle, driver, documents }: Omit<RoadsidePackFacts, 'created_at' | 'expires_at' | 'ended_at'>) =>
  roadsideProblems({ vehicle, driver: driver && { ...driver, name: publicDriverName(driver) }, documents })

/** Serializes what strangers see of a pack. */
export function serializeRoadsideCheck(facts: RoadsidePackFacts, now: Date): RoadsideCheck {
  const { created_at, expires_at, ended_at, vehicle, driver, partner, documents } = facts
  const state = roadsidePackState({ expires_at, ended_at }, now)
  const isLive = state === 'live'
  const problems = isLive ? findRoadsideProblems(facts) : []
  const isShown = isLive && !isRemovedFromRoad(facts)
  return {
    verdict: roadsideVerdict(state, problems),
    vehicle: {
      registration_number: vehicle.registration_number,
      name: formatVehicleName(vehicle),
      color: vehicle.color,
    },
    partner: isShown ? partner : null,
    driver: isShown && driver ? { name: publicDriverName(driver) } : null,
    documents: isShown
      ? documents.map(({ number, ...document }) => ({ ...document, number_masked: number === null ? null : maskDocumentNumber(number) }))
      : [],
    problems,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }
}
