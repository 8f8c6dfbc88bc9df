// A file of its own: the transport of every page needs it, and the table of error codes loads with the contract.

/** The call got no response: the network is down, it timed out, or it was cancelled. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  readonly reason: 'offline' | 'timeout' | 'cancelled'
  /** True if retries already failed. */
  readonly retried: boolean
  constructor(reason: ConnectionError['reason'], cause?: unknown, { retried = false }: { retried?: boolean } = {}) {
    super(
      { offline: 'The network cannot be reached', timeout: 'The server took too long to answer', cancelled: 'The call was cancelled' }[
        reason
      ],
      { cause },
    )
    this.reason = reason
    this.retried = retried
  }
}
