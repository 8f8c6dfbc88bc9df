import { expect, test } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { confirmPasswordSchema } from './ConfirmPasswordForm.tsx'

test.each<[what: string, password: string, message: string | undefined]>([
  ['a password', 'Demo-1234', undefined],
  ['a short password, from before the rules', 'abc', undefined],
  ['blanks within and around it', ' a b ', undefined],
  ['nothing', '', 'Invalid password'],
])('%s', async (_what, password, message) => {
  expect(await getFieldMessages(confirmPasswordSchema, { password })).toEqual(message === undefined ? {} : { password: message })
})
