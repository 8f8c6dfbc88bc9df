import { getAddress, lazyTransport, withEarlyResponses, withRetries, type EarlyRequests, type Transport } from '@vehicle-partner/api'
import type { PortalDependencies } from './PortalDependencies.ts'
import type { ServerClock } from './serverClock.ts'
import { withReusedIdempotencyKeys } from './withReusedIdempotencyKeys.ts'
import { withOfflineResponses, type OfflineResponses } from './withOfflineResponses.ts'

/**
 * The portal's transport: with retries, with writes that are executed once even if the user sends them again, with the responses that the page
 * has asked for before the program was loaded, and with those that this device keeps. The clock follows what the server answers.
 */
export function createTransport(
  load: () => Promise<Transport>,
  early: EarlyRequests = new Map(),
  { network, serverClock }: Pick<PortalDependencies, 'network'> & { serverClock: ServerClock },
): Transport {
  let offline: OfflineResponses | undefined
  const answered = serverClock.follow(withEarlyResponses(lazyTransport(load), early), (request) => early.has(getAddress(request)))
  return withOfflineResponses(withReusedIdempotencyKeys(withRetries(answered)), {
    online: network.online,
    load: async () => (offline ??= (await import('./offlineResponses.ts')).createOfflineResponses(serverClock.clock)),
  })
}
