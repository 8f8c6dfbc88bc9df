import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { logIn, openContext, pressButton, setUpBrowser, waitForHeading, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

/** Answers a call once in place of the server, without a message. */
const answerOnce = (page: Page, path: RegExp, status: number) =>
  page.route(path, (route) => route.fulfill({ status, contentType: 'application/json', body: '{}' }), { times: 1 })

test('failures without a message of the server show the texts of the specification', async () => {
  const page = await (await openContext(origin, { expected: /500/ })).newPage()
  await page.goto('/login')
  await answerOnce(page, /\/v1\/login$/, 200)
  await logIn(page, 'owner@demo.test')
  await waitForToast(page, 'Login failed!')
  await answerOnce(page, /\/v1\/login$/, 500)
  await pressButton(page, 'Login')
  await waitForToast(page, 'Oops! An error occurred, please try again.')

  // The summary, its early request included, fails until the dialog has said so.
  const summary = /\/v1\/partners\/[^/]+\/summaries/
  await page.route(summary, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
  await pressButton(page, 'Login')
  const dialog = page.getByRole('alertdialog', { name: 'Error!' })
  await dialog.getByText('An error occurred!').waitFor()
  await page.unroute(summary)
  await dialog.getByRole('button', { name: 'OK' }).click()

  await page.goto('/settings/members?sort=-created_at&perPage=50')
  const row = page.getByRole('row').filter({ hasText: 'drivers@demo.test' })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Deactivate', exact: true }).click()
  await answerOnce(page, /\/v1\/account_members\/[^/]+\/status$/, 500)
  await pressButton(page, 'Yes, deactivate')
  expect(await waitForToast(page, 'An error occured')).toBe('An error occured')
  await pressButton(page, 'Cancel')
  await row.getByText('Active', { exact: true }).waitFor()
  await waitForPath(page, '/settings/members')

  const invitations = /\/v1\/partner\/invitations/
  await page.route(invitations, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
  await page.goto('/invitations')
  await page.getByText('Your invitations could not be loaded').waitFor()
  await page.unroute(invitations)
  await pressButton(page, 'Retry')
  await waitForHeading(page, 'No partner invitations')
})
