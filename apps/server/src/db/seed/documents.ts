import { addDays, lagosDate, type Day } from '@vehicle-partner/domain'
import { and, eq, lt, notInArray } from 'drizzle-orm'
import type { InferInsertModel } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { documents } from '../schema/documents.ts'
import { at } from './calendar.ts'
import type { Fleet } from './fleet.ts'
import { idOf, randomOf } from './random.ts'
import { insertMissing } from './write.ts'

type DocumentRow = InferInsertModel<typeof documents>
type Type = DocumentRow['type']

/** Days from today to the expiry of papers that stand out; the others are spread over the year to come. */
const special: Readonly<Record<number, number | 'rejected' | 'under_review'>> = {
  1: -3,
  11: -9,
  3: 6,
  17: 13,
  38: 21,
  44: 28,
  50: 'rejected',
  8: 'under_review',
  47: 'under_review',
}

/** Papers of the organisation, of each vehicle and of each driver at work. */
export function fleetDocuments(fleet: Fleet, today: Day): DocumentRow[] {
  const rows: DocumentRow[] = []
  const owners = [
    ...fleet.vehicles
      .filter((vehicle) => vehicle.status !== 'archived')
      .flatMap(({ id }) =>
        (['vehicle_licence', 'road_worthiness', 'insurance'] as const).map((type) => ({ type, vehicle_id: id, driver_id: null })),
      ),
    ...fleet.drivers
      .filter((_, index) => index % 15 < 12)
      .flatMap(({ id }) => (['drivers_licence', 'lasdri_card'] as const).map((type) => ({ type, vehicle_id: null, driver_id: id }))),
  ]
  for (const [index, owner] of owners.entries()) {
    const name = `${fleet.plan.name}:${index}`
    const kind = special[index] ?? 40 + ((index * 53) % 320)
    rows.push(document(name, fleet.plan.partnerId, owner, today, kind))
  }
  return rows
}

/** The papers of the company itself, all approved. */
export function companyDocuments(
  partnerId: string,
  name: string,
  today: Day,
  state: 'approved' | 'under_review' = 'approved',
): DocumentRow[] {
  return (['cac_certificate', 'status_report', 'tax_id_certificate'] as const).map((type) => ({
    ...document(
      `${name}:${type}`,
      partnerId,
      { type, vehicle_id: null, driver_id: null },
      today,
      state === 'approved' ? 100 : 'under_review',
    ),
    expiry_date: null,
  }))
}

function document(
  name: string,
  partner_id: string,
  owner: { type: Type; vehicle_id: string | null; driver_id: string | null },
  today: Day,
  kind: number | 'rejected' | 'under_review',
): DocumentRow {
  const issued = typeof kind === 'number' ? addDays(today, kind - 365) : addDays(today, -5)
  const created_at = at(addDays(issued, 2), 10 * 60)
  return {
    id: idOf('doc', name, created_at),
    partner_id,
    ...owner,
    number: `${owner.type.slice(0, 3).toUpperCase()}/${String(randomOf(`document:${name}`).int(100_000, 999_999))}`,
    issue_date: issued,
    expiry_date: addDays(issued, 365),
    status: typeof kind === 'number' ? 'approved' : kind,
    reason_code: kind === 'rejected' ? 'unreadable' : null,
    reason_text: kind === 'rejected' ? 'The scan cannot be read. Please upload a sharper picture.' : null,
    supersedes_id: null,
    created_at,
    reviewed_at: kind === 'under_review' ? null : at(addDays(issued, 3), 11 * 60),
  }
}

/** Renews the demo's papers that have run out since they were made, except the two that are there to be seen expired. */
export async function renewDocuments(db: Db, now: Date, fleet: Fleet, first: readonly DocumentRow[], firstDay: Day): Promise<void> {
  const today = lagosDate(now)
  const left = first.filter((row) => row.expiry_date && row.expiry_date < firstDay).map((row) => row.id)
  const expired = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.partner_id, fleet.plan.partnerId),
        eq(documents.status, 'approved'),
        lt(documents.expiry_date, today),
        ...(left.length > 0 ? [notInArray(documents.id, left)] : []),
      ),
    )
  for (const old of expired) {
    let expiry = old.expiry_date ?? today
    while (expiry < today) expiry = addDays(expiry, 365)
    const issue_date = addDays(expiry, -365)
    const created_at = at(addDays(issue_date, -2), 10 * 60)
    await db.update(documents).set({ status: 'superseded' }).where(eq(documents.id, old.id))
    await insertMissing(db, documents, [
      {
        ...old,
        id: idOf('doc', `${old.id}:renewed`, created_at),
        issue_date,
        expiry_date: expiry,
        supersedes_id: old.id,
        created_at,
        reviewed_at: at(issue_date, 600),
      },
    ])
  }
}
