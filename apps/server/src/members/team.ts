import { RequestError } from '@vehicle-partner/api/server'
import { isOwner, organizationRole, paths } from '@vehicle-partner/domain'
import { asc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, requireCaller, type OperationContext, type Context } from '../context.ts'
import type { UserRow } from '../auth/sessions.ts'
import { memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'
import { arrayOf, oneOfText, text } from '../db/sqlValueTypes.ts'

export type RoleName = (typeof memberRoles.$inferInsert)['role']

/** A member with their roles. */
export interface TeamMember {
  id: string
  user_id: string
  name: string
  email: string
  disabled: boolean
  roles: RoleName[]
}

/** The team of an organisation, locked against other changes until the transaction ends. */
export async function lockTeam(tx: Tx, partnerId: string): Promise<TeamMember[]> {
  await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId)).for('no key update')
  return tx
    .select({
      id: members.id,
      user_id: members.user_id,
      name: sql`${users.fname} || ' ' || ${users.lname}`.mapWith(text),
      email: users.email,
      disabled: members.disabled,
      roles: sql`array(select ${memberRoles.role} from ${memberRoles} where ${memberRoles.member_id} = ${members.id} order by 1)`.mapWith(
        arrayOf(oneOfText(memberRoles.role.enumValues)),
      ),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(eq(members.partner_id, partnerId))
    .orderBy(asc(members.id))
}

/** The same for a change by an owner. Checks their role again, because it can change while they wait for the lock. */
export async function lockOwnTeam(tx: Tx, context: Context): Promise<TeamMember[]> {
  const team = await lockTeam(tx, requireMembership(context).partner.id)
  const self = team.find(({ user_id }) => user_id === requireCaller(context).user.id)
  if (!self || self.disabled || !isOwner(self.roles)) throw new RequestError('Forbidden')
  return team
}

/** Replaces a member's roles. */
export async function replaceRoles(tx: Tx, memberId: string, roles: readonly RoleName[]): Promise<void> {
  await tx.delete(memberRoles).where(eq(memberRoles.member_id, memberId))
  if (roles.length > 0)
    await tx
      .insert(memberRoles)
      .values(roles.map((role) => ({ member_id: memberId, role })))
      .onConflictDoNothing()
}

/**
 * Adds a user to a team. A revoked member gets their record back; the user's other records stay as they are, also their right to an
 * organisation of their own. Notifies the owners, the team and the user's other devices, and returns the member's id. Throws RequestError
 * `ItemAlreadyExist` for a member. `context` must be the user's own.
 */
export async function joinTeam(
  tx: Tx,
  context: OperationContext,
  { user, partner_id, roles }: { user: UserRow; partner_id: string; roles: readonly RoleName[] },
): Promise<string> {
  const { now } = context
  const team = await lockTeam(tx, partner_id)
  const before = team.find(({ user_id }) => user_id === user.id)
  if (before && before.roles.length > 0) throw new RequestError('ItemAlreadyExist', 'You are already a member')
  const id = before?.id ?? newId('mbr', now)
  const record = { role: organizationRole(roles), disabled: false }
  if (before) await tx.update(members).set(record).where(eq(members.id, id))
  else await tx.insert(members).values({ id, user_id: user.id, partner_id, created_at: now, ...record })
  await replaceRoles(tx, id, roles)
  const name = `${user.fname} ${user.lname}`
  await recordAudit(tx, context, { partner_id, action: 'member.joined', entity: { type: 'member', id, label: name } })
  publish(tx, context, { type: 'member.updated', partner_id, data: { member_id: id, change: 'joined' } })
  publish(tx, context, { type: 'access.changed', partner_id, user_id: user.id, data: { partner_id, roles: [...roles] } })
  await notify(tx, context, {
    partner_id,
    type: 'member.joined',
    severity: 'success',
    title: `${name} joined your team`,
    body: `${name} accepted the invitation and is now a member of your team.`,
    entity: { type: 'member', id },
    link: paths.members(),
  })
  return id
}
