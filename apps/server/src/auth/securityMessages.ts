import { paths } from '@vehicle-partner/domain'
import { and, eq, gt } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { formerContacts, users } from '../db/schema/userTables.ts'
import type { Tx } from '../events/transaction.ts'
import { sendMessage, type NewMessage } from '../outbox/sendMessage.ts'

/** A change of what proves who the user is, or of where their money goes. */
export type SecurityChange =
  | { type: 'phone' | 'password' | 'password_reset' }
  /** `undo` is the link for the old address. */
  | { type: 'email'; undo: { to: string; link: string } }
  | { type: 'email_undone' }
  /** Of a settlement account. The notification tells the owners at their present address and phone. */
  | { type: 'account'; title: string; body: string }

const askForHelp = 'If you did not do this, choose a new password at once.'

const texts: Record<Exclude<SecurityChange['type'], 'account'>, readonly [subject: string, text: string]> = {
  phone: ['Your phone number was changed', `The phone number of your Vehicle Partner account was changed. ${askForHelp}`],
  password: ['Your password was changed', `Your password was changed and your other devices were logged out. ${askForHelp}`],
  password_reset: ['Your password was changed', `Your password was changed and all your devices were logged out. ${askForHelp}`],
  email: ['Your e-mail address was changed', `The e-mail address of your Vehicle Partner account was changed. ${askForHelp}`],
  email_undone: [
    'Your e-mail address was put back',
    'The change of the e-mail address of your Vehicle Partner account was undone and all devices were logged out. Choose a new password to log in.',
  ],
}

const undoText =
  'The e-mail address of your Vehicle Partner account was changed, and this address is no longer used. If you did not do this, open this link within 72 hours: it puts this address back and logs out all devices.'

/**
 * Tells a user about a change by e-mail and text message, at any hour: at the present e-mail address and phone, and at those that were
 * replaced in the last 72 hours. Call it after the change, in its transaction.
 */
export async function sendSecurityMessage(
  tx: Tx,
  context: Pick<Dependencies, 'now' | 'secrets'>,
  { id }: { id: string },
  change: SecurityChange,
): Promise<void> {
  const { present, former } = await listContacts(tx, context.now, id)
  const [subject, text] = change.type === 'account' ? [change.title, change.body] : texts[change.type]
  if (change.type !== 'account')
    for (const contact of present) await sendMessage(tx, context, { ...contact, subject, text, link: paths.forgotPassword() })
  for (const contact of former)
    await sendMessage(
      tx,
      context,
      change.type === 'email' && contact.to === change.undo.to
        ? { ...contact, subject, text: undoText, link: change.undo.link }
        : { ...contact, subject, text },
    )
}

type Contact = Pick<NewMessage, 'channel' | 'to'>

async function listContacts(tx: Tx, now: Date, userId: string): Promise<{ present: Contact[]; former: Contact[] }> {
  const [user] = await tx.select({ email: users.email, phone: users.phone }).from(users).where(eq(users.id, userId))
  if (!user) return { present: [], former: [] }
  const replaced = await tx
    .select({ kind: formerContacts.kind, value: formerContacts.value })
    .from(formerContacts)
    .where(and(eq(formerContacts.user_id, userId), gt(formerContacts.reserved_until, now)))
    .orderBy(formerContacts.user_version)
  const present: Contact[] = [
    { channel: 'email', to: user.email },
    { channel: 'sms', to: user.phone },
  ]
  const former = new Map<string, Contact>()
  for (const { kind, value } of replaced)
    if (present.every(({ to }) => to !== value)) former.set(value, { channel: kind === 'email' ? 'email' : 'sms', to: value })
  return { present, former: [...former.values()] }
}
