import type { UserRow } from '../auth/sessions.ts'
import type { Dependencies } from '../context.ts'
import { listRoles } from './memberships.ts'

/** A user as the wire shows them; `role` is the label of their first organisation. */
export async function toUserResponse({ db, files, now }: Pick<Dependencies, 'db' | 'files' | 'now'>, user: UserRow) {
  const { id, fname, lname, email, phone, country_code, avatar } = user
  const [first] = await listRoles(db, user.id)
  return { id, fname, lname, email, phone, country_code, avatar: avatar && files.link(avatar, now), role: first?.label ?? 'staff' }
}

/** The same with what the person may change. */
export async function toProfileResponse(dependencies: Pick<Dependencies, 'db' | 'files' | 'now'>, user: UserRow) {
  const { language, theme, low_data, pending_email, version } = user
  return { ...(await toUserResponse(dependencies, user)), language, theme, low_data, pending_email, version }
}
