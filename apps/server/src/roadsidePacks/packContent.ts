import { findRoadsideProblems } from '@vehicle-partner/api/server'
import { formatDate, formatTimeOfDay, formatVehicleName, lagosDate, paths, type RoadsideDocument } from '@vehicle-partner/domain'
import type { PackRow, SubjectFacts } from './loadPackFacts.ts'

/** What a pack shows, on the phone and on paper. It is sent to another thread, so it is plain data. */
export interface PackContent {
  plate: string
  /** 'White Toyota Hiace 2014'. */
  vehicle: string
  partner: string
  /** Whom officers can call; null if there is no number. */
  phone: string | null
  driver: string | null
  documents: readonly RoadsideDocument[]
  /** What is not in order, in sentences. */
  problems: readonly string[]
  /** Instants, ISO 8601. */
  as_of: string
  expires_at: string
  /** The address in the QR code. */
  check_url: string
}

/** The content of a pack now. `origin`: the address of the portal. */
export function createPackContent(
  { row, facts, token }: { row: Pick<PackRow, 'expires_at'>; facts: SubjectFacts; token: string },
  { now, origin, contact }: { now: Date; origin: string; contact: { phone: string | null } },
): PackContent {
  const { vehicle, driver, partner, documents } = facts
  return {
    plate: vehicle.registration_number,
    vehicle: `${vehicle.color} ${formatVehicleName(vehicle)}`,
    partner,
    phone: contact.phone,
    driver: driver && `${driver.fname} ${driver.lname}`,
    documents,
    problems: findRoadsideProblems(facts),
    as_of: now.toISOString(),
    expires_at: row.expires_at.toISOString(),
    check_url: new URL(paths.roadsideCheck({ token }), origin).href,
  }
}

/** '23 Nov 2026, 08:14', in Lagos. */
export const formatMoment = (iso: string): string => {
  const at = new Date(iso)
  return `${formatDate(lagosDate(at))}, ${formatTimeOfDay(at)}`
}

const statusWords: Readonly<Record<RoadsideDocument['status'], string>> = {
  in_force: 'In force',
  expired: 'Expired',
  rejected: 'Not accepted',
  under_review: 'Being checked',
  missing: 'Missing',
}

/** 'In force until 12 Mar 2027', 'Expired on 1 Nov 2026', 'Missing'. */
export function describeDocument({ status, expiry_date }: RoadsideDocument): string {
  if (expiry_date === null) return status === 'in_force' ? 'In force, does not expire' : statusWords[status]
  return `${statusWords[status]} ${status === 'in_force' ? 'until' : 'on'} ${formatDate(expiry_date)}`
}
