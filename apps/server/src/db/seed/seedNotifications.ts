import type { NotificationType, Severity } from '@vehicle-partner/api'
import { notificationAudience, canReceiveNotification } from '@vehicle-partner/api/server'
import { demoOrganizations, demoPeople, type DemoPerson } from '@vehicle-partner/api/mock'
import { addDays, findDocumentType, formatNaira, lagosDate, formatDate, documentPath, paths } from '@vehicle-partner/domain'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { rateCards } from '../schema/costTables.ts'
import { documents } from '../schema/documentTables.ts'
import { drivers, vehicles } from '../schema/fleetTables.ts'
import { notifications } from '../schema/notificationTables.ts'
import { memberInvitations } from '../schema/partnerTables.ts'
import { payouts } from '../schema/payoutTables.ts'
import { payslips } from '../schema/payslipTables.ts'
import { routes } from '../schema/routeTables.ts'
import { trips } from '../schema/tripTables.ts'
import { createRateNotice } from '../../rateCards/rateNotice.ts'
import { rateCardVersion } from './fleetPlan.ts'
import { lagosTime, addMinutes } from './lagosTime.ts'
import { writeMarkerOnce, readMarker } from './seedProgress.ts'
import { seededId } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

interface DemoNotification {
  at: Date
  type: NotificationType
  severity: Severity
  title: string
  body: string
  entity: { type: string; id: string }
  link: string
  action_label?: string
}

const partnerId = demoOrganizations.okafor.id
/** The number of notifications in the demo; the newest remain. */
const maxNotifications = 40
/** Older notifications are read. */
const unreadDays = 3

/** Writes the notifications of Okafor Mobility from before the demo, once. Each refers to an existing entity. */
export async function seedNotifications(db: Db, now: Date): Promise<void> {
  if ((await readMarker(db, 'notifications')) !== undefined) return
  await writeMarkerOnce(db, 'notifications', now.toISOString())
  const news = [
    ...(await listDocumentNotifications(db, now)),
    ...(await listMoneyNotifications(db)),
    ...(await listRateNotifications(db)),
    ...(await listTripNotifications(db, now)),
    ...(await listTeamNotifications(db)),
  ]
  const past = news
    .filter((each) => each.at <= now)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.entity.id < b.entity.id ? -1 : 1))
  const rows = past.flatMap((each) => listRecipientIds(each).map((user_id) => toRow(each, user_id, now)))
  await insertMissing(db, notifications, rows.slice(0, maxNotifications))
}

/** The recipients of the type, by their roles at Okafor. */
function listRecipientIds({ type, entity }: DemoNotification): string[] {
  return Object.values<DemoPerson>(demoPeople).flatMap(({ id, memberships }) => {
    const own = memberships.find(({ organization, disabled }) => organization === 'okafor' && disabled === 0)
    return own && canReceiveNotification(notificationAudience(type, entity.type), own.roles) ? [id] : []
  })
}

function toRow(news: DemoNotification, user_id: string, now: Date): typeof notifications.$inferInsert {
  const { at: created_at, type, severity, title, body, entity, link, action_label } = news
  const old = created_at < addMinutes(now, -unreadDays * 1440)
  return {
    id: seededId('ntf', `${type}:${entity.id}:${user_id}`, created_at),
    partner_id: partnerId,
    user_id,
    type,
    severity,
    title: title.slice(0, 80),
    body: body.slice(0, 240),
    entity_type: entity.type,
    entity_id: entity.id,
    link,
    action_label: action_label ?? null,
    needs_action: action_label !== undefined,
    channels: ['in_app'],
    group_key: null,
    created_at,
    read_at: old ? addMinutes(created_at, 95) : null,
  }
}

/** A label inside a sentence: 'insurance certificate', but 'LASDRI recertification card'. */
const inSentence = (label: string) => (/^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label)

async function listDocumentNotifications(db: Db, now: Date): Promise<DemoNotification[]> {
  const today = lagosDate(now)
  const rows = await db
    .select({ document: documents, plate: vehicles.registration_number, fname: drivers.fname, lname: drivers.lname })
    .from(documents)
    .leftJoin(vehicles, eq(vehicles.id, documents.vehicle_id))
    .leftJoin(drivers, eq(drivers.id, documents.driver_id))
    .where(and(eq(documents.partner_id, partnerId), inArray(documents.status, ['approved', 'rejected'])))
  return rows.flatMap(({ document, plate, fname, lname }): DemoNotification[] => {
    const owner = plate === null ? ('driver' as const) : ('vehicle' as const)
    const id = document.vehicle_id ?? document.driver_id
    if (id === null) return []
    const name = inSentence(findDocumentType(owner, document.type)?.label ?? document.type)
    const ownerName = plate ?? `${fname ?? ''} ${lname ?? ''}`.trim()
    const about = { entity: { type: owner, id }, link: documentPath(owner, id, document.type) }
    const { expiry_date: expiry, status, reviewed_at, reason_text } = document
    if (status === 'rejected' && reviewed_at !== null)
      return [
        {
          ...about,
          at: reviewed_at,
          type: 'document.rejected',
          severity: 'warning',
          title: `A document of ${ownerName} was rejected`,
          body: `The ${name} cannot be used. ${reason_text ?? ''}`,
          action_label: 'Upload again',
        },
      ]
    if (expiry === null || expiry > addDays(today, 30)) return []
    if (expiry < today)
      return [
        {
          ...about,
          at: lagosTime(addDays(expiry, 1), 360),
          type: 'document.expired',
          severity: 'critical',
          title: `A document of ${ownerName} has expired`,
          body: `The ${name} expired on ${formatDate(expiry)}. There are no new trips until you renew it.`,
          action_label: 'Renew',
        },
      ]
    const reminded = [30, 14, 7, 3, 1].map((days) => addDays(expiry, -days)).findLast((day) => day <= today) ?? today
    return [
      {
        ...about,
        at: lagosTime(reminded, 360),
        type: 'document.expiring',
        severity: 'warning',
        title: `A document of ${ownerName} expires soon`,
        body: `The ${name} is valid until ${formatDate(expiry)}.`,
        action_label: 'Renew',
      },
    ]
  })
}

async function listMoneyNotifications(db: Db): Promise<DemoNotification[]> {
  const [slips, paid] = [
    await db.select().from(payslips).where(eq(payslips.partner_id, partnerId)).orderBy(desc(payslips.month)).limit(2),
    await db
      .select()
      .from(payouts)
      .where(and(eq(payouts.partner_id, partnerId), isNotNull(payouts.paid_at)))
      .orderBy(desc(payouts.month))
      .limit(2),
  ]
  return [
    ...slips.map(({ id, number, issued_at, payable_kobo }): DemoNotification => ({
      at: issued_at,
      type: 'payslip.issued',
      severity: 'info',
      title: `Your payslip ${number} is ready`,
      body: `${formatNaira(payable_kobo)} will be paid to your account.`,
      entity: { type: 'payslip', id },
      link: paths.payslip({ id }),
    })),
    ...paid.flatMap(({ id, reference, paid_at, amount_kobo }): DemoNotification[] =>
      paid_at === null
        ? []
        : [
            {
              at: paid_at,
              type: 'payout.paid',
              severity: 'success',
              title: 'Your payout was sent',
              body: `${formatNaira(amount_kobo ?? 0)} is on its way to your bank (${reference}).`,
              entity: { type: 'payout', id },
              link: paths.payouts({ payout: id }),
            },
          ],
    ),
  ]
}

/** The rates that are announced when the demo begins. */
async function listRateNotifications(db: Db): Promise<DemoNotification[]> {
  const cards = await db.select().from(rateCards).where(isNull(rateCards.partner_id)).orderBy(desc(rateCards.version))
  return cards.flatMap((card) => {
    const present = cards.find(({ vehicle_type, version }) => vehicle_type === card.vehicle_type && version === card.version - 1)
    return card.version > rateCardVersion && present ? [{ at: card.announced_at, ...createRateNotice(card, present) }] : []
  })
}

async function listTripNotifications(db: Db, now: Date): Promise<DemoNotification[]> {
  const lost = await db
    .select({ id: trips.id, reference: trips.reference, status: trips.status, route: routes.name, departure_at: trips.departure_at })
    .from(trips)
    .innerJoin(routes, eq(routes.id, trips.route_id))
    .where(
      and(
        eq(trips.partner_id, partnerId),
        inArray(trips.status, ['cancelled', 'missed']),
        sql`${trips.departure_at} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(trips.departure_at), trips.id)
    .limit(5)
  return lost.map(({ id, reference, status, route, departure_at }) => ({
    at: departure_at,
    type: status === 'missed' ? 'trip.missed' : 'trip.cancelled',
    severity: 'warning',
    title: `${route} was ${status === 'missed' ? 'missed' : 'cancelled'}`,
    body: `The trip ${reference} did not take place.`,
    entity: { type: 'trip', id },
    link: paths.trip({ tripId: id }),
  }))
}

async function listTeamNotifications(db: Db): Promise<DemoNotification[]> {
  const sent = await db.select().from(memberInvitations).where(eq(memberInvitations.partner_id, partnerId))
  return sent.map(({ id, member_email, created_at }) => ({
    at: created_at,
    type: 'member.invited',
    severity: 'info',
    title: 'A person was invited to your team',
    body: `${demoPeople.owner.fname} ${demoPeople.owner.lname} invited ${member_email}.`,
    entity: { type: 'member', id },
    link: paths.members(),
  }))
}
