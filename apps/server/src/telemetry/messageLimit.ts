import type { Clock } from '@vehicle-partner/domain'
import type { Socket } from 'socket.io'

/** Messages that one socket may send in ten seconds. */
const maxMessages = 20

/** Disconnects a socket that sends too many messages. */
export function limitMessages(socket: Socket, clock: Clock): void {
  let since = clock().getTime()
  let count = 0
  socket.use((_event, next) => {
    const now = clock().getTime()
    if (now - since > 10_000) {
      since = now
      count = 0
    }
    count += 1
    if (count > maxMessages) socket.disconnect(true)
    else next()
  })
}
