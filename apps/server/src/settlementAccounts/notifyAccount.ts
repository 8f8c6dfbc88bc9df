import { paths } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { sendSecurityMessage } from '../auth/securityMessages.ts'
import { recordAudit, type NewAuditEvent } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { publish } from '../events/publish.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { formatAccountLabel, type AccountRow } from './settlementAccountRows.ts'

interface AccountNotice {
  action: NewAuditEvent['action']
  type: 'account.added' | 'account.changed'
  title: string
  body: string
  changes?: NewAuditEvent['changes']
}

/** Records a change of an account and notifies the owners on all channels, because it can redirect payouts. */
export async function notifyAccountChange(
  tx: Tx,
  context: OperationContext,
  account: AccountRow,
  { action, type, title, body, changes }: AccountNotice,
): Promise<void> {
  const { partner_id, id, status } = account
  await recordAudit(tx, context, {
    partner_id,
    action,
    entity: { type: 'settlement_account', id, label: formatAccountLabel(account) },
    ...(changes ? { changes } : {}),
  })
  publish(tx, context, { type: 'settlement_account.updated', partner_id, data: { id, status } })
  const text = `${body} If you did not do this, contact us at once.`
  // A thief may have replaced the owner's address and phone first.
  for (const owner of await listOwners(tx, partner_id))
    await sendSecurityMessage(tx, context, owner, { type: 'account', title, body: text })
  await notify(tx, context, {
    partner_id,
    type,
    severity: 'warning',
    title,
    body: text,
    entity: { type: 'settlement_account', id },
    link: paths.settlementAccounts(),
  })
}

const listOwners = (tx: Tx, partnerId: string) =>
  tx
    .select({ id: members.user_id })
    .from(members)
    .innerJoin(memberRoles, and(eq(memberRoles.member_id, members.id), eq(memberRoles.role, 'partner_owner')))
    .where(eq(members.partner_id, partnerId))
    .orderBy(members.user_id)
