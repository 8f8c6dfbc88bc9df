import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { checkDigitWarning, settlementAccountSchema, type SettlementAccountFields } from './SettlementAccountForm.schema.ts'
import { SettlementAccountForm, type SettlementAccountFormProps } from './SettlementAccountForm.tsx'

afterEach(cleanup)
// jsdom has no layout; the list of banks only needs the observer to exist.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn()
    unobserve = vi.fn()
    disconnect = vi.fn()
  },
)

const zenith = { code: '057', name: 'Zenith Bank' }
const access = { code: '044', name: 'Access Bank' }
const good: SettlementAccountFields = { bank_code: '057', account_number: '1018844022', confirmed: true }
const digits = 'Account number must be 10 digits'

test.each<[what: string, change: Partial<SettlementAccountFields>, messages: Partial<Record<keyof SettlementAccountFields, string>>]>([
  ['all fields', {}, {}],
  ['no bank', { bank_code: '' }, { bank_code: 'Please select your bank' }],
  ['no number', { account_number: '' }, { account_number: digits }],
  ['nine digits', { account_number: '101884402' }, { account_number: digits }],
  ['eleven digits', { account_number: '10188440222' }, { account_number: digits }],
  ['a letter', { account_number: '10188440O2' }, { account_number: digits }],
  ['not confirmed', { confirmed: false }, { confirmed: 'Please confirm whose account this is' }],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(settlementAccountSchema, { ...good, ...change })).toEqual(messages)
})

test.each([
  ['that does not fit the bank', '0000000000', zenith, 'This number does not fit Zenith Bank. Check it.'],
  ['that fits another bank', '0000000000', access, undefined],
  ['that is not whole', '000', zenith, undefined],
  ['without a bank', '0000000000', undefined, undefined],
])('warns of a number %s, and accepts it', (_what, number, bank, doubt) => {
  expect(checkDigitWarning(number, bank)).toBe(doubt)
})

const found = { account_name: 'OKAFOR MOBILITY LTD', name_match: 'exact' }
const number = () => screen.getByLabelText<HTMLInputElement>('Account number')
const add = () => screen.getByRole('button', { name: /Add account|Adding/ })

function open(props: Partial<SettlementAccountFormProps> = {}) {
  const onSubmit = vi.fn(() => Promise.resolve())
  const resolve = vi.fn<SettlementAccountFormProps['resolve']>(() => Promise.resolve(found))
  render(
    <SettlementAccountForm banks={[zenith, access]} company="Okafor Mobility Limited" resolve={resolve} onSubmit={onSubmit} {...props} />,
  )
  return { onSubmit, resolve, user: userEvent.setup() }
}

async function choose(user: ReturnType<typeof userEvent.setup>, bank = 'Zenith Bank') {
  await user.click(screen.getByRole('combobox', { name: 'Bank' }))
  await user.click(await screen.findByRole('option', { name: bank }))
}

test('looks the account up once bank and number are complete, and submits it after confirmation', async () => {
  const { onSubmit, resolve, user } = open()
  await choose(user)
  await user.type(number(), '101 884 402')
  await new Promise((done) => setTimeout(done, 500))
  expect(resolve).not.toHaveBeenCalled()
  await user.type(number(), '2')
  expect(await screen.findByText('Account found')).toBeTruthy()
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(resolve.mock.calls[0]?.[0]).toEqual({ bank_code: '057', account_number: '1018844022' })
  expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('OKAFOR MOBILITY LTD')
  await user.click(screen.getByRole('checkbox', { name: 'This account belongs to Okafor Mobility Limited' }))
  await user.click(add())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ bank_code: '057', account_number: '1018844022' }))
})

test('a failed lookup is shown on the number and can be retried', async () => {
  const message = 'We could not find this account. Check the number and bank.'
  const resolve = vi
    .fn<SettlementAccountFormProps['resolve']>(() => Promise.reject({ message }))
    .mockImplementationOnce(() => Promise.reject({ message }))
  const { onSubmit, user } = open({ resolve })
  await choose(user)
  await user.type(number(), '0000000000')
  expect(await screen.findByText(message)).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  await user.click(add())
  await waitFor(() => expect(document.activeElement).toBe(number()))
  expect(onSubmit).not.toHaveBeenCalled()
  resolve.mockResolvedValue(found)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Account found')).toBeTruthy()
  await user.click(add())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

test('ignores the response for an older number', async () => {
  const answers: ((name: string) => void)[] = []
  const { user } = open({
    resolve: () => new Promise((done) => answers.push((account_name) => done({ account_name, name_match: 'close' }))),
  })
  await choose(user)
  await user.type(number(), '1018844022')
  await waitFor(() => expect(answers).toHaveLength(1))
  await user.type(number(), '{Backspace}3')
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('THE SECOND')
  answers[0]?.('THE FIRST')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('THE SECOND'))
})

test('submitting an empty form shows the messages and focuses the bank', async () => {
  const { user } = open()
  await user.click(add())
  for (const message of ['Please select your bank', digits, 'Please confirm whose account this is'])
    expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Bank' })))
})
