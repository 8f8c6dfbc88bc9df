import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { getLatestMessage } from './outbox.ts'
import {
  getPath,
  listMenu,
  logIn,
  openContext,
  openPage,
  phone,
  pressButton,
  setUpBrowser,
  waitForHeading,
  waitForPath,
  waitForToast,
} from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')
const password = 'Demo-1234'

/** The row of a member or an invitation, found by the address. */
const findRow = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

/** Opens the page of the members, newest first. */
async function openMembers(page: Page) {
  await page.goto('/settings/members?sort=-created_at&perPage=50')
  await page.getByRole('table', { name: 'Members' }).waitFor()
}

async function select(page: Page, email: string, item: string) {
  await findRow(page, email)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Waits until the success is shown, and removes it, so that the next one is another. */
async function expectSuccess(page: Page, message: string) {
  expect(await waitForToast(page, message)).toBe(message)
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: /Dismiss|Close/ })
    .first()
    .click()
}

/** Opens the link of the newest mail to an address. */
async function openMailedLink(page: Page, email: string) {
  const { link = '' } = await getLatestMessage(origin, email)
  await page.goto(new URL(link, origin).pathname + new URL(link, origin).search)
}

async function invite(page: Page, email: string, role: string) {
  await page.getByRole('link', { name: 'Invite member' }).click()
  const panel = page.getByRole('dialog', { name: 'Invite member' })
  await panel.getByLabel('Email address').fill(` ${email} `)
  expect(await panel.getByRole('button', { name: 'Send invite' }).isDisabled()).toBe(true)
  await panel.getByRole('checkbox', { name: role }).check()
  await panel.getByRole('button', { name: 'Send invite' }).click()
}

test('the members are asked for once, with the page and page size that the specification writes', async () => {
  const page = await (await openContext(origin, { email: 'owner@demo.test' })).newPage()
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/v1/account_members') asked.push(Object.fromEntries(searchParams))
  })
  await page.goto('/settings/members')
  await page.getByRole('table', { name: 'Members' }).waitFor()
  expect(asked).toEqual([{ owner_id: expect.any(String), owner_type: 'partner', page: '1', perPage: '10' }])
})

test('Tab goes through the form of an invitation, also from a field that shows a message when it is left', { tags: ['slow'] }, async () => {
  const page = await openPage(origin, '/dashboard', { email: 'owner@demo.test' })
  await openMembers(page)
  await page.getByRole('link', { name: 'Invite member' }).click()
  const panel = page.getByRole('dialog', { name: 'Invite member' })
  await panel.getByLabel('Email address').focus()
  const roles = panel.getByRole('checkbox')
  for (const role of await roles.all()) {
    await page.keyboard.press('Tab')
    // Both messages come as the focus moves on.
    await panel.locator('[aria-invalid=true]').first().waitFor()
    expect(await role.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

test('an owner invites a new person, who joins, works, is paused, activated and loses access', async () => {
  const email = 'kemi@members.test'
  const owner = await openPage(origin, '/dashboard', { email: 'owner@demo.test' })
  await openMembers(owner)
  await invite(owner, email, 'Trip manager')
  await expectSuccess(owner, 'Invite sent Successfully')
  await waitForPath(owner, '/settings/members')
  await findRow(owner, email).getByText('Invited').waitFor()

  // Another browser. Her requests are refused while she is deactivated.
  const kemi = await (await openContext(origin, { viewport: phone, expected: /40[13]/ })).newPage()
  await openMailedLink(kemi, email)
  await waitForHeading(kemi, 'Join Okafor Mobility Limited')
  await kemi.getByLabel('First name').fill('Kemi')
  await kemi.getByLabel('Last name').fill('Bello')
  await kemi.getByRole('textbox', { name: 'Phone number' }).fill('8064127731')
  await kemi.getByLabel('Password', { exact: true }).fill(password)
  // Phones drop tabs.
  await kemi.reload()
  // Everything but the password is there again.
  await kemi.getByLabel('Password', { exact: true }).fill(password)
  expect(await kemi.getByLabel('First name').inputValue()).toBe('Kemi')
  await pressButton(kemi, 'Accept invite')
  await kemi.getByRole('dialog', { name: 'You have joined Okafor Mobility Limited' }).waitFor()
  await pressButton(kemi, 'Dismiss')
  await waitForPath(kemi, '/login')
  await logIn(kemi, email)
  await waitForPath(kemi, '/dashboard')

  await owner.reload()
  await findRow(owner, email).getByText('Active').waitFor()
  await select(owner, email, 'Edit roles')
  const panel = owner.getByRole('dialog', { name: 'Roles of Kemi Bello' })
  await panel.getByRole('checkbox', { name: 'Trip manager' }).uncheck()
  await panel.getByRole('checkbox', { name: 'Vehicle manager' }).check()
  await panel.getByRole('button', { name: 'Save roles' }).click()
  await expectSuccess(owner, 'Roles updated successful')
  await findRow(owner, email).getByText('Vehicle manager').waitFor()
  await kemi.goto('/dashboard')
  await waitForPath(kemi, '/settings')
  await waitForToast(kemi, 'You do not have access to view Dashboard page')

  await select(owner, email, 'Deactivate')
  await owner.getByText(/^Kemi Bello loses access to Okafor Mobility Limited at once, until you activate them again/).waitFor()
  await pressButton(owner, 'Yes, deactivate')
  await expectSuccess(owner, 'Successful')
  await findRow(owner, email).getByText('Deactivated').waitFor()
  await kemi.goto('/settings')
  await waitForPath(kemi, '/deactivated')
  await select(owner, email, 'Activate')
  await pressButton(owner, 'Yes, activate')
  await expectSuccess(owner, 'Successful')
  await findRow(owner, email).getByText('Active').waitFor()
  await kemi.goto('/vehicles')
  await waitForHeading(kemi, 'Vehicles')

  await select(owner, email, 'Revoke access')
  await pressButton(owner, 'Yes, revoke')
  await expectSuccess(owner, 'Revoked member access successfully')
  await findRow(owner, email).getByText('Revoked').waitFor()
  // Her open page leaves by itself. Who registered has an organisation of their own to create.
  await expect.poll(() => getPath(kemi)).toBe('/welcome')
})

test('a person with an account accepts by the mailed link, becomes an owner after a step-up, and protects the last one', async () => {
  const email = 'payout-failed@demo.test'
  const owner = await openPage(origin, '/dashboard', { email: 'owner@demo.test', expected: /403/ })
  await openMembers(owner)
  await findRow(owner, 'owner@demo.test').getByRole('button', { name: 'Why can I not change my own access?' }).click()
  await owner.getByText(/^You are the only owner/).waitFor()
  await owner.keyboard.press('Escape')
  await invite(owner, email, 'Staff')
  await expectSuccess(owner, 'Invite sent Successfully')

  const maryam = await (await openContext(origin)).newPage()
  await openMailedLink(maryam, email)
  await pressButton(maryam, 'Accept invite')
  await maryam.getByRole('dialog', { name: 'You have joined Okafor Mobility Limited' }).waitFor()

  await owner.reload()
  await select(owner, email, 'Edit roles')
  await owner.getByRole('dialog', { name: 'Roles of Maryam Sani' }).getByRole('checkbox', { name: 'Owner' }).check()
  await pressButton(owner, 'Save roles')
  const stepUp = owner.getByRole('dialog', { name: 'Confirm that it is you' })
  await stepUp.getByLabel('Password', { exact: true }).fill(password)
  await stepUp.getByRole('button', { name: 'Confirm' }).click()
  await expectSuccess(owner, 'Roles updated successful')
  // With a second owner the first is no longer the last.
  await findRow(owner, 'owner@demo.test').getByRole('button', { name: 'Why can I not change my own access?' }).click()
  expect(await owner.getByText(/^No one changes their own roles/).innerText()).toContain('Another owner can change yours')
  await owner.keyboard.press('Escape')
  await select(owner, email, 'Revoke access')
  await pressButton(owner, 'Yes, revoke')
  await expectSuccess(owner, 'Revoked member access successfully')
})

test('who has no other organisation cannot log in once access is revoked, until they are given roles again', async () => {
  const email = 'earnings@demo.test'
  const owner = await openPage(origin, '/dashboard', { email: 'owner@demo.test' })
  await openMembers(owner)
  await select(owner, email, 'Revoke access')
  await pressButton(owner, 'Yes, revoke')
  await expectSuccess(owner, 'Revoked member access successfully')
  const member = await (await openContext(origin, { expected: /403/ })).newPage()
  await logIn(member, email)
  expect(await waitForToast(member, 'User access has been revoked')).toBe('User access has been revoked')
  expect(getPath(member)).toBe('/login')
  await select(owner, email, 'Give access again')
  const panel = owner.getByRole('dialog', { name: 'Roles of Chinedu Nwosu' })
  await panel.getByRole('checkbox', { name: 'Earnings manager' }).check()
  await panel.getByRole('button', { name: 'Save roles' }).click()
  await expectSuccess(owner, 'Roles updated successful')
  await logIn(member, email)
  await waitForPath(member, '/dashboard')
})

test('staff reads the members without controls; a copied link proves nothing; an owner views as a role', { tags: ['slow'] }, async () => {
  const staff = await openPage(origin, '/settings', { email: 'staff@demo.test' })
  await openMembers(staff)
  await findRow(staff, 'trips@demo.test').waitFor()
  expect(await staff.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
  expect(await staff.getByRole('link', { name: 'Invite member' }).count()).toBe(0)
  expect(await listMenu(staff)).toEqual(['Settings'])

  const owner = await openPage(origin, '/dashboard', { email: 'owner@demo.test' })
  await openMembers(owner)
  expect(await listMenu(owner)).toEqual(['Dashboard', 'Vehicles', 'Drivers', 'Trips', 'Routes', 'Earnings', 'Settings'])
  await select(owner, 'large@demo.test', 'Copy link')
  await pressButton(owner, 'Create and copy link')
  const link = await owner.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  expect(link).toContain(`${origin}/accept-invite?code=`)
  const visitor = await (await openContext(origin)).newPage()
  await visitor.goto(new URL(link).pathname + new URL(link).search)
  await visitor.getByText('Log in with large@demo.test, or make your account with it.').waitFor()
  // The owner sees what a role sees, and changes nothing.
  await owner.goto('/settings/roles')
  await pressButton(owner, 'View as Trip manager')
  await waitForPath(owner, '/dashboard')
  await owner.getByText('Viewing as Trip manager.').waitFor()
  await owner.getByText('Completed trips').waitFor()
  expect(await owner.getByText('₦').count()).toBe(0)
  await owner.reload()
  await owner.getByRole('heading', { name: 'Overview' }).waitFor()
  expect(await owner.getByText('Viewing as Trip manager.').count()).toBe(0)
})
