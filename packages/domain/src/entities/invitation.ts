import * as z from 'zod/mini'
import { roles } from '../access.ts'
import { emailAddress } from './fieldRules.ts'

const missingRole = 'Select at least one role'

/** Roles of a member; none takes access away (spec section 4). */
export const memberRoles = z
  .array(z.enum(roles, 'There is no such role'), missingRole)
  .check(z.maxLength(roles.length, `At most ${roles.length} roles`))

/** The fields of an invitation (spec section 5). */
export const invitationFields = {
  member_email: emailAddress(),
  member_roles: memberRoles.check(z.minLength(1, missingRole)),
}

/** An invitation as it is sent. */
export const invitationSchema = z.object(invitationFields)
export type InvitationInput = z.output<typeof invitationSchema>
