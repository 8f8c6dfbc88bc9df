import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
import { id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** A role label of a member (spec section 3). Permissions come from the role names. */
export const OrganizationRole = openEnum(['owner', 'admin', 'staff', 'super-admin'])

/** The six partner roles (spec section 6). A server may have others. */
export const RoleName = openEnum([
  'partner_owner',
  'partner_earnings_manager',
  'partner_trip_manager',
  'partner_vehicle_manager',
  'partner_driver_manager',
  'partner_staff',
])

export const User = z.object({
  id,
  fname: z.string(),
  lname: z.string(),
  email: z.string(),
  /** E.164, `+2348030000001`. */
  phone: z.string(),
  /** ISO 3166-1 alpha-2, `NG`. */
  country_code: z.string(),
  avatar: z.nullable(z.string()),
  role: OrganizationRole,
  /** Whether the user has proved that they receive mail at `email`. Until then invitations are reached by their mailed link alone. */
  email_verified: addedField(z.boolean()),
  /** Images, maps and positions load on request only, and nothing loads ahead. */
  low_data: addedField(z.boolean()),
})
export type User = z.output<typeof User>

/** A user with the bearer token of a new session. */
export const SignedInUser = z.extend(User, { token: z.string() })

/** The profile of the signed-in user. */
export const Profile = z.extend(User, {
  language: z.string(),
  theme: openEnum(['system', 'light', 'dark']),
  /** Images, maps and positions load on request only. */
  low_data: z.boolean(),
  /** An unconfirmed e-mail address. */
  pending_email: z.nullable(z.string()),
  /** Whether codes to the phone start no session and are no step-up until the user confirms the number. */
  phone_confirmation_needed: addedField(z.boolean()),
  /** Whether an identity check has verified the name, so that a change of it is reviewed first. */
  name_locked: addedField(z.boolean()),
  /** The change of the name that is under review. */
  name_change: addedField(z.nullable(z.object({ fname: z.string(), lname: z.string(), created_at: instant }))),
  version: z.int(),
})
export type Profile = z.output<typeof Profile>

/** A session of the user on a device. */
export const DeviceSession = z.object({
  id,
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
  /** The IP address of the last use. */
  address: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  /** Whether it is the caller's session. */
  current: z.boolean(),
})
export type DeviceSession = z.output<typeof DeviceSession>
