import type { Transport } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { correctAhead, createServerClock } from './serverClock.ts'

const noon = Date.parse('2026-03-02T12:00:00Z')
const second = 1000

test.each([
  ['the same time', 0, { sentAt: noon, receivedAt: noon + 200, date: noon }, 0],
  ['a date without its milliseconds', 0, { sentAt: noon + 900, receivedAt: noon + 950, date: noon }, 0],
  ['a slow network', 0, { sentAt: noon, receivedAt: noon + 20 * second, date: noon + 18 * second }, 0],
  ['a device that is five minutes late', 0, { sentAt: noon, receivedAt: noon + second, date: noon + 300 * second }, 299 * second],
  ['a device that is five minutes fast', 0, { sentAt: noon, receivedAt: noon + second, date: noon - 300 * second }, -299 * second],
  [
    'a correction that a quicker response makes better',
    299 * second,
    { sentAt: noon, receivedAt: noon, date: noon + 300 * second },
    300 * second,
  ],
  ['a known difference that agrees', 300 * second, { sentAt: noon, receivedAt: noon + second, date: noon + 300 * second }, 300 * second],
  ['a device whose clock was set right', 300 * second, { sentAt: noon, receivedAt: noon, date: noon }, second],
])('%s', (_name, known, time, expected) => {
  expect(correctAhead(known, time)).toBe(expected)
})

test('the clock follows the responses, and stays as it is without a date or a response', async () => {
  let device = noon
  let answer: { status: number; headers?: Record<string, string> } | undefined
  const { clock, follow } = createServerClock(() => new Date(device))
  const transport: Transport = async () => {
    device += 500
    if (!answer) throw new Error('offline')
    return { body: {}, headers: {}, ...answer }
  }
  const send = follow(transport, () => false)
  const request = { method: 'GET', path: '/v1/faq' } as const
  answer = { status: 500, headers: { date: new Date(noon + 600 * second).toUTCString() } }
  await send(request)
  expect(clock().getTime()).toBe(noon + 600 * second)
  answer = { status: 200 }
  await send(request)
  expect(clock().getTime()).toBe(device + 599.5 * second)
  answer = undefined
  await expect(send(request)).rejects.toThrow('offline')
  expect(clock().getTime()).toBe(device + 599.5 * second)
})
