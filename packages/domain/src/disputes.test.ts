import { expect, test } from 'vitest'
import { disputableUntil, isDisputable, isDisputableOn } from './disputes.ts'

const issued = new Date('2026-11-01T01:00:00.000Z')

test.each([
  ['2026-11-01T01:00:00.000Z', true],
  ['2026-12-01T22:59:59.999Z', true], // the last minute of the thirtieth day in Lagos
  ['2026-12-01T23:00:00.000Z', false],
  ['2027-03-01T00:00:00.000Z', false],
])('at %s: %s', (now, may) => expect(isDisputable(issued, new Date(now))).toBe(may))

test('ends thirty days after the issue', () => expect(disputableUntil(issued)).toBe('2026-12-01'))
test('a line without a payslip can always be queried', () => expect(isDisputable(null, new Date('2030-01-01T00:00:00Z'))).toBe(true))

test.each([
  ['2026-12-01', '2026-11-30', true],
  ['2026-12-01', '2026-12-01', true],
  ['2026-12-01', '2026-12-02', false],
  [null, '2026-12-02', true],
  [undefined, '2026-12-02', true],
])('until %s, on %s: %s', (until, today, may) => expect(isDisputableOn(until, today)).toBe(may))
