import { invitationSchema, type InvitationInput } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec } from '../formCodec.ts'

const inviteMemberFields = z.object({
  member_email: z.string(),
  /** Ids of roles. */
  member_roles: z.array(z.string()),
})
export type InviteMemberFields = z.output<typeof inviteMemberFields>
export type InviteMemberValues = InvitationInput

/** The rules of an invitation, and of changing a member's roles (spec section 5). */
export const inviteMemberSchema = formCodec<InviteMemberFields, InvitationInput>(inviteMemberFields, invitationSchema, {
  decode: (fields) => fields,
  encode: (invitation) => invitation,
})
