import { eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { seedMarks } from '../schema/outboxTables.ts'

/** A marker that an earlier start has written. */
export async function readMarker(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: seedMarks.value }).from(seedMarks).where(eq(seedMarks.name, name))
  return row?.value
}

/** The marker, written now if it did not exist. */
export async function writeMarkerOnce(db: Db, name: string, value: string): Promise<string> {
  await db.insert(seedMarks).values({ name, value }).onConflictDoNothing()
  return (await readMarker(db, name)) ?? value
}

/** Writes a marker for the next start. */
export async function writeMarker(db: Db, name: string, value: string): Promise<void> {
  await db.insert(seedMarks).values({ name, value }).onConflictDoUpdate({ target: seedMarks.name, set: { value } })
}
