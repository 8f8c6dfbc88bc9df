import { expect, inject, test } from 'vitest'
import { getLatestMessage } from './outbox.ts'
import { openPage, phone, pressButton, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

test('an owner adds an account with a code, makes it primary, and removes the other one', async () => {
  // The server asks for a step-up, rejects 0000000000 and the wrong password.
  const page = await openPage(origin, '/settings/accounts', { email: 'individual@demo.test', viewport: phone, expected: /4(03|22|09)/ })
  await page.getByRole('article').first().waitFor()
  const before = await page.getByRole('article').count()
  await page.getByRole('link', { name: 'Add account' }).click()
  await page.getByRole('combobox', { name: 'Bank' }).fill('zenith')
  await page.getByRole('option', { name: 'Zenith Bank' }).click()
  await page.getByLabel('Account number').fill('0000000000')
  await page.getByText('We could not find this account. Check the number and bank.').waitFor()
  await page.getByLabel('Account number').fill('2080123456')
  await page.getByText(/^(Matches|Close to)/).waitFor()
  await page.getByRole('checkbox', { name: /^This account belongs to/ }).check()
  await pressButton(page, 'Add account')

  const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await stepUp.getByLabel('Password', { exact: true }).fill('not-my-password')
  await stepUp.getByRole('button', { name: 'Confirm' }).click()
  await waitForToast(page, 'The password is not correct')
  await stepUp.getByRole('button', { name: 'Send a code to your phone instead' }).click()
  const code = stepUp.getByRole('textbox', { name: '4-digit code' })
  await code.waitFor()
  await code.fill((await getLatestMessage(origin, '+2348030000002')).code ?? '')
  await waitForPath(page, '/settings/accounts')
  await waitForToast(page, 'Zenith Bank ••••3456 is added')
  const added = page.getByRole('article', { name: 'Zenith Bank' }).filter({ hasText: '••••3456' })
  await added.getByText('Active').waitFor()
  expect(await page.getByRole('article').count()).toBe(before + 1)

  // The proof of the code is good for ten minutes.
  await added.getByRole('button', { name: /^Make primary/ }).click()
  await page.getByRole('alertdialog', { name: 'Pay to Zenith Bank ••••3456 from now on?' }).getByRole('button', { name: 'Yes' }).click()
  await waitForToast(page, 'Payouts go to Zenith Bank ••••3456')
  await added.getByText('A new primary account waits for 24 hours.').waitFor()
  await page
    .getByRole('button', { name: /^Remove (?!Zenith Bank ••••3456)/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, remove' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await page.getByRole('article').count()).toBe(before)
  // Earnings that are not paid yet keep the last account.
  while ((await page.getByRole('article').count()) > 1) {
    const rest = await page.getByRole('article').count()
    await page.getByRole('button', { name: /^Remove (?!Zenith Bank ••••3456)/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, remove' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(rest - 1)
  }
  await page.getByRole('button', { name: /^Remove Zenith Bank ••••3456/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, remove' }).click()
  await waitForToast(page, 'Add another account first: you have unpaid earnings')
})

test('an earnings manager reads the accounts, and the page that adds one is for the owner', async () => {
  const page = await openPage(origin, '/settings/accounts', { email: 'earnings@demo.test' })
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('button', { name: /^(Remove|Make primary|Show number)/ }).count()).toBe(0)
  await page.goto('/settings/add-account')
  await page.getByText('Only an owner can add an account').waitFor()
})
