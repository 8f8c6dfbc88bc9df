import { findDocumentType } from '@vehicle-partner/domain'
import { demoOrganizations, demoPeople, type DemoPerson, type PersonKey } from '@vehicle-partner/api/mock'
import { desc, eq, sql } from 'drizzle-orm'
import { formatAccountLabel } from '../../settlementAccounts/settlementAccountRows.ts'
import type { Db } from '../database.ts'
import { documents } from '../schema/documentTables.ts'
import { drivers, vehicleAssignments, vehicles } from '../schema/fleetTables.ts'
import { auditEvents } from '../schema/operationTables.ts'
import { memberInvitations } from '../schema/partnerTables.ts'
import { payouts, settlementAccounts } from '../schema/payoutTables.ts'
import { payslips } from '../schema/payslipTables.ts'
import { text } from '../sqlValueTypes.ts'
import { addMinutes } from './lagosTime.ts'
import { writeMarkerOnce, readMarker } from './seedProgress.ts'
import { seededId } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

/** An audit event, by a person of the demo or by the system. */
interface DemoAuditEvent {
  at: Date
  by: PersonKey | null
  action: string
  type: string
  id: string
  label: string
  changes?: { field: string; from: unknown; to: unknown }[]
}

const partnerId = demoOrganizations.okafor.id
/** The number of events in the demo; the newest remain. */
const maxEvents = 120
const minutesPerHour = 60

/** Writes the audit log of Okafor Mobility from before the demo, once. Each event refers to an existing entity. */
export async function seedAuditLog(db: Db, now: Date): Promise<void> {
  if ((await readMarker(db, 'trail')) !== undefined) return
  await writeMarkerOnce(db, 'trail', now.toISOString())
  const events = [
    ...(await listFleetEvents(db)),
    ...(await listDocumentEvents(db)),
    ...(await listMoneyEvents(db)),
    ...(await listTeamEvents(db, now)),
  ]
  const newest = events.filter(({ at }) => at <= now).toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1))
  await insertMissing(db, auditEvents, newest.slice(0, maxEvents).map(toRow))
}

function toRow({ at, by, action, type, id, label, changes = [] }: DemoAuditEvent): typeof auditEvents.$inferInsert {
  const person: DemoPerson | null = by && demoPeople[by]
  return {
    id: seededId('aud', `${action}:${id}:${at.toISOString()}`, at),
    partner_id: partnerId,
    at,
    actor_id: person?.id ?? null,
    actor_name: person ? `${person.fname} ${person.lname}` : 'Vehicle Partner',
    actor_role: person ? (person.memberships.find(({ organization }) => organization === 'okafor')?.roles.join(', ') ?? 'user') : 'system',
    address: person ? '102.89.34.7' : null,
    device: person ? 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile' : null,
    action,
    entity_type: type,
    entity_id: id,
    entity_label: label,
    changes,
    request_id: null,
  }
}

const driverName = sql`${drivers.fname} || ' ' || ${drivers.lname}`.mapWith(text)

async function listFleetEvents(db: Db): Promise<DemoAuditEvent[]> {
  const [buses, crew, assignments] = [
    await db.select().from(vehicles).where(eq(vehicles.partner_id, partnerId)),
    await db
      .select({ id: drivers.id, name: driverName, status: drivers.status, created_at: drivers.created_at })
      .from(drivers)
      .where(eq(drivers.partner_id, partnerId)),
    await db
      .select({ id: vehicles.id, plate: vehicles.registration_number, driver: driverName, at: vehicleAssignments.started_at })
      .from(vehicleAssignments)
      .innerJoin(vehicles, eq(vehicles.id, vehicleAssignments.vehicle_id))
      .innerJoin(drivers, eq(drivers.id, vehicleAssignments.driver_id))
      .where(eq(vehicles.partner_id, partnerId)),
  ]
  return [
    ...buses.flatMap(({ id, registration_number: label, status, created_at }): DemoAuditEvent[] => {
      const about = { type: 'vehicle', id, label }
      return [
        { ...about, at: created_at, by: 'vehicles', action: 'vehicle.created' },
        { ...about, at: addMinutes(created_at, 26 * minutesPerHour), by: null, action: 'vehicle.approved' },
        ...(status === 'archived'
          ? [{ ...about, at: addMinutes(created_at, 90 * 24 * minutesPerHour), by: 'owner' as const, action: 'vehicle.archived' }]
          : []),
      ]
    }),
    ...crew.flatMap(({ id, name: label, status, created_at }): DemoAuditEvent[] => {
      const about = { type: 'driver', id, label }
      return [
        { ...about, at: created_at, by: 'drivers', action: 'driver.created' },
        { ...about, at: addMinutes(created_at, 20 * minutesPerHour), by: null, action: 'driver.approved' },
        ...(status === 'archived'
          ? [{ ...about, at: addMinutes(created_at, 60 * 24 * minutesPerHour), by: 'drivers' as const, action: 'driver.archived' }]
          : []),
      ]
    }),
    ...assignments.map(({ id, plate, driver, at }): DemoAuditEvent => ({
      at: at,
      by: 'vehicles',
      action: 'vehicle.assigned',
      type: 'vehicle',
      id,
      label: plate,
      changes: [{ field: 'driver', from: null, to: driver }],
    })),
  ]
}

async function listDocumentEvents(db: Db): Promise<DemoAuditEvent[]> {
  const owner = sql`coalesce((select v.registration_number from ${vehicles} v where v.id = ${documents.vehicle_id}),
    (select d.fname || ' ' || d.lname from ${drivers} d where d.id = ${documents.driver_id}), ${demoOrganizations.okafor.company_name})`.mapWith(
    text,
  )
  const rows = await db
    .select({
      id: documents.id,
      type: documents.type,
      status: documents.status,
      owner,
      created_at: documents.created_at,
      reviewed_at: documents.reviewed_at,
      vehicle_id: documents.vehicle_id,
      driver_id: documents.driver_id,
    })
    .from(documents)
    .where(eq(documents.partner_id, partnerId))
  return rows.flatMap(({ id, type, status, owner: of, created_at, reviewed_at, vehicle_id, driver_id }): DemoAuditEvent[] => {
    const ownerType = driver_id !== null ? 'driver' : vehicle_id !== null ? 'vehicle' : 'partner'
    const about = { type: 'document', id, label: `${findDocumentType(ownerType, type)?.label ?? type} of ${of}` }
    return [
      { ...about, at: created_at, by: driver_id === null ? 'vehicles' : 'drivers', action: 'document.uploaded' },
      ...(reviewed_at === null
        ? []
        : [{ ...about, at: reviewed_at, by: null, action: status === 'rejected' ? 'document.rejected' : 'document.approved' }]),
    ]
  })
}

async function listMoneyEvents(db: Db): Promise<DemoAuditEvent[]> {
  const [slips, transfers, accounts] = [
    await db.select().from(payslips).where(eq(payslips.partner_id, partnerId)).orderBy(desc(payslips.month)),
    await db.select().from(payouts).where(eq(payouts.partner_id, partnerId)),
    await db.select().from(settlementAccounts).where(eq(settlementAccounts.partner_id, partnerId)),
  ]
  return [
    ...slips.flatMap(({ id, number: label, issued_at }): DemoAuditEvent[] => {
      const about = { type: 'payslip', id, label }
      return [{ ...about, at: issued_at, by: null, action: 'payslip.issued' }]
    }),
    ...transfers.flatMap(({ id, reference: label, paid_at }): DemoAuditEvent[] =>
      paid_at === null ? [] : [{ type: 'payout', id, label, at: paid_at, by: null, action: 'payout.paid' }],
    ),
    ...accounts.map(({ created_at, ...account }): DemoAuditEvent => ({
      type: 'settlement_account',
      id: account.id,
      label: formatAccountLabel(account),
      at: created_at,
      by: 'owner',
      action: 'settlement_account.added',
    })),
  ]
}

/** Events of the team and the owner, in days before the first start. */
async function listTeamEvents(db: Db, now: Date): Promise<DemoAuditEvent[]> {
  const invited = await db.select().from(memberInvitations).where(eq(memberInvitations.partner_id, partnerId))
  const ago = (days: number, minutes = 0) => addMinutes(now, -days * 24 * minutesPerHour - minutes)
  const of = (key: PersonKey) => {
    const person: DemoPerson = demoPeople[key]
    const id = person.memberships.find(({ organization }) => organization === 'okafor')?.id ?? person.id
    return { type: 'member', id, label: `${person.fname} ${person.lname}` }
  }
  const company = { type: 'partner', id: partnerId, label: demoOrganizations.okafor.company_name }
  return [
    ...invited.map(({ id, member_email: label, created_at }): DemoAuditEvent => ({
      at: created_at,
      by: 'owner',
      action: 'member.invited',
      type: 'member',
      id,
      label,
    })),
    ...(['two-orgs', 'two-roles', 'staff', 'multi'] as const).map((key, index): DemoAuditEvent => ({
      ...of(key),
      at: ago(40 + index * 6, index * 17),
      by: key,
      action: 'member.joined',
    })),
    { ...of('disabled'), at: ago(9, 45), by: 'owner', action: 'member.disabled', changes: [{ field: 'disabled', from: false, to: true }] },
    {
      ...of('revoked'),
      at: ago(11, 130),
      by: 'owner',
      action: 'member.revoked',
      changes: [{ field: 'roles', from: ['Driver manager'], to: [] }],
    },
    {
      ...of('two-roles'),
      at: ago(14, 200),
      by: 'owner',
      action: 'member.roles_changed',
      changes: [{ field: 'roles', from: ['Earnings manager'], to: ['Earnings manager', 'Trip manager'] }],
    },
    {
      ...company,
      at: ago(21, 75),
      by: 'owner',
      action: 'partner.updated',
      changes: [
        { field: 'company_address', from: '9 Bode Thomas Street, Surulere, Lagos', to: demoOrganizations.okafor.company.company_address },
      ],
    },
  ]
}
