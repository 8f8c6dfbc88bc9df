import { tripGroup } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'
import type { NewIssue } from './issues.contract.ts'

/** A trip that is over can still be reported on for so many hours. */
export const reportableHours = 48

/** Throws RequestError unless something can be reported on a trip now; answers whether the report interrupts it. */
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
