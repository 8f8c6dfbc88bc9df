import type { Position } from '@vehicle-partner/api'
import { events, type RealtimeEvent } from '@vehicle-partner/api/server'
import type { Server, Socket } from 'socket.io'
import { newId } from '../newId.ts'

/** Positions of up to this many vehicles are sent one by one, those of more in batches (`telemetry.batch`). */
const mostSingle = 20
const mostInBatch = 100
/** The time between two messages of positions to one socket, in milliseconds. */
const sendIntervalMs = 20

export type PositionEvent = Extract<RealtimeEvent, { type: 'telemetry.position' | 'telemetry.batch' }>

/** Positions on their way to the sockets of this server. */
export interface PositionOutbox {
  /** Sends positions to every socket that may see them. */
  add: (event: PositionEvent) => void
  close: () => void
}

interface WaitingPosition {
  event: PositionEvent
  position: Position
  rooms: readonly string[]
}

/**
 * Sends positions without a queue that a slow connection could fill: of each vehicle only the newest waits until the connection takes a
 * message. A volatile message alone would not do: Socket.IO drops all but the first of those that are sent at once.
 */
export function openPositionOutbox(io: Server): PositionOutbox {
  const waiting = new Map<Socket, Map<string, WaitingPosition>>()
  let timer: NodeJS.Timeout | undefined

  const send = () => {
    for (const [socket, positions] of waiting) {
      if (!socket.connected) waiting.delete(socket)
      // Between two transports, and while a message is written, the connection takes nothing.
      else if (socket.conn.transport.writable) {
        // The user may have lost the room meanwhile.
        for (const [vehicleId, { rooms }] of positions) if (!rooms.some((room) => socket.rooms.has(room))) positions.delete(vehicleId)
        sendNext(socket, positions)
        if (positions.size === 0) waiting.delete(socket)
      }
    }
    if (waiting.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    add(event) {
      const { sockets, adapter } = io.of('/')
      for (const position of event.type === 'telemetry.batch' ? event.data : [event.data]) {
        const rooms = events['telemetry.position'].rooms({ partner_id: event.partner_id ?? undefined }, position)
        const socketIds = new Set(rooms.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]))
        for (const socketId of socketIds) {
          const socket = sockets.get(socketId)
          if (!socket) continue
          const positions = waiting.get(socket) ?? new Map<string, WaitingPosition>()
          positions.set(position.vehicle_id, { event, position, rooms })
          waiting.set(socket, positions)
        }
      }
      if (waiting.size > 0) timer ??= setInterval(send, sendIntervalMs).unref()
    },
    close() {
      clearInterval(timer)
      waiting.clear()
    },
  }
}

/** Sends the next message and removes its positions: one, or up to a hundred of one organisation. */
function sendNext(socket: Socket, positions: Map<string, WaitingPosition>): void {
  const [first] = positions.values()
  if (!first) return
  const { at, partner_id } = first.event
  const own = [...positions.values()].filter(({ event }) => event.partner_id === partner_id)
  const sent = own.slice(0, own.length > mostSingle ? mostInBatch : 1).map(({ position }) => position)
  for (const { vehicle_id } of sent) positions.delete(vehicle_id)
  const envelope = { id: newId('evt', new Date(at)), seq: 0, at, partner_id }
  const event: PositionEvent =
    sent.length === 1
      ? { ...envelope, type: 'telemetry.position', data: first.position }
      : { ...envelope, type: 'telemetry.batch', data: sent }
  socket.volatile.emit(event.type, event)
}
