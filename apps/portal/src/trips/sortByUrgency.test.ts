import { expect, test } from 'vitest'
import { sortByUrgency } from './sortByUrgency.ts'

test('what stands still or is late comes first, the rest in its order', () => {
  const trip = (id: string, status: string, delay_s: number) => ({ id, status, delay_s, group: 'active' })
  const trips = [trip('on time', 'active', 0), trip('late', 'active', 900), trip('early', 'active', -120), trip('broken', 'interrupted', 0)]
  expect(sortByUrgency(trips).map(({ id }) => id)).toEqual(['broken', 'late', 'on time', 'early'])
})
