// A file of its own: public pages load it before their first paint, without schemas.
import type { Transport } from './transport.ts'

/** A transport that is loaded with the first call. */
export function lazyTransport(load: () => Promise<Transport>): Transport {
  let loaded: Promise<Transport> | undefined
  return async (request) => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined // the next call tries again
      throw error
    })
    return (await loaded)(request)
  }
}
