import { notificationAudience } from '@vehicle-partner/api/server'
import {
  addDays,
  daysBetween,
  describeExpiry,
  lagosDate,
  lagosDayStart,
  findDocumentType,
  formatCount,
  documentOwnerTypes,
  dueReminderStep,
  smsReminderSteps,
  paths,
  type Day,
} from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { documentReminders, documents } from '../db/schema/documentTables.ts'
import { defineRow, selectRows, type RowOf } from '../db/selectRows.ts'
import { boolean, day, oneOfText, text } from '../db/sqlValueTypes.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'
import { listRecipients } from '../notifications/notificationRecipients.ts'

const dueDocument = defineRow({
  id: documents.id,
  owner_type: oneOfText(documentOwnerTypes),
  owner: text,
  type: documents.type,
  expiry: day,
})
const sentToday = defineRow({ sent_today: boolean })

interface ReminderItem extends RowOf<typeof dueDocument> {
  /** The reminder step that is due, in days before the expiry. */
  step: number
  /** Days until the expiry; negative after it. */
  days: number
}

/** Documents that expire soon or expired recently, without a renewal under review and not snoozed. */
const findCandidates = (tx: Tx, partnerId: string, today: Day) =>
  selectRows(
    tx,
    dueDocument,
    sql`select p.id, p.type, p.expiry_date::text as expiry,
        case when p.vehicle_id is not null then 'vehicle' when p.driver_id is not null then 'driver' else 'partner' end as owner_type,
        coalesce(v.registration_number, d.fname || ' ' || d.lname, o.company_name) as owner
      from documents p join partners o on o.id = p.partner_id left join vehicles v on v.id = p.vehicle_id left join drivers d on d.id = p.driver_id
      where p.partner_id = ${partnerId} and p.status = 'approved' and p.expiry_date between ${addDays(today, -15)}::date and ${addDays(today, 30)}::date
        and coalesce(v.status, d.status, 'active') <> 'archived' and (p.snoozed_until is null or p.snoozed_until <= ${today}::date)
        and not exists (select 1 from documents r where r.partner_id = p.partner_id and r.type = p.type and r.status = 'under_review'
          and r.vehicle_id is not distinct from p.vehicle_id and r.driver_id is not distinct from p.driver_id)
      order by p.expiry_date, p.id`,
  )

/** Reminds an organisation of documents whose next reminder step is due. Each step is sent once; a person gets one digest a day. */
export async function sendReminders(tx: Tx, context: OperationContext, partnerId: string): Promise<void> {
  const { now } = context
  const today = lagosDate(now)
  const [sent] = await selectRows(
    tx,
    sentToday,
    sql`select exists (select 1 from document_reminders r join documents p on p.id = r.document_id
      where p.partner_id = ${partnerId} and r.sent_at >= ${lagosDayStart(today).toISOString()}) as sent_today`,
  )
  if (sent?.sent_today) return // the rest is part of tomorrow's digest
  const due = (await findCandidates(tx, partnerId, today)).flatMap((document): ReminderItem[] => {
    const days = daysBetween(today, document.expiry)
    const step = dueReminderStep(days)
    return step === undefined ? [] : [{ ...document, step, days }]
  })
  if (due.length === 0) return
  const added = await tx
    .insert(documentReminders)
    .values(due.map(({ id, step }) => ({ id: newId('rem', now), document_id: id, days: step, sent_at: now })))
    .onConflictDoNothing()
    .returning({ document_id: documentReminders.document_id })
  const ids = new Set(added.map(({ document_id }) => document_id))
  await sendDigests(
    tx,
    context,
    partnerId,
    due.filter(({ id }) => ids.has(id)),
  )
}

async function sendDigests(tx: Tx, context: OperationContext, partner_id: string, items: readonly ReminderItem[]): Promise<void> {
  const byPerson = new Map<string, ReminderItem[]>()
  for (const [ownerType, ownItems] of Map.groupBy(items, ({ owner_type }) => owner_type)) {
    const people = await listRecipients(tx, {
      partner_id,
      type: 'document.expiring',
      to: { areas: notificationAudience('document.expiring', ownerType) },
    })
    for (const { id } of people) byPerson.set(id, [...(byPerson.get(id) ?? []), ...ownItems])
  }
  for (const [user_id, ownItems] of byPerson) await notify(tx, context, createDigest(partner_id, user_id, ownItems, lagosDate(context.now)))
}

/** The documents that the digest lists: those of the company, of drivers, or of the fleet. */
function chooseDigestPath(items: readonly Pick<ReminderItem, 'owner_type'>[]): string {
  if (items.every(({ owner_type }) => owner_type === 'partner')) return paths.companyDocuments()
  return (items.every(({ owner_type }) => owner_type === 'driver') ? paths.drivers : paths.vehicles)({ view: 'documents' })
}

function createDigest(partner_id: string, user_id: string, items: readonly ReminderItem[], today: Day) {
  const sorted = items.toSorted((a, b) => a.days - b.days)
  const lines = sorted.map(
    ({ owner_type, owner, type, days }) => `${findDocumentType(owner_type, type)?.label ?? type} of ${owner} ${describeExpiry(days)}`,
  )
  const expiredCount = sorted.filter(({ days }) => days < 0).length
  const expiringCount = sorted.length - expiredCount
  const countDocuments = (count: number) => (count === 1 ? '1 document' : `${formatCount(count)} documents`)
  const title =
    lines.length === 1
      ? (lines[0] ?? '')
      : [
          ...(expiredCount > 0 ? [`${countDocuments(expiredCount)} expired`] : []),
          ...(expiringCount > 0 ? [`${countDocuments(expiringCount)} about to expire`] : []),
        ].join(', ')
  const isUrgent = sorted.some(({ step }) => smsReminderSteps.includes(step))
  return {
    partner_id,
    to: { user_id },
    type: expiredCount > 0 ? ('document.expired' as const) : ('document.expiring' as const),
    severity: expiredCount > 0 ? ('critical' as const) : ('warning' as const),
    title,
    body: lines.length > 3 ? `${lines.slice(0, 3).join('. ')}. And ${lines.length - 3} more.` : `${lines.join('. ')}.`,
    link: chooseDigestPath(sorted),
    action_label: sorted.length === 1 ? 'Renew document' : 'Renew documents',
    group_key: `document.digest:${partner_id}:${today}`,
    channels: isUrgent ? (['in_app', 'email', 'sms'] as const) : (['in_app', 'email'] as const),
  }
}
