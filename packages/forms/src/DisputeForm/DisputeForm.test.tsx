import { expect, test } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { disputeSchema, type DisputeFields } from './DisputeForm.schema.ts'

const text = 'The trip was 12 km longer than you counted.'

const photo = { value: '/files/1', name: 'receipt.jpg' }

test.each<[what: string, fields: Omit<DisputeFields, 'files'> & Partial<DisputeFields>, errors: Record<string, string>]>([
  ['a query', { reason: 'wrong_amount', text }, {}],
  ['no reason', { reason: '', text }, { reason: 'Please select what is wrong' }],
  ['19 characters with spaces around', { reason: 'other', text: ` ${'x'.repeat(19)} ` }, { text: 'Please write at least 20 characters' }],
  ['20 characters', { reason: 'other', text: 'x'.repeat(20) }, {}],
  ['five files', { reason: 'other', text, files: Array.from({ length: 5 }, () => photo) }, {}],
  ['six files', { reason: 'other', text, files: Array.from({ length: 6 }, () => photo) }, { files: 'At most 5 files' }],
  ['too long', { reason: 'other', text: 'x'.repeat(1001) }, { text: 'Please write at most 1000 characters' }],
])('%s', async (_what, fields, errors) => expect(await getFieldMessages(disputeSchema, { files: [], ...fields })).toEqual(errors))
