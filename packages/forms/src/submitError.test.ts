import { expect, test } from 'vitest'
import { resolveFieldName, getFieldErrors } from './submitError.ts'

test.each<[what: string, reason: unknown, fields: [string, string][]]>([
  ['messages by field', { message: 'No', fields: { email: 'Taken' } }, [['email', 'Taken']]],
  ['an error that carries them', Object.assign(new Error('No'), { fields: { email: 'Taken' } }), [['email', 'Taken']]],
  ['values that are not text', { fields: { email: 422, phone: 'Taken' } }, [['phone', 'Taken']]],
  ['no fields', new Error('No'), []],
  ['fields of the wrong shape', { fields: 'email' }, []],
  ['undefined', undefined, []],
])('%s', (_what, reason, fields) => {
  expect(getFieldErrors(reason)).toEqual(fields)
})

test.each([
  ['its own name', 'email', 'email'],
  ['a part of a field', 'phone.number', 'phone'],
  ['an item of a list', 'files.0', 'files'],
  ['an alias', 'guarantor.phone', 'guarantor_phone'],
  ['no field of the form', 'document.type', undefined],
])('the field of a path: %s', (_, name, field) => {
  const fields = ['email', 'phone', 'files', 'guarantor_phone']
  expect(
    resolveFieldName(
      name,
      (each) => fields.includes(each),
      (path) => path.replace('guarantor.', 'guarantor_'),
    ),
  ).toBe(field)
})
