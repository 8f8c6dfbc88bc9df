import type { ApiRequest, Transport } from '@vehicle-partner/api'
import type { Clock } from '@vehicle-partner/domain'

/** Device times in milliseconds between which the server has sent a response, and the server's time then, by its `Date` header. */
interface ServerTime {
  sentAt: number
  receivedAt: number
  date: number
}

/** The header has whole seconds. */
const headerPrecisionMs = 1000

/** The milliseconds that the server's clock is ahead of the device's: the known ones, or the nearest that agree with a response. */
export function correctAhead(knownMs: number, { sentAt, receivedAt, date }: ServerTime): number {
  return Math.min(Math.max(knownMs, date - receivedAt), date + headerPrecisionMs - sentAt)
}

/** A clock that shows the server's time: the clocks of many phones are wrong by minutes, which no countdown may be. */
export interface ServerClock {
  clock: Clock
  /** Follows the times of responses. `isEarly` tells which requests the page has sent before its program was loaded. */
  follow: (transport: Transport, isEarly: (request: ApiRequest) => boolean) => Transport
}

export function createServerClock(device: Clock): ServerClock {
  let aheadMs = 0
  return {
    clock: () => new Date(device().getTime() + aheadMs),
    follow: (transport, isEarly) => async (request) => {
      const now = device().getTime()
      const sentAt = isEarly(request) ? now - performance.now() : now
      const response = await transport(request)
      const date = Date.parse(response.headers?.['date'] ?? '')
      if (!Number.isNaN(date)) aheadMs = correctAhead(aheadMs, { sentAt, receivedAt: device().getTime(), date })
      return response
    },
  }
}
