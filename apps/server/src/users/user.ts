import type { UserRow } from '../auth/sessions.ts'
import type { Db } from '../db/database.ts'
import { rolesOf } from './memberships.ts'

/** A user as the wire shows them; `role` is the label of their first organisation. */
export async function userReply(db: Db, user: UserRow) {
  const { id, fname, lname, email, phone, country_code, avatar } = user
  const [first] = await rolesOf(db, user.id)
  return { id, fname, lname, email, phone, country_code, avatar, role: first?.label ?? 'staff' }
}
