// Loaded by the first call: a public page is painted without the contract and its parsers.
import {
  ApiError,
  createApi,
  createOwnRequests,
  MalformedResponse,
  viewAsHeader,
  withSession,
  type Api,
  type OwnRequests,
  type SessionHolder,
  type Transport,
} from '@vehicle-partner/api'
import { analyticsLabel, isRevoked, revokedMessage, roleNames } from '@vehicle-partner/domain'
import { LoginError } from './LoginError.ts'

export { loadResources } from '@vehicle-partner/api'
export { readFirstResponses } from './firstResponses.ts'
export { registerAccount } from './registerAccount.ts'

interface PreviewHolder {
  /** The role that the owner previews: the server then answers as for a member with this role, and writes nothing. */
  viewAs?: () => string | undefined
}

const ownRequests = new WeakMap<Api, OwnRequests>()

/** The writes of an API client of the session. */
export const findOwnRequests = (api: Api): OwnRequests | undefined => ownRequests.get(api)

/**
 * Creates the API client on a transport, with the session's token in each call. `onUnauthorized` of the holder gets the message to show, if
 * the server says why; `onAccessDenied`: the user may have lost roles.
 */
export function createSessionApi(
  transport: Transport,
  holder: SessionHolder & PreviewHolder,
  onAccessDenied: () => void = () => undefined,
): Api {
  const requests = createOwnRequests()
  const api = createApi(
    withSession(
      requests.withIds(async (request) => {
        const role = holder.viewAs?.()
        if (role !== undefined) return transport({ ...request, headers: { ...request.headers, [viewAsHeader]: role } })
        const response = await transport(request)
        if (response.status === 403 && hasCode(response.body, deniedCodes)) onAccessDenied()
        return response
      }),
      { ...holder, onUnauthorized: (token, reason) => holder.onUnauthorized(token, messageOf(reason)) },
    ),
  )
  ownRequests.set(api, requests)
  return api
}

/** The user and token that a login call returns, with the path that the server redirects to. */
export type LoginResult = NonNullable<Awaited<ReturnType<Api['auth']['login']>>['data']>

const unfinishedLogins = new WeakMap<Transport, { content: string; result: LoginResult }>()

const createApiWith = (transport: Transport, token?: string) =>
  createSessionApi(transport, { token: () => token, onUnauthorized: () => undefined })

/**
 * Makes a login call and reads the user's organisations. If only the second fails, the next login with the same `content` continues with the
 * result of the first. Throws LoginError if there is no user, or one whose access has been revoked; then it calls `onRevoked` first.
 */
export async function logIn(
  transport: Transport,
  login: (api: Api) => Promise<LoginResult | null | undefined>,
  { content, onRevoked }: { content: string | undefined; onRevoked: () => void },
) {
  const last = unfinishedLogins.get(transport)
  unfinishedLogins.delete(transport)
  const result = last !== undefined && last.content === content ? last.result : await login(createApiWith(transport))
  if (!result) throw new LoginError('Login failed!')
  const { token, redirect, ...user } = result
  if (content !== undefined) unfinishedLogins.set(transport, { content, result })
  const { data: records, metadata } = await createApiWith(transport, token).users.partnerMembers({ params: { id: user.id } })
  unfinishedLogins.delete(transport)
  if (isRevoked(records)) {
    onRevoked()
    endOnServer(transport, token, user.id)
    throw new LoginError(revokedMessage)
  }
  return { token, redirect, user, records, eventSeqs: metadata?.event_seqs ?? {}, label: analyticsLabel(roleNames(records[0])) }
}

/** Ends a session that is not stored any more. Best effort: its token also expires. */
export function endOnServer(transport: Transport, token: string, id: string): void {
  createApiWith(transport, token)
    .users.endSession({ params: { id, sid: 'current' } })
    .catch(() => undefined)
}

/** The message for the reason why a session has ended. */
const messageOf = (reason: unknown) => (reason === 'access_revoked' ? revokedMessage : undefined)

/** An organisation has deactivated the user, or a page was opened with roles that the user has no more. */
const deniedCodes: readonly unknown[] = ['AccountDisabled', 'Forbidden']
const hasCode = (body: unknown, codes: readonly unknown[]) =>
  typeof body === 'object' && body !== null && 'code' in body && codes.includes(body.code)

/**
 * What a failed validation means for the session: `lost` when the server rejects it or returns no profile, `kept` when it is
 * unknown. A 403 or 404 counts only with the server's own message: a proxy may answer with one while the server is down.
 */
export function classifySessionError(error: unknown): { session: 'lost' | 'kept'; message?: string } {
  if (error instanceof MalformedResponse) return { session: 'lost' }
  if (!(error instanceof ApiError)) return { session: 'kept' }
  if (error.status === 401) {
    const message = messageOf(error.data['reason'])
    return { session: 'lost', ...(message === undefined ? {} : { message }) }
  }
  if (error.status === 404 && error.hasServerMessage) return { session: 'lost' }
  // The message of a 403 is shown (spec section 8).
  return error.status === 403 && error.hasServerMessage ? { session: 'lost', message: error.message } : { session: 'kept' }
}
