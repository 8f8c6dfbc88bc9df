import { expect, test } from 'vitest'
import { chartName } from './chartName.ts'

test.each([
  ['Trips by state', 'This month', 'Trips by state, This month'],
  ['Trips by state', '', 'Trips by state'],
  ['Trips by state', undefined, 'Trips by state'],
])('%s of %j: %s', (caption, subtitle, name) => expect(chartName(caption, subtitle)).toBe(name))
