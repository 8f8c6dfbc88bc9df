import type { AccountMember, NotificationType } from '@vehicle-partner/api'
import { hasRoles, RequestError, memberMessages } from '@vehicle-partner/api/server'
import { isLastOwner, isOwner, makesOwner, roleLabel, organizationRole, paths } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { recordAudit, type NewAuditEvent } from '../audit/recordAudit.ts'
import { endSessions, voidPendingProofs } from '../auth/endSessions.ts'
import { requireStepUp } from '../auth/stepUp.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { cancelInvitationsFrom, cancelInvitationsTo } from '../memberInvitations/openInvitations.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { readTeamEntry } from './members.queries.ts'
import { lockOwnTeam, replaceRoles, type RoleName, type TeamMember } from './team.ts'

/** The name of a change in events. */
type MemberChange = 'roles' | 'revoked' | 'enabled' | 'disabled'

/**
 * Replaces a member's roles; a repetition changes nothing. Throws RequestError `LastOwner`, `Forbidden` for oneself, or `VersionConflict` if the
 * member does not have the roles of `expected`: another owner may have revoked the access that these would give back.
 */
export function setMemberRoles(
  context: Context,
  id: string,
  given: readonly RoleName[],
  expected?: readonly string[],
): Promise<AccountMember> {
  const roles = [...new Set(given)]
  return changeMember(context, id, !isOwner(roles), async (tx, member) => {
    if (hasRoles(member.roles, roles)) return undefined
    if (expected && !hasRoles(member.roles, expected)) throw new RequestError('VersionConflict')
    await replaceRoles(tx, id, roles)
    if (roles.length > 0)
      await tx
        .update(members)
        .set({ role: organizationRole(roles) })
        .where(eq(members.id, id))
    const change = { field: 'roles', from: member.roles.map(roleLabel), to: roles.map(roleLabel) }
    return { change: roles.length === 0 ? 'revoked' : 'roles', roles, disabled: member.disabled, changes: [change] }
  })
}

/** Enables or disables a member. Throws RequestError `LastOwner`, or `Forbidden` for oneself. */
export function setMemberStatus(context: Context, id: string, disabled: boolean): Promise<AccountMember> {
  return changeMember(context, id, disabled, async (tx, member) => {
    if (member.disabled === disabled) return undefined
    await tx.update(members).set({ disabled }).where(eq(members.id, id))
    const changes = [{ field: 'disabled', from: member.disabled, to: disabled }]
    return { change: disabled ? 'disabled' : 'enabled', roles: member.roles, disabled, changes }
  })
}

interface ChangeResult {
  change: MemberChange
  roles: RoleName[]
  disabled: boolean
  changes: NewAuditEvent['changes']
}

/** Changes a member; changes of a team run one after another. `removesOwner`: the member is not an active owner afterwards. */
async function changeMember(
  context: Context,
  id: string,
  removesOwner: boolean,
  work: (tx: Tx, member: TeamMember) => Promise<ChangeResult | undefined>,
): Promise<AccountMember> {
  const { partner } = requireMembership(context)
  const ended = await inTransaction(context, async (tx) => {
    const team = await lockOwnTeam(tx, context)
    const member = team.find((each) => each.id === id)
    if (!member) throw new RequestError('NotFound')
    if (removesOwner && isLastOwner(team, id)) throw new RequestError('LastOwner')
    if (member.user_id === requireCaller(context).user.id) throw new RequestError('Forbidden', memberMessages.self)
    const result = await work(tx, member)
    if (!result) return []
    if (makesOwner(member, result)) await requireStepUp(tx, context)
    // An open invitation would undo the revocation, or has lost its purpose with the new roles.
    if (result.change === 'revoked' || member.roles.length === 0) await cancelInvitationsTo(tx, context, member.email)
    // Who may no longer invite has no invitation left that others, or they themselves, come in by.
    if (result.disabled || !isOwner(result.roles)) await cancelInvitationsFrom(tx, context, member.user_id)
    await notifyChange(tx, context, member, result)
    if (result.change === 'revoked' || result.change === 'disabled') await voidPendingProofs(tx, context.now, member.user_id)
    return result.change === 'revoked' ? endSessionsWithoutRoles(tx, context, member.user_id) : []
  })
  for (const session of ended) context.closeSession(session, 'access_revoked')
  return readTeamEntry(context.db, partner.id, context.now, id)
}

/** Ends the sessions of a user who has no role left; they cannot log in again either. */
async function endSessionsWithoutRoles(tx: Tx, { now }: Context, userId: string): Promise<string[]> {
  const [remaining] = await tx
    .select({ role: memberRoles.role })
    .from(memberRoles)
    .innerJoin(members, eq(members.id, memberRoles.member_id))
    .where(eq(members.user_id, userId))
    .limit(1)
  return remaining ? [] : endSessions(tx, now, userId)
}

const actions = { roles: 'roles_changed', revoked: 'revoked', enabled: 'enabled', disabled: 'disabled' } as const
const notificationTypes: Readonly<Partial<Record<MemberChange, NotificationType>>> = { revoked: 'member.revoked' }

async function notifyChange(
  tx: Tx,
  context: Context,
  { id, user_id, name, email }: TeamMember,
  { change, roles, disabled, changes }: ChangeResult,
): Promise<void> {
  const partner_id = requireMembership(context).partner.id
  await recordAudit(tx, context, {
    partner_id,
    action: `member.${actions[change]}`,
    entity: { type: 'member', id, label: name },
    ...(changes ? { changes } : {}),
  })
  publish(tx, context, { type: 'member.updated', partner_id, data: { member_id: id, change } })
  publish(tx, context, { type: 'access.changed', partner_id, user_id, data: { partner_id, roles: disabled ? [] : roles } })
  const type = notificationTypes[change]
  if (type === undefined) return
  await notify(tx, context, {
    partner_id,
    type,
    severity: 'info',
    title: `${name} no longer has access`,
    body: `${requireCaller(context).user.fname} ${requireCaller(context).user.lname} removed ${name}’s access.`,
    entity: { type: 'member', id },
    link: paths.members(),
  })
  const [company] = await tx.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partner_id))
  await sendMessage(tx, context, {
    channel: 'email',
    to: email,
    subject: `Your access to ${company?.name ?? 'an organisation'} has ended`,
    text: `Hello,\n\nyou no longer have access to ${company?.name ?? 'this organisation'} in the Vehicle Partner Portal. If you think that this is a mistake, ask its owner.`,
  })
}
