import { openParts, partnerRoom, userRoom } from '@vehicle-partner/api/server'
import { and, asc, eq, gt, inArray, like, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { events, eventSequences } from '../db/schema/operationTables.ts'

/** The number of the last event of an organisation; 0 before the first. */
export async function readLastSequence(db: Db, partnerId: string): Promise<number> {
  const [found] = await db.select({ seq: eventSequences.seq }).from(eventSequences).where(eq(eventSequences.partner_id, partnerId))
  return found?.seq ?? 0
}

/** What one person hears of an organisation, as a condition on `events`: the same rooms that they may join. */
export function isVisibleTo({ partnerId, userId, roles }: { partnerId: string; userId: string; roles: readonly string[] }): SQL | undefined {
  const parts = openParts(roles)
  const rooms = [userRoom(userId), partnerRoom(partnerId), ...parts.map((part) => partnerRoom(partnerId, part))]
  return or(
    inArray(events.room, rooms),
    parts.includes('trips') ? like(events.room, 'trip:%') : undefined,
    parts.includes('telemetry') ? like(events.room, 'vehicle:%') : undefined,
  )
}

/** The first event after a number, whoever may hear it: it says how long ago the gap began. */
export async function findFirstEventAfter(db: Db, partnerId: string, seq: number): Promise<{ seq: number; at: Date } | undefined> {
  const [found] = await db
    .select({ seq: events.seq, at: events.at })
    .from(events)
    .where(and(eq(events.partner_id, partnerId), gt(events.seq, seq)))
    .orderBy(asc(events.seq))
    .limit(1)
  return found?.seq ? { seq: found.seq, at: found.at } : undefined
}

/** The events of an organisation after a number, as far as the condition lets them pass. */
export const listEventsAfter = (db: Db, partnerId: string, seq: number, heard: SQL | undefined) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.partner_id, partnerId), gt(events.seq, seq), heard))
    .orderBy(asc(events.seq))
