import type { Transport } from './transport.ts'

/** The writes of this client, by which it recognises the events that it has caused. */
export interface OwnRequests {
  /** Names every write with a request id. */
  withIds: (transport: Transport) => Transport
  /** When the write of this id was answered, in milliseconds of `now`; undefined for another client's. */
  answeredAt: (requestId: string) => Promise<number> | undefined
}

/** The number of remembered writes. */
const rememberedWrites = 200

/** Creates the register of a client's writes. `now` is a clock that only runs forwards. */
export function createOwnRequests(now: () => number = () => performance.now()): OwnRequests {
  const writes = new Map<string, Promise<number>>()
  return {
    withIds: (transport) => (request) => {
      if (request.method === 'GET') return transport(request)
      const id = createId()
      const response = transport({ ...request, headers: { ...request.headers, 'x-request-id': id } })
      writes.set(
        id,
        response.then(now, () => now()),
      )
      if (writes.size > rememberedWrites) writes.delete(writes.keys().next().value ?? '')
      return response
    },
    answeredAt: (requestId) => writes.get(requestId),
  }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages served over plain HTTP. */
const createId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
