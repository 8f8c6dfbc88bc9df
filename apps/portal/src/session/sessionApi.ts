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
import { revokedMessage } from '@vehicle-partner/domain'

export { loadResources } from '@vehicle-partner/api'
export { readFirstResponses } from './firstResponses.ts'

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

/**
 * Makes a login call and reads the user's organisations; undefined if it has no data. If only the second fails, the next login with the same
 * `content` continues with the result of the first.
 */
export async function logIn(transport: Transport, login: (api: Api) => Promise<LoginResult | null | undefined>, content?: string) {
  const createApiWith = (token?: string) => createSessionApi(transport, { token: () => token, onUnauthorized: () => undefined })
  const last = unfinishedLogins.get(transport)
  unfinishedLogins.delete(transport)
  const result = last !== undefined && last.content === content ? last.result : await login(createApiWith())
  if (!result) return undefined
  if (content !== undefined) unfinishedLogins.set(transport, { content, result })
  const memberships = await createApiWith(result.token).users.partnerMembers({ params: { id: result.id } })
  unfinishedLogins.delete(transport)
  return { result, memberships }
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
