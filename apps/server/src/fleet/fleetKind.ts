import { RequestError } from '@vehicle-partner/api/server'
import type { TransitionActor } from '@vehicle-partner/domain'
import type { OperationContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { DriverRow } from '../drivers/driverRecord.ts'
import type { Tx } from '../events/transaction.ts'
import type { VehicleRow } from '../vehicles/vehicleRecord.ts'

export type FleetRow = VehicleRow | DriverRow

/** The statuses that vehicles and drivers share. */
export type FleetStatus = 'active' | 'inactive' | 'pending_review' | 'rejected' | 'suspended' | 'archived'

/** The columns that a change of status writes. Only vehicles have drafts. */
export type StatusColumns = { status: FleetStatus | 'draft' } & Partial<
  Pick<
    VehicleRow,
    | 'status_reason_code'
    | 'status_reason_text'
    | 'status_reason_at'
    | 'status_reason_by'
    | 'review_due_at'
    | 'review_outcome'
    | 'archived_at'
    | 'before_removal'
  >
>

/** Everything in which vehicles and drivers differ for the rules that both share. */
export interface FleetKind<Row extends FleetRow> {
  type: 'vehicle' | 'driver'
  /** A plate number or a full name. */
  label: (row: Row) => string
  /** The row, locked until the transaction ends. */
  lock: (tx: Tx, partnerId: string, id: string) => Promise<Row | undefined>
  findPartnerId: (db: Db, id: string) => Promise<string | undefined>
  /** Pending reviews that the sandbox has to end by now, earliest first. */
  listDueReviews: (db: Db, now: Date) => Promise<{ id: string; partner_id: string }[]>
  updateStatus: (tx: Tx, id: string, columns: StatusColumns & { version: number; updated_at: Date }) => Promise<unknown>
  canTransition: (row: Row, to: FleetStatus, actor: TransitionActor) => boolean
  /** Throws RequestError unless the partner may change the status now. */
  checkTransition: (tx: Tx, context: OperationContext, row: Row, to: FleetStatus) => Promise<void>
  /** The columns of a review that starts now. */
  beginReview: (context: OperationContext, row: Row) => StatusColumns
  /** Ends the review with `row.review_outcome`; `text` replaces the usual reason of a rejection. */
  completeReview: (tx: Tx, context: OperationContext, row: Row, text?: string) => Promise<void>
  /** What happens after the row was archived: its assignment ends. */
  afterArchive: (tx: Tx, context: OperationContext, row: Row) => Promise<void>
  /** What happens after the operator suspended or reinstated the row. */
  afterSuspension?: (tx: Tx, context: OperationContext, row: Row) => Promise<void>
  texts: {
    /** One sentence for each decision of the operator; shown on the sandbox page. */
    decisions: Record<'approve' | 'reject' | 'suspend' | 'reinstate', string>
    approved: string
    /** The reason of a rejection that gives none. */
    rejected: string
    resubmit: string
    /** The reason of a suspension that gives none. */
    suspended: string
    reinstated: string
  }
}

/** The locked row. Throws RequestError `NotFound`, or `VersionConflict` if it is not the version that was read. */
export async function lockFleetRow<Row extends FleetRow>(
  tx: Tx,
  kind: FleetKind<Row>,
  partnerId: string,
  id: string,
  version?: number,
): Promise<Row> {
  const row = await kind.lock(tx, partnerId, id)
  if (!row) throw new RequestError('NotFound')
  if (version !== undefined && version !== row.version) throw new RequestError('VersionConflict')
  return row
}

/** The locked row that a form has selected. Throws RequestError `ValidationError` on its field if the partner has no such row. */
export async function lockSelectedRow<Row extends FleetRow>(tx: Tx, kind: FleetKind<Row>, partnerId: string, id: string): Promise<Row> {
  const row = await kind.lock(tx, partnerId, id)
  if (!row)
    throw new RequestError('ValidationError', undefined, { errors: { [`${kind.type}_id`]: `Please select one of your ${kind.type}s` } })
  return row
}
