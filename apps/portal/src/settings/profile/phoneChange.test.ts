import { expect, test } from 'vitest'
import { memoryStorage } from '../../storyHarness/memoryStorage.ts'
import { awaitsCode, restorePhoneChange, storePhoneChange, type PhoneChange } from './phoneChange.ts'
import { phoneChangeKey } from './phoneChangeKey.ts'

const change: PhoneChange = {
  session: 'session1',
  phone: '+2348030000077',
  country_code: 'NG',
  reference: 'otp_1',
  sentAt: '2026-11-21T13:00:00.000Z',
  isUsedUp: false,
  isConfirming: true,
}
const at = (time: string) => new Date(`2026-11-21T${time}Z`)

test.each<[what: string, stored: PhoneChange, now: Date, restored: PhoneChange | undefined]>([
  ['a code that is still good', change, at('13:09:59'), change],
  ['a dialog that was closed', { ...change, isConfirming: false }, at('13:01:00'), { ...change, isConfirming: false }],
  ['a code of ten minutes', change, at('13:10:00'), undefined],
  ['a used up code', { ...change, isUsedUp: true }, at('13:01:00'), undefined],
  ['a change of another session', { ...change, session: 'session2' }, at('13:01:00'), undefined],
])('after a reload: %s', (_what, stored, now, restored) => {
  const storage = memoryStorage().open()
  storePhoneChange(storage, stored)
  expect(restorePhoneChange(storage, change.session, now)).toEqual(restored)
})

test('nothing is restored of a change that was removed or damaged', () => {
  const storage = memoryStorage({ [phoneChangeKey]: '{"phone":1}' }).open()
  expect(restorePhoneChange(storage, change.session, at('13:00:00'))).toBeUndefined()
  storePhoneChange(storage, change)
  storePhoneChange(storage, undefined)
  expect(restorePhoneChange(storage, change.session, at('13:00:00'))).toBeUndefined()
})

test.each([
  [undefined, change.phone, at('13:01:00'), false],
  [change, change.phone, at('13:01:59'), true],
  [change, change.phone, at('13:02:00'), false],
  [change, '+2348030000078', at('13:01:00'), false],
])('of %o, for %s at %s the code that was sent is asked for: %s', (last, phone, now, asks) => {
  expect(awaitsCode(last, phone, now)).toBe(asks)
})
