import type { Issue } from '@vehicle-partner/api'
import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { checkReportable } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { desc, eq } from 'drizzle-orm'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { users } from '../db/schema/userTables.ts'
import { tripIssues } from '../db/schema/tripIssueTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'
import { attachUploads, signLinks } from '../files/storeUploads.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'
import { updateTrip, lockTrip, addTripEvent } from '../trips/updateTrip.ts'

type Body = Parsed<(typeof contract)['issues']['create']>['body']
type IssueRow = typeof tripIssues.$inferSelect

const serializeIssue = (context: Context, row: IssueRow, name: string): Issue => {
  const { id, reference, trip_id, category, severity, description, lat, lng, needs_replacement, state, created_at, resolved_at } = row
  return {
    id,
    reference,
    trip_id,
    category,
    severity,
    description,
    lat,
    lng,
    photos: signLinks(context, row.photos),
    needs_replacement,
    state,
    reported_by: { name },
    created_at: created_at.toISOString(),
    resolved_at: resolved_at?.toISOString() ?? null,
  }
}

/** The issues of a trip, newest first. */
export async function listIssues(context: Context, tripId: string): Promise<Issue[]> {
  const rows = await context.db
    .select({ issue: tripIssues, fname: users.fname, lname: users.lname })
    .from(tripIssues)
    .leftJoin(users, eq(users.id, tripIssues.reported_by))
    .where(eq(tripIssues.trip_id, tripId))
    .orderBy(desc(tripIssues.created_at), desc(tripIssues.id))
  return rows.map(({ issue, fname, lname }) => serializeIssue(context, issue, fname === null ? 'The driver' : `${fname} ${lname}`))
}

const criticalSeverities: readonly Body['severity'][] = ['high', 'stopped']

/** Reports an issue. One of severity `stopped` interrupts the trip. */
export const reportIssue = (context: Context, tripId: string, body: Body): Promise<Issue> =>
  inTransaction(context, async (tx) => {
    const { now } = context
    const { user } = requireCaller(context)
    const { partner } = requireMembership(context)
    const trip = await lockTrip(tx, partner.id, tripId)
    const stops = checkReportable(trip, body, now)
    const photos = await attachUploads(tx, context, body.photos, { partner_id: partner.id, kinds: ['vehicle', 'driver'], field: 'photos' })
    const id = newId('iss', now)
    const row: IssueRow = {
      ...body,
      photos: photos.map(({ Location }) => Location),
      id,
      reference: `ISS-${id.slice(-6)}`,
      partner_id: partner.id,
      trip_id: tripId,
      lat: body.lat ?? null,
      lng: body.lng ?? null,
      state: 'open',
      reported_by: user.id,
      created_at: now,
      resolved_at: null,
    }
    await tx.insert(tripIssues).values(row)
    await addTripEvent(tx, context, tripId, { kind: 'issue', text: `Reported (${body.category}): ${body.description}` })
    if (stops) {
      await updateTrip(tx, context, trip, { status: 'interrupted' })
      await addTripEvent(tx, context, tripId, { kind: 'status', from: trip.status, to: 'interrupted', text: 'The vehicle has stopped' })
    }
    publish(tx, context, {
      type: 'trip.issue',
      partner_id: partner.id,
      data: { trip_id: tripId, issue_id: id, category: body.category, severity: body.severity, state: row.state },
    })
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: 'issue.reported',
      entity: { type: 'trip', id: tripId, label: trip.reference },
      changes: [{ field: body.category, from: null, to: body.severity }],
    })
    await notify(tx, context, {
      partner_id: partner.id,
      type: 'trip.issue',
      severity: criticalSeverities.includes(body.severity) ? 'critical' : 'warning',
      title: `${trip.reference}: ${stops ? 'the vehicle has stopped' : `${body.category.replaceAll('_', ' ')} reported`}`,
      body: body.description,
      entity: { type: 'trip', id: tripId },
      link: paths.trip({ tripId }),
      group_key: `trip.issue:${id}`,
    })
    return serializeIssue(context, row, `${user.fname} ${user.lname}`)
  })
