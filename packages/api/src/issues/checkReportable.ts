import { tripGroup } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'
import type { NewIssue } from './issues.contract.ts'

/** Hours after the end of a trip in which issues can be reported. */
export const reportableHours = 48

/** Throws RequestError unless issues can be reported now. Returns whether the report interrupts the trip. */
export function checkReportable(
  trip: { status: string; arrival_eta: Date; actual_arrival_at: Date | null },
  { severity }: Pick<NewIssue, 'severity'>,
  now: Date,
): boolean {
  const over = tripGroup(trip.status) === 'history'
  const ended = trip.actual_arrival_at ?? trip.arrival_eta
  if (over && now.getTime() - ended.getTime() > reportableHours * 3_600_000)
    throw new RequestError('InvalidTransition', 'This trip was over too long ago')
  if (severity !== 'stopped') return false
  if (over) throw new RequestError('InvalidTransition', 'This trip is over, nothing can stop it any more')
  return trip.status === 'boarding' || trip.status === 'in_progress'
}
