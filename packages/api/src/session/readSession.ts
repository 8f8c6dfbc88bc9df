import * as z from 'zod/mini'
import { Membership } from '../users/membership.ts'
import { OrganizationRole } from '../users/user.ts'
import { sessionVersion } from './sessionVersion.ts'

const Stored = z.object({
  version: z.literal(sessionVersion),
  token: z.string().check(z.minLength(1)),
  user: z.object({ id: z.string(), role: OrganizationRole, email: z.string(), fname: z.string(), lname: z.string() }),
  associatedOrganizations: z.array(Membership),
  /** The active organisation. */
  activeContext: z.nullable(Membership),
})

/** The stored session (spec section 3). */
export type Session = Omit<z.output<typeof Stored>, 'version'>

/** Parses a stored session. Undefined if it is malformed or of another version. */
export function readSession(text: string): Session | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const parsed = Stored.safeParse(json)
  if (!parsed.success) return undefined
  const { version: _, ...session } = parsed.data
  return session
}
