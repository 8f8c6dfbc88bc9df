import { demoCities } from '@vehicle-partner/api/mock'
import {
  addDays,
  daysBetween,
  driverFieldsOfDocument,
  lagosDate,
  findDocumentType,
  documentRejectionMessages,
  requiredDocumentTypes,
  type Day,
  type DocumentOwnerType,
} from '@vehicle-partner/domain'
import { and, eq, lt, notInArray } from 'drizzle-orm'
import type { InferInsertModel } from 'drizzle-orm'
import { documentNumberColumns } from '../../documents/documentNumbers.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import type { Db } from '../database.ts'
import { documents } from '../schema/documentTables.ts'
import { drivers as driverTable } from '../schema/fleetTables.ts'
import { lagosTime } from './lagosTime.ts'
import { demoDocumentFile } from './demoFiles.ts'
import type { DriverRow, Fleet } from './demoFleet.ts'
import { seededId, createRandom } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

type DocumentRow = InferInsertModel<typeof documents>
type Type = DocumentRow['type']

/** Days to the expiry of exceptional documents of Okafor, by the index of their owner; the others expire over the next year. */
const exceptionalDocuments: Readonly<Record<string, number | 'rejected' | 'under_review'>> = {
  'vehicle 0 road_worthiness': -3,
  'vehicle 3 insurance': -9,
  'vehicle 1 insurance': 0,
  'vehicle 5 road_worthiness': 6,
  'driver 2 lasdri_card': 13,
  'driver 5 drivers_licence': 28,
  'driver 8 lasdri_card': 'rejected',
  'driver 0 lasdri_card': 'under_review',
  'driver 3 lasdri_card': 'under_review',
}

/** Vehicles and drivers of each block that are active and have all required documents. */
const activePerBlock = 10

/** The documents of each active vehicle and driver. */
export function createFleetDocuments(fleet: Fleet, today: Day): DocumentRow[] {
  const { name } = fleet.plan
  const defaultDays = (seed: number) => 40 + ((seed * 53) % 300)
  const vehicles = fleet.vehicles.flatMap(({ id, ownership }, index) =>
    index % 12 >= activePerBlock
      ? []
      : requiredDocumentTypes('vehicle', { ownership }).map((type, at) => {
          const expiredDays = name === 'udoh' ? -12 - at * 5 : undefined
          const kind =
            expiredDays ?? (name === 'okafor' ? exceptionalDocuments[`vehicle ${index} ${type}`] : undefined) ?? defaultDays(index * 5 + at)
          const owner = { type: type as Type, vehicle_id: id, driver_id: null }
          return createDocument(`${name}:vehicle:${index}:${type}`, fleet, 'vehicle', owner, today, kind)
        }),
  )
  const drivers = fleet.drivers.flatMap((driver, index) =>
    index % 15 >= activePerBlock
      ? []
      : requiredDocumentTypes('driver', { city: cityCodes.get(driver.city_id) }).map((type, at) => {
          const kind = (name === 'okafor' ? exceptionalDocuments[`driver ${index} ${type}`] : undefined) ?? defaultDays(index * 4 + at + 7)
          const owner = { type: type as Type, vehicle_id: null, driver_id: driver.id }
          const document = createDocument(`${name}:driver:${index}:${type}`, fleet, 'driver', owner, today, kind)
          return { ...document, number: numberOfDriver(driver, type) ?? document.number ?? null }
        }),
  )
  return [...vehicles, ...drivers]
}

/** The number on a document that the driver's own fields say too. */
const numberOfDriver = ({ licence_number, lasdri_number }: DriverRow, type: string) =>
  type === 'drivers_licence' ? licence_number : type === 'lasdri_card' ? lasdri_number : null

/** The drivers with the dates of their documents: a licence has one date of expiry, not one of the driver and one of the document. */
export function withDocumentDates(drivers: readonly DriverRow[], rows: readonly DocumentRow[]): DriverRow[] {
  const byDriver = Map.groupBy(rows, ({ driver_id }) => driver_id)
  return drivers.map((driver) => Object.assign({ ...driver }, ...(byDriver.get(driver.id) ?? []).map(fieldsOfDriver)) as DriverRow)
}

const fieldsOfDriver = ({ type, issue_date = null, expiry_date = null }: Pick<DocumentRow, 'type' | 'issue_date' | 'expiry_date'>) =>
  driverFieldsOfDocument({ type, number: null, issue_date, expiry_date })

const cityCodes = new Map<string, string>(demoCities.map(({ id, code }) => [id, code]))

/** The documents of the company itself. */
export function createCompanyDocuments(
  partnerId: string,
  name: string,
  today: Day,
  state: 'approved' | 'under_review' = 'approved',
): DocumentRow[] {
  return (['cac_certificate', 'status_report', 'tax_id_certificate'] as const).map((type) => {
    const plan = { name, partnerId }
    const owner = { type, vehicle_id: null, driver_id: null }
    return createDocument(`${name}:${type}`, { plan }, 'partner', owner, today, state === 'approved' ? 100 : 'under_review')
  })
}

function createDocument(
  name: string,
  { plan }: { plan: Pick<Fleet['plan'], 'name' | 'partnerId'> },
  kindOfOwner: DocumentOwnerType,
  owner: { type: Type; vehicle_id: string | null; driver_id: string | null },
  today: Day,
  kind: number | 'rejected' | 'under_review',
): DocumentRow {
  const type = findDocumentType(kindOfOwner, owner.type)
  const days = Math.round((type?.months ?? 12) * 30.4)
  const issued = typeof kind === 'number' ? addDays(today, kind - days) : addDays(today, -5)
  const created_at = lagosTime(addDays(issued, 2), 10 * 60)
  const expires = type?.expires === 'yes' || (type?.expires === 'optional' && typeof kind === 'number' && kind < 0)
  return {
    id: seededId('doc', name, created_at),
    partner_id: plan.partnerId,
    ...owner,
    number:
      type?.numberLabel === undefined
        ? null
        : `${owner.type.slice(0, 3).toUpperCase()}/${String(createRandom(`document:${name}`).int(100_000, 999_999))}`,
    issue_date: issued,
    expiry_date: expires ? addDays(issued, days) : null,
    status: typeof kind === 'number' ? 'approved' : kind,
    reason_code: kind === 'rejected' ? 'unreadable' : null,
    reason_text: kind === 'rejected' ? (documentRejectionMessages['unreadable'] ?? null) : null,
    supersedes_id: null,
    files: [demoDocumentFile(plan.name, owner.type)],
    created_at,
    reviewed_at: kind === 'under_review' ? null : lagosTime(addDays(issued, 3), 11 * 60),
  }
}

/** Writes demo documents; numbers that identify a person are encrypted. */
export const insertDocuments = (db: Db, secrets: Secrets, rows: readonly DocumentRow[]): Promise<void> =>
  insertMissing(
    db,
    documents,
    rows.map((row) => ({ ...row, ...documentNumberColumns(secrets, row.type, row.number ?? null) })),
  )

/** Renews the demo documents that have expired since the first start, except those that were expired from the beginning. */
export async function renewDocuments(db: Db, now: Date, fleet: Fleet, first: readonly DocumentRow[], firstDay: Day): Promise<void> {
  const today = lagosDate(now)
  const initiallyExpired = first.filter((row) => row.expiry_date && row.expiry_date < firstDay).map((row) => row.id)
  const expired = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.partner_id, fleet.plan.partnerId),
        eq(documents.status, 'approved'),
        lt(documents.expiry_date, today),
        ...(initiallyExpired.length > 0 ? [notInArray(documents.id, initiallyExpired)] : []),
      ),
    )
  for (const old of expired) {
    let expiry = old.expiry_date ?? today
    const term = daysBetween(old.issue_date ?? addDays(expiry, -365), expiry)
    while (expiry < today) expiry = addDays(expiry, term)
    const issue_date = addDays(expiry, -term)
    const created_at = lagosTime(addDays(issue_date, -2), 10 * 60)
    await db.update(documents).set({ status: 'superseded' }).where(eq(documents.id, old.id))
    await insertMissing(db, documents, [
      {
        ...old,
        id: seededId('doc', `${old.id}:renewed`, created_at),
        issue_date,
        expiry_date: expiry,
        supersedes_id: old.id,
        created_at,
        reviewed_at: lagosTime(issue_date, 600),
      },
    ])
    const fields = fieldsOfDriver({ ...old, issue_date, expiry_date: expiry })
    if (old.driver_id !== null && Object.keys(fields).length > 0)
      await db.update(driverTable).set(fields).where(eq(driverTable.id, old.driver_id))
  }
}
