import { expect, test } from 'vitest'
import type { RealtimeEvent } from './realtimeEvent.ts'
import { createEventSequence } from './eventSequence.ts'

const at = '2026-11-21T13:32:00.000Z'
const base = { at, partner_id: 'prt_1' }
const member = (id: string, seq: number): RealtimeEvent => ({
  ...base,
  id,
  seq,
  type: 'member.updated',
  data: { member_id: 'mem_1', change: 'roles' },
})
const place = {
  trip_id: null,
  driver_id: null,
  lat: 6.4,
  lng: 3.5,
  speed_kmh: 30,
  heading_deg: 90,
  accuracy_m: 8,
  received_at: at,
  source: 'app',
}
const position = (id: string, vehicle_id: string, seconds: string): RealtimeEvent => ({
  ...base,
  id,
  seq: 0,
  type: 'telemetry.position',
  data: { ...place, vehicle_id, at: `2026-11-21T13:32:${seconds}.000Z` },
})

test('ignores duplicate and outdated events', () => {
  const sequence = createEventSequence()
  const accepted = [member('a', 3), member('a', 3), member('b', 3), member('c', 2), member('d', 7)].map(sequence.accept)
  expect(accepted).toEqual([true, false, false, false, true])
  expect(sequence.last()).toBe(7)
})

test('detects duplicates without a number by id', () => {
  const sequence = createEventSequence()
  expect([member('a', 0), member('b', 0), member('a', 0)].map(sequence.accept)).toEqual([true, true, false])
})

test('ignores an older position of a vehicle', () => {
  const sequence = createEventSequence()
  const all = [position('a', 'veh_1', '10'), position('b', 'veh_1', '05'), position('c', 'veh_2', '05'), position('d', 'veh_1', '15')]
  expect(all.map(sequence.accept)).toEqual([true, false, true, true])
})

test('forgets only old ids', () => {
  const sequence = createEventSequence()
  for (let count = 0; count < 3000; count += 1) sequence.accept(member(`evt_${count}`, 0))
  expect(sequence.accept(member('evt_2999', 0))).toBe(false)
  expect(sequence.accept(member('evt_0', 0))).toBe(true)
})

test('counts the events of its organisation only', () => {
  const sequence = createEventSequence('prt_1')
  expect(sequence.accept(member('evt_1', 1000))).toBe(true)
  expect(sequence.accept({ ...member('evt_2', 5), partner_id: 'prt_2' })).toBe(true)
  expect(sequence.accept({ ...member('evt_2', 5), partner_id: 'prt_2' })).toBe(false)
  expect(sequence.accept({ ...member('evt_3', 5000), partner_id: 'prt_2' })).toBe(true)
  expect(sequence.last()).toBe(1000)
  expect(sequence.accept(member('evt_4', 1001))).toBe(true)
})
