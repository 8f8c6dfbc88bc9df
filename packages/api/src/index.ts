import { contract } from './contract.ts'
import { createApi as bindContract, type Api as ApiOf } from './kernel/client.ts'
import type { Transport } from './kernel/transport.ts'

/** The typed client: `api.partners.summary({ params, query })`, `.query(…)` and `.mutation()` on each call. */
export type Api = ApiOf<typeof contract>

/** Binds the contract to a transport. */
export const createApi = (transport: Transport): Api => bindContract(contract, transport)

export type { Call, QueryKey, Variables } from './kernel/client.ts'
export { ApiError, ConnectionError, MalformedResponse, messageFor } from './kernel/errors.ts'
export type { Download } from './kernel/files.ts'
export type { ListQuery, PageSize } from './kernel/list.ts'
export type { CallOptions } from './kernel/requests.ts'
export { withRetries, type RetrySources } from './kernel/retries.ts'
export { lazyTransport, withSession } from './kernel/transport.ts'
export type { ApiResponse, ApiRequest, SessionHolder, Transport } from './kernel/transport.ts'
