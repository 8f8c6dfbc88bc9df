import { canReceiveNotification } from '@vehicle-partner/api/server'
import type { Area } from '@vehicle-partner/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notificationPreferences } from '../db/schema/notificationTables.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { arrayOf, text } from '../db/sqlValueTypes.ts'

export interface Recipient {
  id: string
  email: string
  phone: string
  /** Their roles in the organisation. */
  roles: string[]
  /** Their preferences for this type; null if they have none. */
  preferences: { in_app: boolean; email: boolean; sms: boolean } | null
}

const memberRoleNames = sql`array(select ${memberRoles.role} from ${memberRoles} where ${memberRoles.member_id} = ${members.id})`.mapWith(
  arrayOf(text),
)

/** The members of an organisation who receive a type, with their preferences for it. A revoked member, without roles, receives none. */
export async function listRecipients(
  db: Db,
  { partner_id, type, to }: { partner_id: string; type: string; to: { user_id: string } | { areas: readonly Area[] } },
): Promise<Recipient[]> {
  const found = await db
    .select({ id: users.id, email: users.email, phone: users.phone, roles: memberRoleNames, preferences: notificationPreferences })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .leftJoin(notificationPreferences, and(eq(notificationPreferences.user_id, users.id), eq(notificationPreferences.type, type)))
    .where(
      and(eq(members.partner_id, partner_id), eq(members.disabled, false), 'user_id' in to ? eq(members.user_id, to.user_id) : undefined),
    )
    .orderBy(users.id)
  return found.filter(({ roles }) => roles.length > 0 && ('user_id' in to || canReceiveNotification(to.areas, roles)))
}
