import { restoredStatus, type VehicleStatus } from '@vehicle-partner/domain'
import type { StatusBeforeRemoval } from '../db/schema/reviewColumns.ts'
import { noStatusReason, type ReasonColumns } from './statusReasons.ts'

type Row = ReasonColumns & { status: VehicleStatus; before_removal: StatusBeforeRemoval | null }

/** What a restore of this row has to put back. */
export function keepBeforeRemoval(row: Row): StatusBeforeRemoval {
  const { status, status_reason_code, status_reason_text, status_reason_at, status_reason_by } = row
  if (status_reason_text === null || status_reason_at === null) return { status, reason: null }
  const at = status_reason_at.toISOString()
  return { status, reason: { code: status_reason_code, text: status_reason_text, at, by: status_reason_by ?? 'system' } }
}

/** The status of a removed row that is restored, with the operator's reason where what the operator decided stays. */
export function restoredColumns({ before_removal }: Row) {
  const status = restoredStatus(before_removal?.status ?? null)
  const { reason = null } = before_removal ?? {}
  if (reason?.by !== 'operator' || status === 'inactive') return { status, ...noStatusReason }
  return {
    status,
    status_reason_code: reason.code,
    status_reason_text: reason.text,
    status_reason_at: new Date(reason.at),
    status_reason_by: reason.by,
  }
}
