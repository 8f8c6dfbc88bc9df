import { expect, test } from 'vitest'
import { refusalMessage } from './refusalMessage.ts'

const oops = 'Oops! An error occurred, please try again.'

test.each<[what: string, reason: unknown, shown: string]>([
  ['the words of the server', { code: 'InvalidCredentials', status: 422, hasServerMessage: true, message: 'Wrong password' }, 'Wrong password'],
  ['a refusal of our own', { code: 'AccessRevoked', message: 'User access has been revoked' }, 'User access has been revoked'],
  ['an answer without data', { code: 'NoData', message: 'Login failed!' }, 'Login failed!'],
  ['a server that said nothing', { code: 'ServerError', status: 500, hasServerMessage: false, message: 'Request failed' }, oops],
  ['an empty message', { code: 'ServerError', hasServerMessage: true, message: '' }, oops],
  ['a network that is down', new TypeError('Failed to fetch'), oops],
  ['nothing at all', undefined, oops],
])('%s', (_what, reason, shown) => {
  expect(refusalMessage(reason)).toBe(shown)
})
