// Loaded by the first call: a public page is painted without the contract and its parsers.
import {
  ApiError,
  createApi,
  MalformedResponse,
  viewAsHeader,
  withSession,
  type Api,
  type SessionHolder,
  type Transport,
} from '@vehicle-partner/api'

interface PreviewHolder {
  /** The role that the owner previews: the server then answers as for a member with this role, and writes nothing. */
  viewAs?: () => string | undefined
}

/** Creates the API client on a transport, with the session's token in each call. `onDeactivated`: an organisation rejects the user. */
export const createSessionApi = (
  transport: Transport,
  holder: SessionHolder & PreviewHolder,
  onDeactivated: () => void = () => undefined,
): Api =>
  createApi(
    withSession(async (request) => {
      const role = holder.viewAs?.()
      const response = await transport(role === undefined ? request : { ...request, headers: { ...request.headers, [viewAsHeader]: role } })
      if (response.status === 403 && hasCode(response.body, 'AccountDisabled')) onDeactivated()
      return response
    }, holder),
  )

const hasCode = (body: unknown, code: string) => typeof body === 'object' && body !== null && 'code' in body && body.code === code

/**
 * What a failed validation means for the session: `lost` when the server rejects it or returns no profile, `kept` when it is
 * unknown. A 403 or 404 counts only with the server's own message: a proxy may answer with one while the server is down.
 */
export function classifySessionError(error: unknown): { session: 'lost' | 'kept'; message?: string } {
  if (error instanceof MalformedResponse) return { session: 'lost' }
  if (!(error instanceof ApiError)) return { session: 'kept' }
  if (error.status === 401 || (error.status === 404 && error.hasServerMessage)) return { session: 'lost' }
  // The message of a 403 is shown (spec section 8).
  return error.status === 403 && error.hasServerMessage ? { session: 'lost', message: error.message } : { session: 'kept' }
}
