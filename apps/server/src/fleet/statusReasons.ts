import type { StatusReason } from '@vehicle-partner/api'

export interface ReasonColumns {
  status_reason_code: string | null
  status_reason_text: string | null
  status_reason_at: Date | null
  status_reason_by: 'operator' | 'partner' | 'system' | null
}

/** The reason of a status, as responses carry it. */
export function toStatusReason({
  status_reason_code,
  status_reason_text,
  status_reason_at,
  status_reason_by,
}: ReasonColumns): StatusReason | null {
  if (status_reason_text === null || status_reason_at === null) return null
  return {
    code: status_reason_code ?? 'other',
    text: status_reason_text,
    at: status_reason_at.toISOString(),
    by: status_reason_by ?? 'system',
  }
}

export const noStatusReason: ReasonColumns = {
  status_reason_code: null,
  status_reason_text: null,
  status_reason_at: null,
  status_reason_by: null,
}

/** The columns of a reason that a member of the partner gives. */
export const partnerStatusReason = (text: string | undefined, at: Date): ReasonColumns =>
  text === undefined || text === ''
    ? noStatusReason
    : { status_reason_code: 'partner', status_reason_text: text, status_reason_at: at, status_reason_by: 'partner' }

/** The columns of a reason that the operator gives. */
export const operatorStatusReason = (code: string, text: string, at: Date): ReasonColumns => ({
  status_reason_code: code,
  status_reason_text: text,
  status_reason_at: at,
  status_reason_by: 'operator',
})
