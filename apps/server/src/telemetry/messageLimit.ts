import type { Clock } from '@vehicle-partner/domain'
import type { Socket } from 'socket.io'
import { otherLimits } from '../limits/limits.ts'

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
    if (count > otherLimits.socketMessages.most) socket.disconnect(true)
    else next()
  })
}
