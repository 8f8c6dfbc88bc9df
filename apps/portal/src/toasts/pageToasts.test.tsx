import {
  createDemoData,
  demoNow,
  createDemoSession,
  demoPassword,
  failWith,
  mockTransport,
  type DemoSetup,
  type PersonKey,
} from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { memoryRouterAt } from '../app/memoryRouter.ts'
import { Portal, type PortalProps } from '../app/Portal.tsx'
import { noAnalytics } from '../session/analytics.ts'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

/** `change` happens after the session was stored. */
function open(at: string, as?: PersonKey, change: DemoSetup = () => undefined, props: Partial<PortalProps> = {}) {
  const demoData = createDemoData(fixedClock(demoNow))
  const session = as && { [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, as) }) }
  change(demoData)
  render(
    <Portal
      createRouter={memoryRouterAt(at)}
      transport={mockTransport(demoData)}
      storage={memoryStorage(session ?? {}).open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={noAnalytics}
      {...props}
    />,
  )
  return userEvent.setup()
}

const origin = 'https://portal.test'
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' })).queryAllByRole('listitem')

test('an error goes with the page of its form', async () => {
  const user = open('/login')
  await user.type(await screen.findByLabelText('Email address'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Password'), `not-${demoPassword}{Enter}`)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Join now' }))
  await screen.findByRole('heading', { level: 1, name: 'Become a vehicle partner' })
  await waitFor(() => expect(toasts()).toEqual([]))
})

test('a toast about a redirect stays on the page that it leads to, and goes with it', async () => {
  const user = open('/vehicles', 'staff')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await waitFor(() => expect(toasts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('You do not have access')]))
  await user.click(screen.getByRole('link', { name: 'Go to FAQ' }))
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Settings' })).toBeNull())
  await waitFor(() => expect(toasts()).toEqual([]))
})

test('a page that other roles closed meanwhile says so once, on the page that it leads to', async () => {
  open('/dashboard', 'trips', ({ people }) => {
    for (const membership of people.trips.memberships) membership.roles = ['partner_staff']
  })
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(toasts()[0]?.textContent).toContain('You do not have access to view Dashboard page')
})

test('a success waits for the page that follows it, and never stands beside a busy button', async () => {
  const user = open('/welcome', 'new')
  let isBusyWithSuccess = false
  const observer = new MutationObserver(() => {
    if (toasts().length > 0 && screen.queryByRole('button', { name: /\.\.\.$/ })) isBusyWithSuccess = true
  })
  await screen.findByRole('heading', { level: 1, name: /How do you own your vehicles/ })
  observer.observe(document.body, { childList: true, subtree: true })
  await user.click(await screen.findByRole('radio', { name: /An Individual/ }))
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(toasts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Partner account created')]))
  observer.disconnect()
  expect(isBusyWithSuccess).toBe(false)
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull()
})

test('offline, an error says why nothing was sent, until the connection is back', async () => {
  let isOnline = false
  const listeners = new Set<() => void>()
  const user = open('/login', undefined, undefined, {
    transport: () => Promise.reject(new Error('Network Error')),
    network: {
      online: () => isOnline,
      savesData: () => false,
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  await user.type(await screen.findByLabelText('Email address'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(toasts()[0]?.textContent).toContain('You are offline.'))
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(demoPassword)
  isOnline = true
  act(() => listeners.forEach((listener) => listener()))
  await waitFor(() => expect(toasts()).toEqual([]))
})

/** A payslip has the button twice: at its top on a phone, and among its other actions. */
async function findDownload(): Promise<HTMLElement> {
  const buttons = await screen.findAllByRole('button', { name: 'Download PDF' })
  expect(buttons).toHaveLength(2)
  return buttons.at(-1) ?? document.body
}

test('a press that fails says so once', async () => {
  const user = open('/earnings/payslip', 'owner', failWith('payslips.download', 'ServiceUnavailable'), { origin })
  await user.click(await screen.findByRole('link', { name: /October 2026/ }))
  await user.click(await findDownload())
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(toasts()[0]?.textContent).not.toContain('×')
}, 60_000)

test('a press that the user gave up says nothing', async () => {
  let presses = 0
  const user = open('/earnings/payslip', 'owner', undefined, {
    origin,
    saveFile: () => {
      presses += 1
      throw new DOMException('Given up', 'AbortError')
    },
  })
  await user.click(await screen.findByRole('link', { name: /October 2026/ }))
  const download = await findDownload()
  await user.click(download)
  await waitFor(() => expect(presses).toBe(1))
  // It takes another press once the first one has ended.
  await user.click(download)
  await waitFor(() => expect(presses).toBe(2))
  expect(toasts()).toEqual([])
}, 60_000)
