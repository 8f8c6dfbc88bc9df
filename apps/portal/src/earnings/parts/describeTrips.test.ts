import { expect, test } from 'vitest'
import { describeTrips } from './describeTrips.ts'

test.each([
  [1318, 100, '1,318 trips'],
  [1, 100, '1 trip'],
  [0, 0, '0 trips'],
  [0, 100, undefined],
])('%i trips that brought %i: %s', (trips, gross_kobo, text) => expect(describeTrips({ trips, gross_kobo })).toBe(text))
