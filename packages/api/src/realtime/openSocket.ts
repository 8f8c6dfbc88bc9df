import { io, type Socket } from 'socket.io-client'

/** The part of a socket that the client uses. */
export type RealtimeSocket = Pick<
  Socket,
  'connected' | 'recovered' | 'connect' | 'disconnect' | 'on' | 'onAny' | 'emit' | 'timeout' | 'auth'
>

/** Opens a socket as in spec section 7: manual connection, token in auth and query, websocket then polling. No automatic reconnection. */
export function openSocket(url: string, token: string): RealtimeSocket {
  return io(url, {
    path: '/telemetry',
    autoConnect: false,
    forceNew: true,
    reconnection: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: { token },
    query: { token },
  })
}
