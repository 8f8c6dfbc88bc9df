import { demoOrganizations } from '@vehicle-partner/api/mock'
import { expect, inject, test } from 'vitest'
import { logIn, openContext, pressButton, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

test('two owners change the company at once: nothing typed is lost, and a new name counts after the review', async () => {
  const [first, second] = await Promise.all(
    [0, 1].map(async () => {
      const page = await (await openContext(origin, { expected: /409/ })).newPage()
      await logIn(page, 'large@demo.test')
      await waitForPath(page, '/dashboard')
      await page.goto('/settings/company')
      await pressButton(page, 'Change company details')
      await page.getByLabel('Company address').waitFor()
      return page
    }),
  )
  if (!first || !second) throw new Error('Two pages were opened')
  await first.getByLabel('Company address').fill('12 Marina Road, Lagos Island, Lagos')
  await pressButton(first, 'Save changes')
  await waitForToast(first, 'Successful')

  await second.getByLabel('Company name').fill('Lagos Express Fleet Nigeria Limited')
  await pressButton(second, 'Save changes')
  await second.getByText('Company address: 12 Marina Road, Lagos Island, Lagos', { exact: false }).waitFor()
  expect(await second.getByLabel('Company name').inputValue()).toBe('Lagos Express Fleet Nigeria Limited')
  await pressButton(second, 'Save changes')
  await waitForToast(second, 'Sent for review')
  // The address that the second owner did not touch is the one that the first has saved.
  await second.getByText('12 Marina Road, Lagos Island, Lagos', { exact: true }).waitFor()
  await second.getByText('Company name: Lagos Express Fleet Nigeria Limited', { exact: false }).waitFor()

  // The sandbox simulates the operator's decision.
  const accepted = await fetch(`${origin}/sandbox/simulate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'company.accept', id: demoOrganizations.express.account_sid }),
  })
  expect(accepted.ok, await accepted.clone().text()).toBe(true)
  await second.reload()
  await second.getByText('Lagos Express Fleet Nigeria Limited').first().waitFor()
  expect(await second.getByText('A change is under review.').count()).toBe(0)
})
