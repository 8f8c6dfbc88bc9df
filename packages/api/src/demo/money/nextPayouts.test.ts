import { fixedClock, maskAccountNumber } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { createDemoData, demoNow } from '../demoData.ts'
import { primaryAccount, readMoney } from './mockMoney.ts'
import { addNextStep } from './nextPayouts.ts'

const returned = { payout_id: 'pay_1', reference: 'PO-1', label: '', amount_kobo: 1, returned_at: demoNow, payslip: null }
const failure = { code: 'account_closed', text: '', fix: '', next_retry_at: null }
const number = '0147386785'

test.each([
  ['the same one', {}, number, 'ask_bank', 'add_account'],
  ['one of the same number at another bank', { bank_code: '057' }, number, 'wait', 'retry'],
  ['another one at the same bank', {}, '0147386786', 'wait', 'retry'],
] as const)('after its account was removed and %s was added', (_what, bank, newNumber, returnedCode, failedCode) => {
  const demoData = createDemoData(fixedClock(demoNow))
  const { okafor } = demoData.organizations
  const { payouts, numbers } = readMoney(demoData, okafor)
  const [account, paid] = [primaryAccount(okafor), payouts.find(({ status }) => status === 'paid')]
  if (!account || !paid) throw new Error('Nothing was paid')
  okafor.settlementAccounts = [{ ...account, ...bank, id: 'acc_again', account_number: maskAccountNumber(newNumber) }]
  numbers.set('acc_again', newNumber)
  expect(addNextStep(demoData, okafor, { ...paid, status: 'reversed', returned }).next_step.code).toBe(returnedCode)
  expect(addNextStep(demoData, okafor, { ...paid, status: 'failed', failure }).next_step.code).toBe(failedCode)
})

test.each([
  ['since the last paid one', 'paid', 'failed', 'add_account'],
  ['before the last paid one', 'failed', 'paid', 'wait'],
] as const)('a payout that failed %s says so of the scheduled one: %s, %s, %s', (_when, first, second, code) => {
  const demoData = createDemoData(fixedClock(demoNow))
  const { okafor } = demoData.organizations
  const money = readMoney(demoData, okafor)
  const paid = money.payouts.find(({ status }) => status === 'paid')
  if (!paid) throw new Error('Nothing was paid')
  const create = (status: 'paid' | 'failed' | 'scheduled', scheduled_for: string) => ({
    ...paid,
    status,
    scheduled_for,
    failure: status === 'failed' ? failure : null,
  })
  okafor.settlementAccounts = okafor.settlementAccounts.filter((account) => account === primaryAccount(okafor))
  const scheduled = create('scheduled', '2026-12-07')
  money.payouts = [scheduled, create(second, '2026-11-09'), create(first, '2026-10-07')]
  expect(addNextStep(demoData, okafor, scheduled).next_step.code).toBe(code)
})
