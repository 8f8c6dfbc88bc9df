import { ApiError } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../stage/memoryStorage.ts'
import { onFields, wasDone } from './refusals.ts'
import { draftIn, forgetSent, rememberSent, sentBefore } from './remembered.ts'

test('a draft belongs to one person and one form', () => {
  const memory = memoryStorage()
  const storage = memory.open()
  draftIn(storage, 'COMPANY', 'usr_1').write('mine')
  expect(draftIn(storage, 'COMPANY', 'usr_2').read()).toBeNull()
  expect(draftIn(storage, 'ADDRESS', 'usr_1').read()).toBeNull()
  draftIn(storage, 'COMPANY', 'usr_1').clear()
  expect(memory.values.size).toBe(0)
})

test('what was sent comes back, and goes once the step is good', () => {
  const storage = memoryStorage().open()
  rememberSent(storage, 'identity', 'prt_1', { type: 'nin', dob: '1986-08-22' })
  expect(sentBefore(storage, 'identity', 'prt_1')).toEqual({ type: 'nin', dob: '1986-08-22' })
  expect(sentBefore(storage, 'address', 'prt_1')).toEqual({})
  forgetSent(storage, 'identity', 'prt_1')
  expect(sentBefore(storage, 'identity', 'prt_1')).toEqual({})
})

test.each(['{', '[]', 'null', '7', '{"dob":7}'])('a damaged value counts as none: %s', (text) => {
  const storage = memoryStorage({ KYC_SENT_identity_prt_1: text }).open()
  expect(sentBefore(storage, 'identity', 'prt_1')).toEqual({})
})

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
