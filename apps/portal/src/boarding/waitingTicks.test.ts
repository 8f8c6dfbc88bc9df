import { expect, test, vi } from 'vitest'
import type { OfflineStore } from '../session/PortalDependencies.ts'
import { countWords } from './tickWords.ts'
import { addTick, changeTicks, readTicks, removeTick, writeTicks, type WaitingTick } from './waitingTicks.ts'

const now = new Date('2026-11-21T05:00:00Z')
const tick = (passenger_id: string, change: Partial<WaitingTick> = {}): WaitingTick => ({
  trip_id: 'trp_1',
  passenger_id,
  status: 'boarded',
  client_at: '2026-11-21T05:00:00Z',
  expires_at: '2026-11-23T05:00:00Z',
  ...change,
})

test('the last tick of a passenger counts', () => {
  const later = tick('psg_1', { status: 'booked', client_at: '2026-11-21T05:01:00Z' })
  const other = tick('psg_1', { trip_id: 'trp_2' })
  expect(addTick([tick('psg_1'), tick('psg_2'), other], later)).toEqual([tick('psg_2'), other, later])
  // What was ticked while the first one was on its way is sent too.
  expect(removeTick([tick('psg_2'), later], tick('psg_1'))).toEqual([tick('psg_2'), later])
  expect(removeTick([tick('psg_2'), later], later)).toEqual([tick('psg_2')])
})

function createStore() {
  const entries = new Map<string, unknown>()
  const store = {
    find: vi.fn(async (token: string, address: string) => ({ body: entries.get(`${token} ${address}`), savedAt: now, isPinned: true })),
    pin: vi.fn<OfflineStore['pin']>(async (token, responses) => {
      for (const [address, body] of Object.entries(responses)) entries.set(`${token} ${address}`, body)
    }),
    remove: vi.fn(async () => entries.clear()),
  }
  return { entries, store: store as unknown as OfflineStore, calls: store } // what ticks need of it
}

test('ticks are kept for their session until the last window closes, and what is not a tick is left out', async () => {
  const { entries, store, calls } = createStore()
  const late = tick('psg_2', { expires_at: '2026-11-24T05:00:00Z' })
  await writeTicks(store, 'token-one', [late, tick('psg_1')], now)
  expect(calls.pin.mock.calls[0]?.[2]).toEqual({ expiresAt: late.expires_at, now })
  expect(await readTicks(store, 'token-one', now)).toEqual([late, tick('psg_1')])
  expect(await readTicks(store, 'token-one', new Date('2026-11-23T05:00:00Z'))).toEqual([late])
  expect(await readTicks(store, 'token-two', now)).toEqual([])
  entries.set('token-one /waiting-ticks', [tick('psg_1'), { ...tick('psg_3'), status: 'cancelled' }, 'psg_4', null])
  expect(await readTicks(store, 'token-one', now)).toEqual([tick('psg_1')])
  await writeTicks(store, 'token-one', [], now)
  expect(calls.remove).toHaveBeenCalledWith(['/waiting-ticks'])
})

test('of ticks that come at once none is lost, also after one that could not be kept', async () => {
  const { store, calls } = createStore()
  const add = (id: string) => changeTicks(store, 'token-one', (before) => addTick(before, tick(id)), now)
  await Promise.all([add('psg_1'), add('psg_2'), add('psg_3')])
  expect(await readTicks(store, 'token-one', now)).toEqual([tick('psg_1'), tick('psg_2'), tick('psg_3')])
  calls.pin.mockRejectedValueOnce(new Error('This browser cannot keep pages'))
  const [failed, kept] = await Promise.allSettled([add('psg_4'), add('psg_5')])
  expect([failed.status, kept.status]).toEqual(['rejected', 'fulfilled'])
  expect((await readTicks(store, 'token-one', now)).map(({ passenger_id }) => passenger_id)).toEqual(['psg_1', 'psg_2', 'psg_3', 'psg_5'])
})

test('what became of them is said with numbers, and nothing without', () => {
  expect(countWords({ sent: 0, changedSince: 0, refused: 0 })).toEqual({ sent: undefined, changedSince: undefined, refused: undefined })
  expect(countWords({ sent: 1, changedSince: 2, refused: 1 })).toEqual({
    sent: '1 passenger ticked without a network: sent now.',
    changedSince: '2 passengers changed by someone else later, or the clock of this device is wrong. The list shows what counts.',
    refused: '1 passenger could not be ticked.',
  })
})
