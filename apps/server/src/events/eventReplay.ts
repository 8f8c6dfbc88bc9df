import { listJoinableParts, partnerRoom, userRoom } from '@vehicle-partner/api/server'
import { and, asc, eq, gt, inArray, like, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { events, eventSequences } from '../db/schema/operationTables.ts'
import { members } from '../db/schema/partnerTables.ts'

/** The sequence number of an organisation's last event; 0 before the first. */
export async function readLastSequence(db: Db, partnerId: string): Promise<number> {
  const [found] = await db.select({ seq: eventSequences.seq }).from(eventSequences).where(eq(eventSequences.partner_id, partnerId))
  return found?.seq ?? 0
}

/** The sequence numbers of the last event of each of a user's organisations; 0 before the first. */
export async function listLastSequences(db: Db, userId: string): Promise<Record<string, number>> {
  const found = await db
    .select({ partnerId: members.partner_id, seq: eventSequences.seq })
    .from(members)
    .leftJoin(eventSequences, eq(eventSequences.partner_id, members.partner_id))
    .where(eq(members.user_id, userId))
  return Object.fromEntries(found.flatMap(({ partnerId, seq }) => (partnerId === null ? [] : [[partnerId, seq ?? 0]])))
}

/** A condition on `events`: those of the rooms that a user may join. */
export function isVisibleTo({
  partnerId,
  userId,
  roles,
}: {
  partnerId: string
  userId: string
  roles: readonly string[]
}): SQL | undefined {
  const parts = listJoinableParts(roles)
  const rooms = [userRoom(userId), partnerRoom(partnerId), ...parts.map((part) => partnerRoom(partnerId, part))]
  return or(
    inArray(events.room, rooms),
    parts.includes('trips') ? like(events.room, 'trip:%') : undefined,
    parts.includes('telemetry') ? like(events.room, 'vehicle:%') : undefined,
  )
}

/** The first event after a number, visible or not; its time shows how long the gap is. */
export async function findFirstEventAfter(db: Db, partnerId: string, seq: number): Promise<{ seq: number; at: Date } | undefined> {
  const [found] = await db
    .select({ seq: events.seq, at: events.at })
    .from(events)
    .where(and(eq(events.partner_id, partnerId), gt(events.seq, seq)))
    .orderBy(asc(events.seq))
    .limit(1)
  return found?.seq ? { seq: found.seq, at: found.at } : undefined
}

/** The events of an organisation after a number that match a condition. */
export const listEventsAfter = (db: Db, partnerId: string, seq: number, condition: SQL | undefined) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.partner_id, partnerId), gt(events.seq, seq), condition))
    .orderBy(asc(events.seq))
