import { describe, expect, test } from 'vitest'
import { sumTripCounts, tripCountKey, tripCountKeys, tripCountStatuses } from './tripCounts.ts'
import { tripStatuses } from './trips.ts'

describe('counts of trips', () => {
  test('every status has exactly one count', () => {
    expect(tripCountKeys.flatMap((key) => tripCountStatuses[key]).toSorted()).toEqual([...tripStatuses].toSorted())
    for (const key of tripCountKeys) for (const status of tripCountStatuses[key]) expect(tripCountKey(status)).toBe(key)
    expect(tripCountKey('teleported')).toBeUndefined()
  })

  test('sums days, and has zeros without days', () => {
    const day = { upcoming: 1, active: 2, completed: 3, cancelled: 4, missed: 5 }
    expect(sumTripCounts([day, day])).toEqual({ upcoming: 2, active: 4, completed: 6, cancelled: 8, missed: 10 })
    expect(sumTripCounts([])).toEqual({ upcoming: 0, active: 0, completed: 0, cancelled: 0, missed: 0 })
  })
})
