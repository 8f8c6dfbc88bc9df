import { lazyTransport, withEarlyResponses, withRetries, type EarlyRequests, type Transport } from '@vehicle-partner/api'
import type { PortalDependencies } from './PortalDependencies.ts'
import { withOfflineResponses, type OfflineResponses } from './withOfflineResponses.ts'

/**
 * The portal's transport: with retries, with the responses that the page has asked for before the program was loaded, and with those that
 * this device keeps.
 */
export function createTransport(
  load: () => Promise<Transport>,
  early: EarlyRequests | undefined,
  { network, clock }: Pick<PortalDependencies, 'network' | 'clock'>,
): Transport {
  let offline: OfflineResponses | undefined
  return withOfflineResponses(withRetries(withEarlyResponses(lazyTransport(load), early ?? new Map())), {
    online: network.online,
    load: async () => (offline ??= (await import('./offlineResponses.ts')).createOfflineResponses(clock)),
  })
}
