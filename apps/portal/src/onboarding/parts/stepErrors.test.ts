import { ApiError } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { renameErrorFields, isAlreadyDone } from './stepErrors.ts'

test('renames the fields of an API error and keeps the rest', () => {
  const error = new ApiError({
    status: 422,
    code: 'ValidationError',
    message: 'Please check',
    hasServerMessage: false,
    requestId: 'req_1',
    data: { until: '2026-12-01' },
    fields: { 'document.dob': 'You must be at least 18', other: 'No' },
  })
  expect(renameErrorFields(error, { 'document.dob': 'dob' })).toMatchObject({
    status: 422,
    code: 'ValidationError',
    message: 'Please check',
    hasServerMessage: false,
    requestId: 'req_1',
    data: { until: '2026-12-01' },
    fields: { dob: 'You must be at least 18', other: 'No' },
  })
  const networkError = new Error('no network')
  expect(renameErrorFields(networkError, {})).toBe(networkError)
})

test.each([
  ['InvalidTransition', true],
  ['ItemAlreadyExist', true],
  ['ValidationError', false],
])('%s: already done is %s', (code, done) => expect(isAlreadyDone(new ApiError({ status: 409, code, message: '' }))).toBe(done))
