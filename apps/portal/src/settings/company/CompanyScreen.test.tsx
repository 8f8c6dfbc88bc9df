import { createDemoData, createDemoSession, demoNow, failWith, mockTransport, type DemoSetup } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock, paths } from '@vehicle-partner/domain'
import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { memoryRouterAt } from '../../app/memoryRouter.ts'
import { Portal } from '../../app/Portal.tsx'
import { noAnalytics } from '../../session/analytics.ts'
import { stubBrowserApis } from '../../storyHarness/browserStubs.ts'
import { memoryStorage } from '../../storyHarness/memoryStorage.ts'

configure({ asyncUtilTimeout: 20_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

const logIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'Demo-1234')
  const email = screen.getByLabelText<HTMLInputElement>('Email address')
  if (email.value === '') await user.type(email, 'owner@demo.test')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

/** The page of a company whose session ends at the first save. */
function renderCompany(setup: DemoSetup = () => undefined) {
  const demoData = createDemoData(fixedClock(demoNow))
  setup(demoData)
  failWith('partners.update', 'Unauthorized', { times: 1 })(demoData)
  const session = createDemoSession(demoData, 'owner')
  render(
    <Portal
      createRouter={memoryRouterAt(paths.company())}
      transport={mockTransport(demoData)}
      storage={memoryStorage({ [sessionKey]: JSON.stringify({ version: 1, ...session }) }).open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={noAnalytics}
    />,
  )
}

test('details that were not sent when the session ended are back after the login, in their open form', async () => {
  const user = userEvent.setup()
  renderCompany()
  await user.click(await screen.findByRole('button', { name: 'Change company details' }))
  const address = await screen.findByLabelText('Company address')
  await user.clear(address)
  await user.type(address, '99 Broad Street, Lagos')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await logIn(user)
  expect(await screen.findByLabelText('Company address')).toHaveProperty('value', '99 Broad Street, Lagos')
}, 60_000)

test('a declined change waits for its own button after the login, which opens what was typed with what had been asked for', async () => {
  const user = userEvent.setup()
  renderCompany(({ organizations: { okafor } }) => {
    okafor.registered.declined_change = {
      changes: { company_name: 'Okafor Mobility Nigeria Limited' },
      created_at: '2026-11-18T09:00:00.000Z',
      declined_at: '2026-11-20T09:00:00.000Z',
      reason_text: null,
    }
  })
  const correct = async () => user.click(await screen.findByRole('button', { name: 'Correct and send again' }))
  await correct()
  const address = await screen.findByLabelText('Company address')
  await user.clear(address)
  await user.type(address, '99 Broad Street, Lagos')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await logIn(user)
  await correct()
  expect(await screen.findByLabelText('Company address')).toHaveProperty('value', '99 Broad Street, Lagos')
  expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Okafor Mobility Nigeria Limited')
}, 60_000)
