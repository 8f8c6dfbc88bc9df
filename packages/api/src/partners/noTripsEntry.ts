import { endSentence, formatCount, listSome, paths, type DispatchBlocker } from '@vehicle-partner/domain'
import type { NeedsAction } from './partners.contract.ts'

/** What an entry says of one vehicle, and of several, by their first reason: 'KJA-456XY has no driver'. */
type Words = readonly [one: string, many: string]

/**
 * The first reasons of vehicles that get no trips although they should. The checklist asks for the verification, and who paused or removed
 * a vehicle knows it.
 */
const reasons: Readonly<Partial<Record<DispatchBlocker['code'], Words>>> = {
  document_expired: ['has expired documents', 'have expired documents'],
  no_driver: ['has no driver', 'have no driver'],
  document_missing: ['lacks a document', 'lack documents'],
  document_rejected: ['has a document that was not accepted', 'have documents that were not accepted'],
  driver_blocked: ['has a driver who cannot take trips', 'have drivers who cannot take trips'],
  draft: ['is not sent for review', 'are not sent for review'],
  rejected: ['was not accepted', 'were not accepted'],
  suspended: ['is suspended', 'are suspended'],
  under_review: ['is being checked', 'are being checked'],
}

/** The entry of expired documents names these vehicles (expiredDocumentsEntry). */
const namedElsewhere = 'document_expired'

/** The codes of these reasons. */
export const noTripsReasons: readonly string[] = Object.keys(reasons)

/** Whether a vehicle gets no trips although it should: the rule of `without_trips` in the list, and of the count on the dashboard. */
export const isWithoutTrips = ({ dispatch_blockers: [first] }: { dispatch_blockers: readonly { code: string }[] }): boolean =>
  first !== undefined && noTripsReasons.includes(first.code)

/** How many vehicles get no trips for the same first reason. */
export interface NoTripsCount {
  reason: string
  count: number
  /** The plates of the first ones. */
  plates: readonly string[]
}

/** One vehicle, for an organisation of which no other gets no trips. */
export interface NoTripsVehicle {
  id: string
  plate: string
  blockers: readonly Pick<DispatchBlocker, 'text' | 'action'>[]
}

/**
 * "Why am I not getting trips?": the dashboard entry for the vehicles that get none. It names the commonest reason first and leads to the
 * list of these vehicles; a single one is named with its reasons, and the entry leads to the step where there is one reason. Vehicles with
 * expired documents have an entry of their own: here they are counted and not named. Empty if there are no others, and while the partner
 * can only wait.
 */
export function noTripsEntry(counts: readonly NoTripsCount[], only: NoTripsVehicle | undefined): NeedsAction[] {
  const known = Object.entries(reasons)
    .map(([code, words]) => ({ code, words, count: 0, plates: [], ...counts.find((each) => each.reason === code) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(a.code === namedElsewhere) - Number(b.code === namedElsewhere) || b.count - a.count)
  const hasMoreReasons = only !== undefined && only.blockers.length > 1
  if (known.every(({ code }) => code === 'under_review' || (code === namedElsewhere && !hasMoreReasons))) return []
  const count = known.reduce((sum, each) => sum + each.count, 0)
  const entry = { kind: 'vehicle.no_trips', severity: 'warning' as const, count }
  if (only) {
    const { id, plate, blockers } = only
    const action = blockers.length === 1 ? blockers[0]?.action : undefined
    return [
      {
        ...entry,
        label: `${plate} gets no new trips`,
        detail: blockers.map(({ text }) => endSentence(text)).join(' '),
        action_label: action?.label ?? 'See the vehicle',
        link: action?.link ?? paths.vehicle({ vehicleId: id }),
      },
    ]
  }
  const parts = known.map(
    ({ code, words: [one, many], count: number, plates }) =>
      `${code === namedElsewhere ? number : listSome(plates, number)} ${number === 1 ? one : many}`,
  )
  return [
    {
      ...entry,
      label: count === 1 ? '1 vehicle gets no new trips' : `${formatCount(count)} vehicles get no new trips`,
      detail: `${parts.join('; ')}.`,
      action_label: 'See them',
      link: paths.vehicles({ without_trips: '1' }),
    },
  ]
}
