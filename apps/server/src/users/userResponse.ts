import type { UserRow } from '../auth/sessions.ts'
import type { Dependencies } from '../context.ts'
import { listRoles } from './memberships.ts'
import { findNameChange, listVerifiedPartners } from './nameChanges.ts'

/** A user in a response; `role` is the label of their first membership. */
export async function toUserResponse({ db, files, now }: Pick<Dependencies, 'db' | 'files' | 'now'>, user: UserRow) {
  const { id, fname, lname, email, phone, country_code, avatar, email_verified_at, low_data } = user
  const [first] = await listRoles(db, user.id)
  const role = first?.label ?? 'staff'
  const picture = avatar && files.link(avatar, now)
  return { id, fname, lname, email, phone, country_code, avatar: picture, role, email_verified: email_verified_at !== null, low_data }
}

/** A user with the fields that they can change. */
export async function toProfileResponse(dependencies: Pick<Dependencies, 'db' | 'files' | 'now'>, user: UserRow) {
  const { language, theme, pending_email, phone_login_off_at, version } = user
  const [shown, verifiedIn, name_change] = await Promise.all([
    toUserResponse(dependencies, user),
    listVerifiedPartners(dependencies.db, user.id),
    findNameChange(dependencies.db, user.id),
  ])
  const phone_confirmation_needed = phone_login_off_at !== null
  return { ...shown, language, theme, pending_email, phone_confirmation_needed, version, name_locked: verifiedIn.length > 0, name_change }
}
