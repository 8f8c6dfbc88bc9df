import { expect, test } from 'vitest'
import { describeOthersChanges, pickOwnChanges } from './ownChanges.ts'

const start = { color: 'White', phone: '+2348030001007', country_code: 'NG', amenity_list: ['wifi'], nickname: null as string | null }

test.each([
  ['nothing', {}, {}],
  ['one field', { color: 'Red' }, { color: 'Red' }],
  ['a list', { amenity_list: ['wifi', 'tv'] }, { amenity_list: ['wifi', 'tv'] }],
  ['an emptied field', { nickname: 'Bus 3' }, { nickname: 'Bus 3' }],
  ['a field of a group', { phone: '0803 000 1008' }, { phone: '0803 000 1008', country_code: 'NG' }],
])('sends %s', (_what, change, sent) => {
  expect(pickOwnChanges(start, { ...start, ...change }, [['phone', 'country_code']])).toEqual(sent)
})

test('says what another user has changed', () => {
  const after = { ...start, color: 'Red', nickname: '', country_code: 'GH' }
  expect(describeOthersChanges({ color: 'Colour', nickname: 'Nickname', phone: 'Phone' }, start, after, String)).toEqual([
    'Colour: Red',
    'Nickname: removed',
  ])
})
