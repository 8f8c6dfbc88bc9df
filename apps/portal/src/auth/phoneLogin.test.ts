import { ApiError } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { findLimitEnd, findResendTime, restorePhoneLogin, storePhoneLogin, type PhoneLogin } from './phoneLogin.ts'
import { phoneLoginKey } from './phoneLoginKey.ts'

const number = { number: '+2348030000001', country: 'NG' }
const sentAt = '2026-11-21T13:00:00.000Z'
const code = { reference: 'otp_1', sentAt, isUsedUp: false }
const login: PhoneLogin = { number, code, isConfirming: true }
const at = (time: string) => new Date(`2026-11-21T${time}Z`)

test.each<[what: string, stored: PhoneLogin, now: Date, restored: unknown]>([
  ['a code that is still good continues at its step', login, at('13:09:59'), expect.objectContaining({ number, code, isConfirming: true })],
  [
    'after Back it continues at the number',
    { ...login, isConfirming: false },
    at('13:02:00'),
    expect.objectContaining({ number, code, isConfirming: false }),
  ],
  [
    'a used up code stays at its step',
    { ...login, code: { ...code, isUsedUp: true } },
    at('13:01:00'),
    expect.objectContaining({ isConfirming: true }),
  ],
  ['a code of ten minutes continues at the number', login, at('13:10:00'), expect.objectContaining({ number, isConfirming: false })],
  ['an hour later it is over', login, at('14:00:00'), undefined],
  [
    'a limit without a code',
    { number, resendAt: '2026-11-21T13:30:00.000Z', isConfirming: false },
    at('13:29:00'),
    expect.objectContaining({ number }),
  ],
  ['a limit that has ended', { number, resendAt: '2026-11-21T13:30:00.000Z', isConfirming: false }, at('13:30:00'), undefined],
])('after a reload: %s', (_what, stored, now, restored) => {
  const storage = memoryStorage().open()
  storePhoneLogin(storage, stored)
  expect(restorePhoneLogin(storage, now)).toEqual(restored)
})

test('the seconds of the server until another code hold after a reload', () => {
  const storage = memoryStorage().open()
  storePhoneLogin(storage, { ...login, code: { ...code, resendSeconds: 0 } })
  expect(findResendTime(restorePhoneLogin(storage, at('13:01:00')) ?? {})).toBe(sentAt)
})

test.each(['', '{', '[]', '{"number":"1"}'])('a damaged value (%s) is no login', (text) => {
  expect(restorePhoneLogin(memoryStorage({ [phoneLoginKey]: text }).open(), at('13:00:00'))).toBeUndefined()
})

test('a storage that throws stores nothing', () => {
  const fail = () => {
    throw new Error('denied')
  }
  const storage = { getItem: fail, setItem: fail, removeItem: fail }
  expect(() => storePhoneLogin(storage, login)).not.toThrow()
  expect(restorePhoneLogin(storage, at('13:00:00'))).toBeUndefined()
})

test('another code can be requested after 120 seconds, or when a limit says so', () => {
  expect(findResendTime(login)).toBe('2026-11-21T13:02:00.000Z')
  expect(findResendTime({ ...login, code: { ...code, resendSeconds: 7 } })).toBe('2026-11-21T13:00:07.000Z')
  expect(findResendTime({ ...login, resendAt: '2026-11-21T13:40:00.000Z' })).toBe('2026-11-21T13:40:00.000Z')
})

test.each([
  [new ApiError({ status: 429, code: 'TooManyRequests', message: 'Too many', retryAfter: 90 }), '2026-11-21T13:01:30.000Z'],
  [new ApiError({ status: 503, code: 'ServiceUnavailable', message: 'Down' }), undefined],
  [new TypeError('Failed to fetch'), undefined],
])('the end of the limit of %s', (error, end) => expect(findLimitEnd(error, at('13:00:00'))).toBe(end))
