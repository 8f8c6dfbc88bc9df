import { expect, test } from 'vitest'
import { getErrorMessage } from './getErrorMessage.ts'

const fallback = 'Oops! An error occurred, please try again.'

test.each<[title: string, error: unknown, message: string]>([
  [
    "the server's message",
    { code: 'InvalidCredentials', status: 422, hasServerMessage: true, message: 'Wrong password' },
    'Wrong password',
  ],
  ['a login error of the portal', { code: 'LoginError', message: 'User access has been revoked' }, 'User access has been revoked'],
  ['a login without data', { code: 'LoginError', message: 'Login failed!' }, 'Login failed!'],
  ['a response without a message', { code: 'ServerError', status: 500, hasServerMessage: false, message: 'Request failed' }, fallback],
  ['an empty message', { code: 'ServerError', hasServerMessage: true, message: '' }, fallback],
  ['a network error', new TypeError('Failed to fetch'), fallback],
  ['undefined', undefined, fallback],
])('%s', (_title, error, message) => {
  expect(getErrorMessage(error, 'call')).toBe(message)
})

test('the default fallback', () => expect(getErrorMessage(new Error('offline'))).toBe('An error occurred!'))
