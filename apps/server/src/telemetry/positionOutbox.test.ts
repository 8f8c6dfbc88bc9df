import type { Position } from '@vehicle-partner/api'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket as ServerSocket } from 'socket.io'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPositionOutbox, type PositionEvent, type PositionOutbox } from './positionOutbox.ts'

const now = '2026-03-02T08:00:00.000Z'
const fleet = 'partner:par_1:telemetry'
let io: Server
let outbox: PositionOutbox
let url: string
const clients: Socket[] = []

beforeEach(async () => {
  const http = createServer()
  io = new Server(http, { connectionStateRecovery: { maxDisconnectionDuration: 120_000 } })
  outbox = openPositionOutbox(io)
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect()
  outbox.close()
  await io.close()
})

const position = (vehicle: number, lat = 6.5): Position => ({
  vehicle_id: `veh_${vehicle}`,
  trip_id: null,
  driver_id: null,
  lat,
  lng: 3.4,
  speed_kmh: 40,
  heading_deg: 0,
  accuracy_m: 8,
  at: now,
  received_at: now,
  source: 'app',
})
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const single = (vehicle: number, lat?: number) =>
  outbox.add({ id: `evt_${vehicle}`, seq: 0, type: 'telemetry.position', at: now, partner_id: 'par_1', data: position(vehicle, lat) })
const batch = (vehicles: readonly number[]) =>
  outbox.add({
    id: 'evt_batch',
    seq: 0,
    type: 'telemetry.batch',
    at: now,
    partner_id: 'par_1',
    data: vehicles.map((each) => position(each)),
  })

async function follow(transport: 'websocket' | 'polling', rooms: string[]) {
  const connected = new Promise<ServerSocket>((resolve) => {
    io.once('connection', resolve)
  })
  const client = connect(url, { transports: [transport], forceNew: true })
  clients.push(client)
  const messages: PositionEvent[] = []
  for (const type of ['telemetry.position', 'telemetry.batch']) client.on(type, (event: PositionEvent) => messages.push(event))
  const socket = await connected
  await socket.join(rooms)
  const vehicles = () => messages.flatMap(({ data }) => data).map(({ vehicle_id }) => Number(vehicle_id.slice('veh_'.length)))
  return { socket, messages, vehicles }
}

test.each(['websocket', 'polling'] as const)('positions sent at once all arrive by %s, each in its message', async (transport) => {
  const { messages, vehicles } = await follow(transport, [fleet])
  for (const vehicle of numbers(7)) single(vehicle)
  await vi.waitFor(() => expect(vehicles()).toEqual(numbers(7)), { timeout: 5000 })
  expect(messages.map(({ type }) => type)).toEqual(numbers(7).map(() => 'telemetry.position'))
  expect(new Set(messages.map(({ id }) => id)).size).toBe(7)
})

test('the positions of more than twenty vehicles arrive in batches of up to a hundred', async () => {
  const { messages, vehicles } = await follow('websocket', [fleet])
  for (const start of numbers(13)) batch(numbers(20).map((index) => start * 20 + index))
  await vi.waitFor(() => expect(vehicles()).toEqual(numbers(260)), { timeout: 5000 })
  expect(messages.map(({ type, data }) => [type, [data].flat().length])).toEqual([
    ['telemetry.batch', 100],
    ['telemetry.batch', 100],
    ['telemetry.batch', 60],
  ])
})

test('a connection that takes no message gets the newest position of each vehicle later', async () => {
  const { socket, messages } = await follow('websocket', [fleet])
  const { transport } = socket.conn
  transport.writable = false
  for (const lat of [6.1, 6.2, 6.3]) {
    single(1, lat)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  expect(messages).toEqual([])
  transport.writable = true
  await vi.waitFor(() => expect(messages).toMatchObject([{ data: { vehicle_id: 'veh_1', lat: 6.3 } }]))
})

test('a room of a vehicle gets that vehicle alone, and a left room nothing more', async () => {
  const [one, left] = [await follow('websocket', ['vehicle:veh_3']), await follow('websocket', [fleet])]
  batch(numbers(30))
  await left.socket.leave(fleet)
  await vi.waitFor(() => expect(one.vehicles()).toEqual([3]))
  expect(one.messages).toMatchObject([{ type: 'telemetry.position', partner_id: 'par_1' }])
  expect(left.messages).toEqual([])
})
