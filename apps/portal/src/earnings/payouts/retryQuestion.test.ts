import { expect, test } from 'vitest'
import { retryQuestion } from './retryQuestion.ts'

const reference = 'PO-2026-11-0001'
const account = { bank_name: 'Zenith Bank', account_number_masked: '••••3567' }
const failed = { at: '2026-11-05T09:00:00.000Z', status: 'failed', failure_code: 'account_closed' }

test.each([
  [[], account, ['Send', `Send ${reference}?`, 'It goes to your primary account, Zenith Bank ••••3567.']],
  [[], null, ['Send', `Send ${reference}?`, 'It goes to your primary account.']],
  [
    [failed],
    account,
    ['Send again', `Send ${reference} again?`, 'It goes to your primary account. The last attempt went to Zenith Bank ••••3567.'],
  ],
])('after %j to %j: %j', (attempts, to, [action, title, description]) => {
  expect(retryQuestion({ reference, account: to, attempts })).toMatchObject({ action, title, description })
})
