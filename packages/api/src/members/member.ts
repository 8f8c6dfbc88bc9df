import { memberStatuses } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { OrganizationRole, RoleName } from '../users/user.ts'

/**
 * A member of an organisation, or an open invitation (spec section 3). One list has both;
 * `status` distinguishes them.
 */
export const AccountMember = z.object({
  /** The id of the member or the invitation. */
  id,
  owner_id: id,
  owner_type: z.literal('partner'),
  member_email: z.string(),
  /** Role ids; empty if access is revoked. */
  member_roles: z.array(RoleName),
  disabled: z.union([z.literal(0), z.literal(1)]),
  /** Null for an invitation, which does not reveal who has the address. */
  member_info: z.nullable(z.object({ fname: z.string(), lname: z.string() })),
  status: openEnum(memberStatuses),
  /** The role label; null for an invitation. */
  role: z.nullable(OrganizationRole),
  /** Null for an invitation. */
  user_id: z.nullable(id),
  /** The time of joining or of the invitation. */
  created_at: instant,
  /** The time of the last use; null if there is none. */
  last_active_at: z.nullable(instant),
  /** How many pending invitations a member has sent: they end when the member is no longer an active owner. Not given for an invitation. */
  sent_invitations: z.optional(z.int()),
  /** The sender, expiry and remaining resends of an invitation. Null for a member. */
  invitation: z.nullable(z.object({ invited_by: z.string(), expires_at: instant, resends_left: z.int() })),
})
export type AccountMember = z.output<typeof AccountMember>
