import { endSentence, paths, type DispatchBlocker } from '@vehicle-partner/domain'
import type { NeedsAction } from './partners.contract.ts'

type Code = DispatchBlocker['code']

interface Reason {
  /** One vehicle, and several: '1 has no driver'. */
  words: readonly [one: string, many: string]
  /** The step that resolves it; absent where the partner can only wait. */
  step?: { label: string; link: string }
}

/**
 * The first reasons of vehicles that the entry counts. Expired documents have an entry of their own, the checklist asks for the
 * verification, and who paused or removed a vehicle knows it.
 */
const reasons: Readonly<Partial<Record<Code, Reason>>> = {
  no_driver: {
    words: ['has no driver', 'have no driver'],
    step: { label: 'Assign drivers', link: paths.vehicles({ driver: 'unassigned' }) },
  },
  document_missing: {
    words: ['lacks a document', 'lack documents'],
    step: { label: 'Upload documents', link: paths.vehicles({ compliance: 'missing' }) },
  },
  document_rejected: {
    words: ['has a document that was not accepted', 'have documents that were not accepted'],
    step: { label: 'Upload them again', link: paths.vehicles({ compliance: 'rejected' }) },
  },
  driver_blocked: {
    words: ['has a driver who cannot take trips', 'have drivers who cannot take trips'],
    step: { label: 'See the drivers', link: paths.drivers({ vehicle: 'assigned' }) },
  },
  draft: {
    words: ['is not sent for review', 'are not sent for review'],
    step: { label: 'Complete them', link: paths.vehicles({ status: 'draft' }) },
  },
  rejected: {
    words: ['was not accepted', 'were not accepted'],
    step: { label: 'Correct them', link: paths.vehicles({ status: 'rejected' }) },
  },
  suspended: { words: ['is suspended', 'are suspended'], step: { label: 'See why', link: paths.vehicles({ status: 'suspended' }) } },
  under_review: { words: ['is being checked', 'are being checked'] },
}

/** The reasons that the entry counts. */
export const noTripsReasons: readonly string[] = Object.keys(reasons)

/** How many vehicles get no trips for the same first reason. */
export interface NoTripsCount {
  reason: string
  count: number
}

/** One vehicle, for an organisation of which no other gets no trips. */
export interface NoTripsVehicle {
  plate: string
  blocker: Pick<DispatchBlocker, 'text' | 'action'> | undefined
}

/**
 * "Why am I not getting trips?": the dashboard entry for the vehicles that get none. It names the commonest reason first, with the step that
 * resolves the first one that has a step; empty where there is no step to take. `only` is the vehicle where there is one alone.
 */
export function noTripsEntry(counts: readonly NoTripsCount[], only: NoTripsVehicle | undefined): NeedsAction[] {
  const known = Object.entries(reasons)
    .map(([code, reason]) => ({ ...reason, count: counts.find((each) => each.reason === code)?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const count = known.reduce((sum, each) => sum + each.count, 0)
  const step = known.find((each) => each.step)?.step
  if (!step) return []
  const entry = { kind: 'vehicle.no_trips', severity: 'warning' as const, count }
  if (only?.blocker?.action) {
    const { text, action } = only.blocker
    return [{ ...entry, label: `${only.plate} gets no trips`, detail: endSentence(text), action_label: action.label, link: action.link }]
  }
  const parts = known.map(({ words: [one, many], count: number }) => `${number} ${number === 1 ? one : many}`)
  return [
    {
      ...entry,
      label: count === 1 ? '1 vehicle gets no trips' : `${count} vehicles get no trips`,
      detail: `${inWords(parts)}.`,
      action_label: step.label,
      link: step.link,
    },
  ]
}

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
