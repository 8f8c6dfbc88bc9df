import { ApiError } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { renameErrorFields, isAlreadyDone } from './stepErrors.ts'

test("a refusal's messages go to the form's fields, and its words stay", () => {
  const reason = new ApiError({
    status: 422,
    code: 'ValidationError',
    message: 'Please check',
    hasServerMessage: true,
    fields: { 'document.dob': 'You must be at least 18', other: 'No' },
  })
  expect(renameErrorFields(reason, { 'document.dob': 'dob' })).toMatchObject({
    message: 'Please check',
    hasServerMessage: true,
    fields: { dob: 'You must be at least 18', other: 'No' },
  })
  const other = new Error('no network')
  expect(renameErrorFields(other, {})).toBe(other)
})

test.each([
  ['InvalidTransition', true],
  ['ItemAlreadyExist', true],
  ['ValidationError', false],
])('%s: taken already is %s', (code, done) => expect(isAlreadyDone(new ApiError({ status: 409, code, message: '' }))).toBe(done))
