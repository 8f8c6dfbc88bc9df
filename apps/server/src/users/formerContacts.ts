import { RequestError } from '@vehicle-partner/api/server'
import { formerContactUntil } from '@vehicle-partner/domain'
import { and, asc, eq, gt, gte, ne, or, sql } from 'drizzle-orm'
import type { UserRow } from '../auth/sessions.ts'
import { formerContacts } from '../db/schema/userTables.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'

type ContactKind = (typeof formerContacts.$inferSelect)['kind']

/** The error for an e-mail address or phone number of another user. */
export const createTakenError = (field: ContactKind): RequestError => {
  const message = field === 'phone' ? 'This phone number is already in use' : 'This email address is already in use'
  return new RequestError('ItemAlreadyExist', message, { errors: { [field]: message } })
}

/** Keeps the replaced address or number for its user. `version`: of the user after the change. */
export async function keepFormerContact(
  tx: Tx,
  now: Date,
  { userId, kind, value, version }: { userId: string; kind: ContactKind; value: string; version: number },
): Promise<void> {
  const reserved_until = formerContactUntil(now)
  // A change of the e-mail address can be undone for 72 hours, and with it earlier changes of the phone.
  if (kind === 'email')
    await tx
      .update(formerContacts)
      .set({ reserved_until })
      .where(and(eq(formerContacts.user_id, userId), eq(formerContacts.kind, 'phone'), gt(formerContacts.reserved_until, now)))
  await tx.insert(formerContacts).values({ id: newId('fct', now), user_id: userId, kind, value, user_version: version, reserved_until })
}

/**
 * Throws RequestError `ItemAlreadyExist` if the address or number of this user is kept for another one. Call it after the write: a concurrent
 * change has then either committed, or fails by the unique index.
 */
export async function rejectKeptContacts(tx: Tx, now: Date, { id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>): Promise<void> {
  const [kept] = await tx
    .select({ kind: formerContacts.kind })
    .from(formerContacts)
    .where(
      and(
        ne(formerContacts.user_id, id),
        gt(formerContacts.reserved_until, now),
        or(
          and(eq(formerContacts.kind, 'email'), eq(sql`lower(${formerContacts.value})`, email.toLowerCase())),
          and(eq(formerContacts.kind, 'phone'), eq(sql`lower(${formerContacts.value})`, phone)),
        ),
      ),
    )
    .orderBy(asc(formerContacts.kind))
    .limit(1)
  if (kept) throw createTakenError(kept.kind)
}

/** The phone that a user had before all changes that are still kept; undefined if it has not changed. */
export async function findFormerPhone(tx: Tx, now: Date, userId: string): Promise<string | undefined> {
  const [first] = await tx
    .select({ value: formerContacts.value })
    .from(formerContacts)
    .where(and(eq(formerContacts.user_id, userId), eq(formerContacts.kind, 'phone'), gt(formerContacts.reserved_until, now)))
    .orderBy(asc(formerContacts.user_version))
    .limit(1)
  return first?.value
}

/** Forgets the e-mail addresses replaced at this version of the user or later, and all phones: the undo has put the right ones back. */
export async function forgetUndoneContacts(tx: Tx, userId: string, version: number): Promise<void> {
  await tx
    .delete(formerContacts)
    .where(and(eq(formerContacts.user_id, userId), or(eq(formerContacts.kind, 'phone'), gte(formerContacts.user_version, version))))
}
