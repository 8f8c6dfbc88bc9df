import * as z from 'zod/mini'
import { Membership } from '../users/membership.ts'
import { OrganizationRole } from '../users/user.ts'
import { sessionVersion } from './sessionVersion.ts'

const Stored = z.object({
  version: z.literal(sessionVersion),
  token: z.string().check(z.minLength(1)),
  user: z.object({ id: z.string(), role: OrganizationRole, email: z.string(), fname: z.string(), lname: z.string() }),
  associatedOrganizations: z.array(Membership),
  /** The organisation that the person works for now. */
  activeContext: z.nullable(Membership),
})

/** Who is logged in, and for whom they work (spec section 3). */
export type Session = Omit<z.output<typeof Stored>, 'version'>

/** Reads a stored session; what is damaged or of another version is none. */
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
