import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { defaultMonths } from '../Calendar/calendarLabels.ts'
import { addDays } from '../private/calendarDays.ts'
import { parseDateText, formatDate } from './parseDateText.ts'

afterEach(() => vi.unstubAllEnvs())

const read = (text: string) => {
  const reading = parseDateText(text, defaultMonths)
  return reading.kind === 'day' ? reading.day : reading.kind === 'problem' ? reading.problem : null
}

describe('parses every format', () => {
  describe.each(['-', '/', '.', ' '])('with "%s" as the separator', (mark) => {
    test.each([
      ['27', '03', '1990'],
      ['27', '3', '1990'],
      ['27', 'Mar', '1990'],
      ['27', 'march', '1990'],
      ['1990', '03', '27'],
      ['1990', 'MAR', '27'],
    ])('%s %s %s', (...parts) => expect(read(parts.join(mark))).toBe('1990-03-27'))
  })

  test.each([
    '27031990',
    '27Mar1990',
    '27th of March 1990',
    'March 27, 1990',
    'Mar 27 1990',
    'Tue 27 Mar 1990',
    'Tuesday, 27 March 1990',
    'Mar. 27, 1990',
    '  27-03-1990  ',
    '27 - 03 - 1990',
    '27 / 3 / 1990',
    '1990-03-27T23:30:00Z',
    '1990-03-27T23:30:00.000+01:00',
    '1990-03-27 23:30',
    '27/03/1990, 23:30:15',
    '27/03/1990 11:30 PM',
    '27 Mar 1990 11:30 p.m.',
    '27\u201003\u20101990',
    '27\u201303\u20131990',
    '\u200e27/\u200e03/\u200e1990',
    '27\u00a0March\u00a01990',
    '٢٧-٠٣-١٩٩٠',
    '۲۷/۰۳/۱۹۹۰',
    '27.03.1990',
  ])('%s', (text) => expect(read(text)).toBe('1990-03-27'))
})

test.each(defaultMonths)('%s by its name and its first three letters', (month) => {
  const number = String(defaultMonths.indexOf(month) + 1).padStart(2, '0')
  expect(read(`3 ${month} 2026`)).toBe(`2026-${number}-03`)
  expect(read(`3-${month.slice(0, 3).toUpperCase()}-2026`)).toBe(`2026-${number}-03`)
})

test('parses the given month names', () => {
  const french = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
  expect(parseDateText('3 août 2026', french)).toEqual({ kind: 'day', day: '2026-08-03' })
  // Three letters that start two month names are ambiguous.
  expect(parseDateText('3 jui 2026', french).kind).toBe('problem')
})

describe('reports which part is wrong without correcting it', () => {
  test.each([
    ['00-01-2000', 'day'],
    ['32-01-2000', 'day'],
    ['31-04-2026', 'day'],
    ['29-02-2023', 'day'],
    ['29-02-1900', 'day'],
    ['31022026', 'day'],
    ['31 Feb 2026', 'day'],
    ['1990-02-30', 'day'],
    ['01-13-2000', 'month'],
    ['3/27/1990', 'month'],
    ['01-00-2000', 'month'],
    ['19900327', 'year'],
    ['27-03-90', 'year'],
    ['27-03-990', 'year'],
    ['27-03-19900', 'year'],
    ['27-03-0990', 'year'],
    ['27 Mar 90', 'year'],
    ['27', 'incomplete'],
    ['27-', 'incomplete'],
    ['27-03', 'incomplete'],
    ['27-03-', 'incomplete'],
    ['270319', 'incomplete'],
    ['March', 'incomplete'],
    ['March 1990', 'incomplete'],
    ['tomorrow', 'unreadable'],
    ['27-03/1990', 'unreadable'],
    ['27 Ma 1990', 'unreadable'],
    ['March March 1990', 'unreadable'],
    ['27 March 19 90', 'unreadable'],
    ['-1-1-1990', 'unreadable'],
    ['27–03–1990?', 'unreadable'],
    ['₦500', 'unreadable'],
    ['1990-03-27-04', 'unreadable'],
  ])('%s: %s', (text, problem) => expect(read(text)).toBe(problem))

  test('reports the number of days of the month', () => {
    expect(parseDateText('31-04-2026', defaultMonths)).toEqual({ kind: 'problem', problem: 'day', days: 30 })
    expect(parseDateText('29-02-2023', defaultMonths)).toEqual({ kind: 'problem', problem: 'day', days: 28 })
    expect(parseDateText('30-02-2024', defaultMonths)).toEqual({ kind: 'problem', problem: 'day', days: 29 })
  })
})

test.each(['', '   ', '\u200e'])('"%s" is empty, not invalid', (text) => expect(read(text)).toBeNull())
test.each(['29-02-2000', '29-02-2024'])('%s was a day', (text) => expect(read(text)).toBe(text.split('-').toReversed().join('-')))

const anyDay = fc.integer({ min: -200_000, max: 400_000 }).map((days) => addDays('1970-01-01', days))

describe.each(['Pacific/Pago_Pago', 'America/St_Johns', 'UTC', 'Africa/Lagos', 'Asia/Kathmandu', 'Pacific/Kiritimati'])('in %s', (zone) => {
  test('parses what it formats', () => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(anyDay, (day) => {
        for (const text of [formatDate(day), day, `${day}T00:00:00Z`, `${day}T23:59:59+14:00`, formatDate(day).replaceAll('-', '')])
          expect(read(text)).toBe(day)
      }),
      { numRuns: 1000 },
    )
  })
  test('is not affected by clock changes', () => {
    vi.stubEnv('TZ', zone)
    for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2011-12-30']) expect(read(formatDate(day))).toBe(day)
  })
})

test('never throws, and formats every parsed day', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/. marTZ:,'.split('')) }), (text) => {
      const reading = parseDateText(text, defaultMonths)
      const day = reading.kind === 'day' ? reading.day : '2026-01-01'
      expect(read(formatDate(day))).toBe(day)
    }),
    { numRuns: 5000 },
  )
})
