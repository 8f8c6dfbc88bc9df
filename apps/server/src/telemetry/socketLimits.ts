import type { IncomingMessage } from 'node:http'
import type { Socket } from 'socket.io'
import { otherLimits } from '../limits/limits.ts'
import { networkOf } from '../network/addresses.ts'
import { handshakeAddress, type TrustProxy } from '../network/trustedProxies.ts'

interface EngineConnection {
  request: IncomingMessage
  on: (event: 'close', listener: () => void) => unknown
  close: (discard?: boolean) => void
}

interface Engine {
  on: (event: 'connection', listener: (connection: EngineConnection) => void) => unknown
}

/** Counts the connections of each address at this server, also before they have proved a session. */
export function limitConnections(engine: Engine, trust: TrustProxy): { hasRoom: (request: IncomingMessage) => boolean } {
  const open = new Map<string, number>()
  const networkOfRequest = (request: IncomingMessage) => networkOf(handshakeAddress(request, trust))
  const hasRoom = (network: string) => (open.get(network) ?? 0) < otherLimits.socketsOfAddress.most
  engine.on('connection', (connection) => {
    const network = networkOfRequest(connection.request)
    // Requests at once have all found room.
    if (!hasRoom(network)) return connection.close(true)
    open.set(network, (open.get(network) ?? 0) + 1)
    connection.on('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
  return {
    // Further requests of an open connection name it.
    hasRoom: (request) => /[?&]sid=/.test(request.url ?? '') || hasRoom(networkOfRequest(request)),
  }
}

/** Whether a session may open one more socket at this server. */
export const hasRoomForSocket = (socket: Socket, sessionRoom: string): boolean =>
  (socket.nsp.adapter.rooms.get(sessionRoom)?.size ?? 0) < otherLimits.socketsOfSession.most
