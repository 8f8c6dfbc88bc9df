import { lazyTransport, withEarlyResponses, withRetries, type EarlyRequests, type Transport } from '@vehicle-partner/api'

/** The portal's transport: with retries, and with the responses that the page has asked for before the program was loaded. */
export const createTransport = (load: () => Promise<Transport>, early: EarlyRequests = new Map()): Transport =>
  withRetries(withEarlyResponses(lazyTransport(load), early))
