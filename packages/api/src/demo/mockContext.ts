import { hasAccess, isAnonymous, readLocatorKey, type EndpointAccess } from '../kernel/endpointAccess.ts'
import { RequestError } from '../kernel/errors.ts'
import { viewedRoles } from '../kernel/viewAs.ts'
import type { ApiRequest } from '../kernel/transport.ts'
import { findOrganization } from './findOrganization.ts'
import type { DemoData, MockOrganization, MockPerson } from './demoData.ts'

/** The context of a mock handler: demo data, caller, and the organisation that the call names. */
export interface MockContext {
  demoData: DemoData
  /** Absent only in anonymous calls. */
  caller: { person: MockPerson; sessionId: string } | undefined
  /** Present in calls with `who: 'member'`. */
  member: { organization: MockOrganization; roles: string[] } | undefined
  /** The step-up token of the request, unchecked. */
  stepUp?: string | undefined
}

/** Finds the user of the bearer token. Throws RequestError `Unauthorized` if the call needs one and the token is invalid. */
export function readCaller(demoData: DemoData, access: EndpointAccess, request: ApiRequest): MockContext['caller'] {
  if (isAnonymous(access)) return undefined
  const token = /^Bearer +(\S+)$/i.exec(request.headers?.['authorization'] ?? '')?.[1]
  if (access.who === 'anyone' && token === undefined) return undefined
  // Most calls are of the newest session.
  const session = demoData.sessions.findLast((each) => each.token === token)
  const person = Object.values(demoData.people).find(({ id }) => id === session?.user_id)
  if (!session || !person) throw new RequestError('Unauthorized')
  return { person, sessionId: session.id }
}

/** The unparsed request. */
type RawInput = Parameters<typeof readLocatorKey>[0] & {
  /** The role that an owner previews. */
  viewAs?: string | undefined
}

/**
 * Finds the caller's membership in the organisation that the call names. Undefined if the request names none; validation then rejects it.
 * Throws RequestError `NotFound` for organisations of others, whether they exist or not.
 */
export function readMember(
  demoData: DemoData,
  access: EndpointAccess,
  caller: MockContext['caller'],
  raw: RawInput,
): MockContext['member'] {
  if (access.who === 'self' && readLocatorKey(raw, { in: 'params', name: access.param }) !== caller?.person.id)
    throw new RequestError('NotFound')
  if (access.who !== 'member' || !caller) return undefined
  const key = readLocatorKey(raw, access.partner)
  if (key === undefined) return undefined
  const organization = findOrganization(demoData, access.partner.by, key)
  const membership = caller.person.memberships.find(
    (each) => each.organization && demoData.organizations[each.organization] === organization,
  )
  if (!organization || !membership) throw new RequestError('NotFound')
  if (membership.disabled) throw new RequestError('AccountDisabled')
  const roles = viewedRoles(membership.roles, raw.viewAs)
  if (!hasAccess(access.areas, roles)) throw new RequestError('Forbidden')
  return { organization, roles }
}

/** Throws RequestError `StepUpRequired` unless the request has a valid step-up token of the caller's session. */
export function requireStepUp({ demoData, caller, stepUp }: Pick<MockContext, 'demoData' | 'caller' | 'stepUp'>): void {
  const now = demoData.clock().toISOString()
  const isValid = demoData.stepUps.some(
    ({ token, session_id, expires_at }) => token === stepUp && session_id === caller?.sessionId && expires_at > now,
  )
  if (!isValid) throw new RequestError('StepUpRequired')
}

/** The caller of a call that requires a session. */
export function requireCaller({ caller }: MockContext): NonNullable<MockContext['caller']> {
  if (!caller) throw new Error('The handler requires a caller, but the contract allows anonymous calls')
  return caller
}

/** The caller's organisation and roles in a call with `who: 'member'`. */
export function requireMember({ member }: MockContext): NonNullable<MockContext['member']> {
  if (!member) throw new Error('The contract names no organisation for this call, its handler needs one')
  return member
}
