import { describe, expect, test } from 'vitest'
import { documentTypes } from './documentTypes.ts'
import { forecastMonths, forecastRenewals, type ExpiringDocuments } from './renewalForecast.ts'

const today = '2026-11-23'
const insurance: ExpiringDocuments = { owner_type: 'vehicle', type: 'insurance', expiry_date: '2027-01-31', count: 1 }
const roadWorthiness: ExpiringDocuments = { ...insurance, type: 'road_worthiness' }

/** The months in which something is due, with the number of renewals. */
const dueMonths = (documents: readonly ExpiringDocuments[]) =>
  forecastRenewals(documents, today).flatMap(({ month, renewals }) =>
    renewals.length === 0 ? [] : [`${month.slice(0, 7)} ${renewals.reduce((sum, { count }) => sum + count, 0)}`],
  )

describe('the forecast of renewal costs', () => {
  test.each<[string, ExpiringDocuments[], string[]]>([
    ['nothing without documents', [], []],
    ['once in twelve months for a validity of a year', [insurance], ['2027-01 1']],
    ['again when half a year has passed, on the last day of a shorter month', [roadWorthiness], ['2027-01 1', '2027-07 1']],
    ['an expired document now, and from today on', [{ ...roadWorthiness, expiry_date: '2026-03-01' }], ['2026-11 1', '2027-05 1']],
    ['a document that expires today now', [{ ...insurance, expiry_date: today }], ['2026-11 1']],
    ['the last day of the twelfth month', [{ ...insurance, expiry_date: '2027-10-31' }], ['2027-10 1']],
    ['not the day after it', [{ ...insurance, expiry_date: '2027-11-01' }], []],
    ['types without a usual fee never', [{ ...insurance, type: 'proof_of_ownership' }], []],
    ['unknown types never', [{ ...insurance, type: 'pilot_licence' }], []],
    [
      'equal types of a month together',
      [
        { ...insurance, count: 3 },
        { ...insurance, expiry_date: '2027-01-01', count: 2 },
      ],
      ['2027-01 5'],
    ],
  ])('counts %s', (_, documents, expected) => expect(dueMonths(documents)).toEqual(expected))

  test('multiplies the fee, adds up each month, and puts the dearest first', () => {
    const driver: ExpiringDocuments = { owner_type: 'driver', type: 'drivers_licence', expiry_date: '2027-01-02', count: 4 }
    const months = forecastRenewals([insurance, driver], today)
    expect(months).toHaveLength(forecastMonths)
    expect(months[2]).toEqual({
      month: '2027-01-01',
      total_kobo: 8_000_000,
      renewals: [
        {
          owner_type: 'driver',
          type: 'drivers_licence',
          label: "FRSC driver's licence",
          count: 4,
          fee_kobo: 1_500_000,
          total_kobo: 6_000_000,
        },
        { owner_type: 'vehicle', type: 'insurance', label: 'Insurance certificate', count: 1, fee_kobo: 2_000_000, total_kobo: 2_000_000 },
      ],
    })
    expect(months[0]).toEqual({ month: '2026-11-01', total_kobo: 0, renewals: [] })
  })

  test('every required document of the fleet that always expires has a usual fee in whole kobo', () => {
    const types = [...documentTypes.vehicle, ...documentTypes.driver].filter((type) => type.expires === 'yes' && type.required !== 'never')
    expect(types.filter(({ usualFeeKobo }) => !Number.isInteger(usualFeeKobo)).map(({ code }) => code)).toEqual([])
  })
})
