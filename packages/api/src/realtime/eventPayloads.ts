import * as z from 'zod/mini'
import { id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'

/** The payload of a trip event. `changed` has keys of the trip. */
export const TripChange = z.object({
  trip_id: id,
  status: z.string(),
  group: openEnum(['upcoming', 'active', 'completed']),
  changed: z.array(z.string()),
  /** Delay in seconds; negative if early. */
  delay_s: z.optional(z.int()),
  next_stop: z.optional(z.nullable(z.object({ sequence: z.int(), name: z.string(), eta: z.nullable(instant) }))),
  seats: z.optional(z.object({ total: z.int(), booked: z.int(), boarded: z.int(), no_show: z.int() })),
})

export const TripStop = z.object({
  trip_id: id,
  stop_id: id,
  kind: openEnum(['arrived', 'departed']),
  at: instant,
  /** Seconds. */
  delay_s: z.int(),
})

export const ManifestChange = z.object({
  trip_id: id,
  passenger_id: id,
  status: z.string(),
  boarded: z.int(),
  no_show: z.int(),
})

export const TripIssue = z.object({
  trip_id: id,
  issue_id: id,
  category: z.string(),
  severity: z.string(),
  state: z.string(),
})

/** The payload of a vehicle or driver event. */
export const FleetChange = z.object({
  id,
  changed: z.array(z.string()),
  status: z.string(),
  compliance: z.optional(z.string()),
})

export const DocumentChange = z.object({
  owner_type: z.enum(['vehicle', 'driver', 'partner']),
  owner_id: id,
  document_id: id,
  type: z.string(),
  status: z.string(),
  /** Days until expiry; negative afterwards. */
  days_left: z.optional(z.nullable(z.int())),
  reason_text: z.optional(z.nullable(z.string())),
})

/** `changed` has keys of the organisation; empty if only a requested change is concerned. */
export const PartnerChange = z.object({ changed: z.array(z.string()) })

export const KycChange = z.object({
  step: openEnum(['identity', 'address', 'company']),
  status: z.string(),
  reason_text: z.optional(z.nullable(z.string())),
})

export const EarningCreated = z.object({
  line_id: id,
  type: z.string(),
  direction: openEnum(['credit', 'debit']),
  amount_kobo: kobo,
  /** The unsettled amount, including this line. */
  unsettled_kobo: kobo,
})

export const MoneyChange = z.object({
  id,
  status: z.string(),
  amount_kobo: kobo,
  failure: z.optional(z.nullable(z.string())),
})

/** A query about an earning line was sent, taken up or decided. */
export const DisputeChange = z.object({ id, line_id: id, state: z.string() })

export const AccountChange = z.object({ id, status: z.string() })

export const MemberChange = z.object({
  member_id: id,
  change: openEnum(['invited', 'joined', 'roles', 'enabled', 'disabled', 'revoked', 'cancelled']),
})

/** Whether the present e-mail address is proved. */
export const UserChange = z.object({ email_verified: z.boolean() })

/** The new roles of a user in an organisation; empty without access. */
export const AccessChange = z.object({ partner_id: id, roles: z.array(z.string()) })

/** The organisation of the notifications; null if they concern only the user. */
export const NotificationChange = z.object({ partner_id: z.nullable(id) })

/** Why a session has ended: its user has lost access to the last organisation, or any other reason. */
export const SessionEnd = z.object({ reason: openEnum(['ended', 'access_revoked']) })
export type SessionEndReason = 'ended' | 'access_revoked'

export const SystemNotice = z.object({ title: z.string(), body: z.string(), until: z.nullable(instant) })
