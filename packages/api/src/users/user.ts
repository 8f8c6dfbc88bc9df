import * as z from 'zod/mini'
import { id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** Label of a person's standing in an organisation (spec section 3); permissions come from the role names, not from it. */
export const OrganizationRole = openEnum(['owner', 'admin', 'staff', 'super-admin'])

/** The six partner roles (spec section 6); a server may know more. */
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
})
export type User = z.output<typeof User>

/** A user as login answers it, with the bearer token of the new session. */
export const SignedInUser = z.extend(User, { token: z.string() })

/** What a person may change about themselves, beside what everybody sees of them. */
export const Profile = z.extend(User, {
  language: z.string(),
  theme: openEnum(['system', 'light', 'dark']),
  /** No pictures, maps and positions unless they are asked for. */
  low_data: z.boolean(),
  /** An address that waits to be confirmed. */
  pending_email: z.nullable(z.string()),
  version: z.int(),
})
export type Profile = z.output<typeof Profile>

/** A device on which somebody is logged in. */
export const DeviceSession = z.object({
  id,
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
  /** Network address of the last login. */
  address: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type DeviceSession = z.output<typeof DeviceSession>
