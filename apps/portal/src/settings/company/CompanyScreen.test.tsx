import { createDemoData, createDemoSession, demoNow, failWith, mockTransport } from '@vehicle-partner/api/mock'
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

test('details that were not sent when the session ended are back after the login, in their open form', async () => {
  const user = userEvent.setup()
  const demoData = createDemoData(fixedClock(demoNow))
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
  await user.click(await screen.findByRole('button', { name: 'Change company details' }))
  const address = await screen.findByLabelText('Company address')
  await user.clear(address)
  await user.type(address, '99 Broad Street, Lagos')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'Demo-1234')
  const email = screen.getByLabelText<HTMLInputElement>('Email address')
  if (email.value === '') await user.type(email, 'owner@demo.test')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByLabelText('Company address')).toHaveProperty('value', '99 Broad Street, Lagos')
}, 60_000)
