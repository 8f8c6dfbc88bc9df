import { documentQuestionSchema } from '@vehicle-partner/domain/entities'
import { expect, test } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'

const tooShort = 'Please describe your question in at least 10 characters'

test.each<[what: string, message: string, error: string | undefined]>([
  ['a question', 'Which page is missing?', undefined],
  ['ten characters', '1234567890', undefined],
  ['nine characters', '123456789', tooShort],
  ['nothing', '', tooShort],
])('%s', async (_what, message, error) => {
  expect(await getFieldMessages(documentQuestionSchema, { message })).toEqual(error === undefined ? {} : { message: error })
})
