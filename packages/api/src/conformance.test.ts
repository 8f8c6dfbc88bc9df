import { fixedClock } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { cases, conformance } from './conformance.ts'
import { contract } from './contract.ts'
import { createDemoData, demoNow } from './demo/demoData.ts'
import { mockTransport } from './mock.ts'

// The usual moment, and edges of the calendar: the last minute of a Lagos year, the first of the next, and a leap day.
const moments = [demoNow, '2026-12-31T22:59:30.000Z', '2026-12-31T23:00:00.000Z', '2028-02-29T08:00:00.000Z']

describe('the mock passes every wire case at each of four times', () => {
  conformance(
    async () => Object.fromEntries(moments.map((moment) => [moment, mockTransport(createDemoData(fixedClock(moment)))])),
    ['wire'],
  )
})

describe('the cases', () => {
  const calls = Object.entries(contract).flatMap(([resource, endpoints]) => Object.keys(endpoints).map((name) => `${resource}.${name}`))

  test.each(calls)('%s has cases that run on the mock and on the server', (call) => {
    expect(cases.filter((each) => each.call === call && each.kind === 'wire').length).toBeGreaterThan(0)
  })

  test('case names are unique per call', () => {
    const sentences = cases.map(({ call, name }) => `${call}: ${name}`)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
