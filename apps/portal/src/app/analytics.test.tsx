import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createDemoData, demoNow, demoPassword, mockTransport } from '@vehicle-partner/api/mock'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { chooseAnalytics, createLogAnalytics, noAnalytics } from '../session/analytics.ts'
import { memoryRouterAt } from './memoryRouter.ts'
import { Portal } from './Portal.tsx'

beforeAll(stubBrowserApis)
afterEach(cleanup)

test.each([
  ['dev', false],
  ['test', false],
  ['staging', false],
  ['production', true],
] as const)('in %s events are recorded: %s', (environment, isRecorded) => {
  const log = vi.fn()
  const analytics = chooseAnalytics(environment, createLogAnalytics(log))
  analytics.identify({ id: 'usr_1', email: 'owner@demo.test', label: 'super_admin' })
  analytics.record('Partner Viewed dashboard Page')
  analytics.record('Partner Selected Partner Type', { partner_type: 'Business' })
  expect(log.mock.calls).toEqual(
    isRecorded
      ? [
          ['identify', { id: 'usr_1', email: 'owner@demo.test', label: 'super_admin' }],
          ['record', 'Partner Viewed dashboard Page', {}],
          ['record', 'Partner Selected Partner Type', { partner_type: 'Business' }],
        ]
      : [],
  )
})

test('an event with missing, wrong or unknown properties does not compile', () => {
  // @ts-expect-error -- partner_type is missing
  noAnalytics.record('Partner Selected Partner Type')
  // @ts-expect-error -- no such partner type
  noAnalytics.record('Partner Selected Partner Type', { partner_type: 'Company' })
  // @ts-expect-error -- no such event in the specification
  noAnalytics.record('Partner Logged Out')
  expect(noAnalytics.identify({ id: '1', email: 'a@b.test', label: 'admin' })).toBeUndefined()
})

// Spec section 6: the label on login is super_admin for an owner and admin otherwise.
test.each([
  ['owner@demo.test', 'super_admin'],
  ['staff@demo.test', 'admin'],
])('%s logs in as %s', async (email, label) => {
  const demoData = createDemoData(fixedClock(demoNow))
  const log = vi.fn()
  render(
    <Portal
      createRouter={memoryRouterAt('/login?redirect=%2Fsettings')}
      transport={mockTransport(demoData)}
      storage={memoryStorage().open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={createLogAnalytics(log)}
    />,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email address'), email)
  await user.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  expect(log).toHaveBeenCalledWith('identify', expect.objectContaining({ email, label }))
  expect(log).toHaveBeenCalledWith('record', 'Partner Viewed login Page', {})
  expect(log).toHaveBeenCalledWith('record', 'Partner Viewed settings.edit.partner Page', {})
})
