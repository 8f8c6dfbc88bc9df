import { ApiError } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { onFields, wasDone } from './refusals.ts'

test("a refusal's messages go to the form's fields, and its words stay", () => {
  const reason = new ApiError({
    status: 422,
    code: 'ValidationError',
    message: 'Please check',
    said: true,
    fields: { 'document.dob': 'You must be at least 18', other: 'No' },
  })
  expect(onFields(reason, { 'document.dob': 'dob' })).toMatchObject({
    message: 'Please check',
    said: true,
    fields: { dob: 'You must be at least 18', other: 'No' },
  })
  const other = new Error('no network')
  expect(onFields(other, {})).toBe(other)
})

test.each([
  ['InvalidTransition', true],
  ['ItemAlreadyExist', true],
  ['ValidationError', false],
])('%s: taken already is %s', (code, done) => expect(wasDone(new ApiError({ status: 409, code, message: '' }))).toBe(done))
