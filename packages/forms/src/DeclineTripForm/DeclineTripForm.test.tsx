import { expect, test } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { declineTripSchema, type DeclineTripFields } from './DeclineTripForm.schema.ts'

test.each<[what: string, fields: DeclineTripFields, errors: Partial<DeclineTripFields>]>([
  ['a reason', { reason_code: 'safety', text: '' }, {}],
  ['no reason', { reason_code: '', text: 'The driver is ill' }, { reason_code: 'Please select a reason' }],
  ['500 characters', { reason_code: 'other', text: 'x'.repeat(500) }, {}],
  ['one more', { reason_code: 'other', text: 'x'.repeat(501) }, { text: 'Please keep it under 501 characters' }],
  ['500 characters with spaces around', { reason_code: 'other', text: ` ${'x'.repeat(500)} ` }, {}],
])('%s', async (_what, fields, errors) => expect(await getFieldMessages(declineTripSchema, fields)).toEqual(errors))

test('a text is sent without the spaces around it, an empty one not at all', () => {
  expect(declineTripSchema.parse({ reason_code: 'other', text: ' The driver is ill. ' })).toEqual({
    reason_code: 'other',
    text: 'The driver is ill.',
  })
  expect(declineTripSchema.parse({ reason_code: 'other', text: ' \n' })).toEqual({ reason_code: 'other' })
})
