import type { ApiRequest, ApiResponse, Transport } from '@vehicle-partner/api'

/** What this device keeps of the API. Times are those of a clock that only runs forwards, in milliseconds. */
export interface OfflineResponses {
  /** The kept response; undefined where nothing is kept. */
  answer: (request: ApiRequest, now: number) => Promise<ApiResponse | undefined>
  /** Keeps the response if it may be kept. */
  follow: (request: ApiRequest, response: ApiResponse, receivedAt: number) => Promise<void>
}

interface OfflineOptions {
  load: () => Promise<OfflineResponses>
  online: () => boolean
  /** Milliseconds after a response until it is kept, so that the page comes first. @default 1000 */
  delayMs?: number
}

/** Keeps the last lists of a session on this device, and answers with them, or with what the user has saved, where the server does not. */
export function withOfflineResponses(transport: Transport, { load, online, delayMs = 1000 }: OfflineOptions): Transport {
  return async (request) => {
    if (request.method !== 'GET') return transport(request)
    const answer = () =>
      load()
        .then((kept) => kept.answer(request, performance.now()))
        .catch(() => undefined)
    // The browser knows that there is no network: nothing is worth a wait.
    const early = online() ? undefined : await answer()
    if (early) return early
    try {
      const response = await transport(request)
      const receivedAt = performance.now()
      setTimeout(
        () =>
          void load()
            .then((kept) => kept.follow(request, response, receivedAt))
            .catch(() => undefined),
        delayMs,
      )
      return response
    } catch (error) {
      const kept = await answer()
      if (kept) return kept
      throw error
    }
  }
}
