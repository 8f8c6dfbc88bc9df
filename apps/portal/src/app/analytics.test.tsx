import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWorld, demoNow, demoPassword, mockTransport } from '@vehicle-partner/api/mock'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { asInABrowser } from '../stage/jsdom.ts'
import { memoryStorage } from '../stage/memoryStorage.ts'
import { analyticsFor, analyticsOn, nobodyListens } from './analytics.ts'
import { Portal } from './Portal.tsx'

beforeAll(asInABrowser)
afterEach(cleanup)

test.each([
  ['dev', false],
  ['test', false],
  ['staging', false],
  ['production', true],
] as const)('in %s somebody listens: %s', (environment, listens) => {
  const log = vi.fn()
  const analytics = analyticsFor(environment, analyticsOn(log))
  analytics.identify({ id: 'usr_1', email: 'owner@demo.test', label: 'super_admin' })
  analytics.record('Partner Viewed dashboard Page')
  analytics.record('Partner Selected Partner Type', { partner_type: 'Business' })
  expect(log.mock.calls).toEqual(
    listens
      ? [
          ['identify', { id: 'usr_1', email: 'owner@demo.test', label: 'super_admin' }],
          ['record', 'Partner Viewed dashboard Page', {}],
          ['record', 'Partner Selected Partner Type', { partner_type: 'Business' }],
        ]
      : [],
  )
})

test('an event without what it tells, or with something else, does not compile', () => {
  // @ts-expect-error -- the kind of partner is missing
  nobodyListens.record('Partner Selected Partner Type')
  // @ts-expect-error -- there are two kinds
  nobodyListens.record('Partner Selected Partner Type', { partner_type: 'Company' })
  // @ts-expect-error -- the specification knows no such event
  nobodyListens.record('Partner Logged Out')
  expect(nobodyListens.identify({ id: '1', email: 'a@b.test', label: 'admin' })).toBeUndefined()
})

// Spec section 6: the label on login is super_admin for an owner and admin otherwise.
test.each([
  ['owner@demo.test', 'super_admin'],
  ['staff@demo.test', 'admin'],
])('%s logs in as %s', async (email, label) => {
  const world = createWorld(fixedClock(demoNow))
  const log = vi.fn()
  render(
    <Portal
      at="/login?redirect=%2Fsettings"
      transport={mockTransport(world)}
      storage={memoryStorage().open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={analyticsOn(log)}
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
