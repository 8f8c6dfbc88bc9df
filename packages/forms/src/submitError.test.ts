import { expect, test } from 'vitest'
import { resolveFieldName, getFieldErrors } from './submitError.ts'

test.each<[what: string, reason: unknown, fields: [string, string][]]>([
  ['messages by field', { message: 'No', fields: { email: 'Taken' } }, [['email', 'Taken']]],
  ['an error that carries them', Object.assign(new Error('No'), { fields: { email: 'Taken' } }), [['email', 'Taken']]],
  ['values that are no words', { fields: { email: 422, phone: 'Taken' } }, [['phone', 'Taken']]],
  ['no fields', new Error('No'), []],
  ['fields of the wrong shape', { fields: 'email' }, []],
  ['nothing', undefined, []],
])('%s', (_what, reason, fields) => {
  expect(getFieldErrors(reason)).toEqual(fields)
})

test.each([
  ['called so', 'email', 'email'],
  ['a part of a field', 'phone.number', 'phone'],
  ['one of several', 'files.0', 'files'],
  ['called otherwise', 'guarantor.phone', 'guarantor_phone'],
  ['no field of the form', 'document.type', undefined],
])('the field that a refusal means: %s', (_, name, field) => {
  const fields = ['email', 'phone', 'files', 'guarantor_phone']
  expect(resolveFieldName(name, (each) => fields.includes(each), { 'guarantor.phone': 'guarantor_phone' })).toBe(field)
})
