// Fetched by the first call: the contract and its parsers are not needed to paint a public page.
import { ApiError, createApi, MalformedResponse, withSession, type Api, type SessionHolder, type Transport } from '@vehicle-partner/api'

/** The typed client on a transport, for whoever holds a session. */
export const createSessionApi = (transport: Transport, holder: SessionHolder): Api => createApi(withSession(transport, holder))

/**
 * What a failed check says about the session: `lost` when the server refuses it or answers with no profile, `kept` when nothing
 * is known. A 403 or 404 counts only in the server's own words: a proxy in between may answer so while the server is away.
 */
export function classifySessionError(error: unknown): { session: 'lost' | 'kept'; message?: string } {
  if (error instanceof MalformedResponse) return { session: 'lost' }
  if (!(error instanceof ApiError)) return { session: 'kept' }
  if (error.status === 401 || (error.status === 404 && error.hasServerMessage)) return { session: 'lost' }
  // A 403 has something to tell the person (spec section 8).
  return error.status === 403 && error.hasServerMessage ? { session: 'lost', message: error.message } : { session: 'kept' }
}
