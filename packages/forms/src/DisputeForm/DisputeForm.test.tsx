import { disputeSchema } from '@vehicle-partner/domain/entities'
import { expect, test } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'

const text = 'The trip was 12 km longer than you counted.'

test.each<[what: string, fields: { reason: string; text: string }, errors: Record<string, string>]>([
  ['a query', { reason: 'wrong_amount', text }, {}],
  ['no reason', { reason: '', text }, { reason: 'Please select what is wrong' }],
  ['19 characters with spaces around', { reason: 'other', text: ` ${'x'.repeat(19)} ` }, { text: 'Please write at least 20 characters' }],
  ['20 characters', { reason: 'other', text: 'x'.repeat(20) }, {}],
  ['too long', { reason: 'other', text: 'x'.repeat(1001) }, { text: 'Please write at most 1000 characters' }],
])('%s', async (_what, fields, errors) => expect(await getFieldMessages(disputeSchema, fields)).toEqual(errors))
