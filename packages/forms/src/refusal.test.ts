import { expect, test } from 'vitest'
import { fieldsOf } from './refusal.ts'

test.each<[what: string, reason: unknown, fields: [string, string][]]>([
  ['messages by field', { message: 'No', fields: { email: 'Taken' } }, [['email', 'Taken']]],
  ['an error that carries them', Object.assign(new Error('No'), { fields: { email: 'Taken' } }), [['email', 'Taken']]],
  ['values that are no words', { fields: { email: 422, phone: 'Taken' } }, [['phone', 'Taken']]],
  ['no fields', new Error('No'), []],
  ['fields of the wrong shape', { fields: 'email' }, []],
  ['nothing', undefined, []],
])('%s', (_what, reason, fields) => {
  expect(fieldsOf(reason)).toEqual(fields)
})
