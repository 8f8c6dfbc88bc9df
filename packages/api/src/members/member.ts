import { memberStatuses } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { OrganizationRole, RoleName } from '../users/user.ts'

/**
 * Somebody who works in an organisation, or who is invited to (spec section 3). Both stand in one list, because both are who an owner has
 * let in; `status` tells them apart.
 */
export const AccountMember = z.object({
  /** Of the member, or of the invitation. */
  id,
  owner_id: id,
  owner_type: z.literal('partner'),
  member_email: z.string(),
  /** Ids of roles, as the list of roles has them; empty when access was taken away. */
  member_roles: z.array(RoleName),
  disabled: z.union([z.literal(0), z.literal(1)]),
  /** Null while they are only invited: an invitation tells nothing about who has that address. */
  member_info: z.nullable(z.object({ fname: z.string(), lname: z.string() })),
  status: openEnum(memberStatuses),
  /** Label of their standing; null while they are only invited. */
  role: z.nullable(OrganizationRole),
  /** Null while they are only invited. */
  user_id: z.nullable(id),
  /** When they joined, or were invited. */
  created_at: instant,
  /** When they last used the product; null when they have not, or are only invited. */
  last_active_at: z.nullable(instant),
  /** Of an invitation: who sent it, until when its link works, and how often it can be sent again today. Null for a member. */
  invitation: z.nullable(z.object({ invited_by: z.string(), expires_at: instant, resends_left: z.int() })),
})
export type AccountMember = z.output<typeof AccountMember>
