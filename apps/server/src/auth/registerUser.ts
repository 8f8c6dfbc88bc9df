import { RequestError } from '@vehicle-partner/api/server'
import { parseInviteId } from '@vehicle-partner/domain'
import type { Context } from '../context.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { inTransaction } from '../events/transaction.ts'
import { countFailures, countUse } from '../limits/countUse.ts'
import { findInvitation, findInvitingCompany } from '../memberInvitations/openInvitations.ts'
import { newId } from '../newId.ts'
import { sendEmailProof } from '../users/emailProof.ts'
import { rejectKeptContacts } from '../users/formerContacts.ts'
import { parsePhoneInput } from './phone.ts'
import { startSession, type UserRow } from './sessions.ts'

interface Registration {
  email: string
  fname: string
  lname: string
  phone: string
  country_code: string
  password: string
  /** The invitation that the account is made for. */
  invite_id?: string | undefined
}

/**
 * Creates a user with the right to an organisation of their own and a first session, and mails the link that proves the address.
 * Throws RequestError `ItemAlreadyExist` with the field if the email address or phone is taken, `LinkExpired` if the invitation is over.
 */
export async function registerUser(context: Context, given: Registration): Promise<{ user: UserRow; token: string }> {
  const { e164, country } = parsePhoneInput(given, 'Please provide a valid phone number')
  const { invite_id } = given
  if (invite_id !== undefined)
    await countFailures(context, 'linkGuess', {}, () => findInvitation(context.db, context.now, parseInviteId(invite_id).code))
  await countUse(context, 'registration')
  const password_hash = await context.passwords.hash(given.password)
  return countFailures(context, 'takenContact', {}, () =>
    createUser(context, { ...given, phone: e164, country_code: country, password_hash }),
  )
}

async function createUser(
  context: Context,
  given: Omit<Registration, 'password'> & { password_hash: string },
): Promise<{ user: UserRow; token: string }> {
  const { now, client } = context
  const { email, fname, lname, phone, country_code, password_hash } = given
  try {
    return await inTransaction(context, async (tx) => {
      const id = newId('usr', now)
      const [user] = await tx
        .insert(users)
        .values({ id, email, fname, lname, phone, country_code, password_hash, avatar: null, created_at: now })
        .returning()
      if (!user) throw new Error('An insert answered no row')
      await rejectKeptContacts(tx, now, user)
      const member = newId('mbr', now)
      await tx.insert(members).values({ id: member, user_id: id, partner_id: null, role: 'owner', disabled: false, created_at: now })
      await tx.insert(memberRoles).values({ member_id: member, role: 'partner_owner' })
      const token = await startSession(tx, now, id, client)
      await sendEmailProof(tx, context, user, 'registration', await findInvitingCompany(tx, now, email))
      return { user, token }
    })
  } catch (error) {
    const taken = { users_email: 'email', users_phone: 'phone' }[violatedUniqueConstraint(error) ?? '']
    if (taken === undefined) throw error
    const message = taken === 'email' ? 'This email address is already in use' : 'This phone number is already in use'
    throw new RequestError('ItemAlreadyExist', message, { errors: { [taken]: message } })
  }
}
