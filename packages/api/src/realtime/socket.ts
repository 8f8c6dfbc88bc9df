import { io, type Socket } from 'socket.io-client'

/** What the client needs of a socket. */
export type RealtimeSocket = Pick<
  Socket,
  'connected' | 'recovered' | 'connect' | 'disconnect' | 'on' | 'onAny' | 'emit' | 'timeout' | 'auth'
>

/** Opens a socket as spec section 7 has it: by hand, the token in auth and query, websocket and then polling. It does not reconnect by itself. */
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
