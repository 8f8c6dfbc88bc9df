import { expect, test } from 'vitest'
import { changedDetails, type ChangedDetails } from './profileChanges.ts'

const sent = {
  fname: 'Adaeze',
  lname: 'Okafor',
  email: 'owner@demo.test',
  phone: '+2348030000001',
  country_code: 'NG',
  avatar: '/files/7?signature=1',
}

test.each<[what: string, change: Partial<typeof sent> | { avatar: null }, changed: ChangedDetails]>([
  ['nothing', {}, {}],
  ['a name', { lname: 'Bello' }, { details: { lname: 'Bello' } }],
  ['a removed photo', { avatar: null }, { details: { avatar: null } }],
  ['an address', { email: 'new@demo.test' }, { email: 'new@demo.test' }],
  ['a number', { phone: '+2348030000099' }, { phone: { phone: '+2348030000099', country_code: 'NG' } }],
])('sends %s alone', (_what, change, changed) => {
  expect(changedDetails(sent, { ...sent, ...change })).toEqual(changed)
})
