import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createDemoData,
  createDemoSession,
  demoNow,
  failWith,
  mockTransport,
  neverRespond,
  type DemoSetup,
} from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { memoryRouterAt } from '../app/memoryRouter.ts'
import { Portal } from '../app/Portal.tsx'
import { noAnalytics } from '../session/analytics.ts'
import { keptResponsesKey } from '../session/sessionManager.ts'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

/** A browser with one storage, and a server that may fail or be out of reach. */
function createBrowser() {
  const demoData = createDemoData(fixedClock(demoNow))
  const storage = memoryStorage({ [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, 'owner') }) })
  let online = true
  const listeners = new Set<() => void>()
  return {
    storage,
    setUp: (setup: DemoSetup) => setup(demoData),
    mend: () => void demoData.callOverrides.splice(0),
    setOnline(next: boolean) {
      online = next
      listeners.forEach((listener) => listener())
    },
    open() {
      cleanup()
      return render(
        <Portal
          createRouter={memoryRouterAt('/dashboard')}
          transport={mockTransport(demoData)}
          storage={storage.open()}
          readSession={readSession}
          clock={fixedClock(demoNow)}
          analytics={noAnalytics}
          network={{
            online: () => online,
            onChange: (listener) => {
              listeners.add(listener)
              return () => listeners.delete(listener)
            },
          }}
        />,
      )
    },
  }
}

const failDashboard: DemoSetup = (demoData) => {
  for (const call of ['partners.summary', 'trips.stats', 'ratings.partner', 'kyc.status', 'settlementAccounts.list'] as const)
    failWith(call, 503)(demoData)
}
const findFigures = () => screen.findByText('Next payout Mon 7 Dec 2026')
const findAge = async () => (await screen.findByText('as of')).textContent
const alerts = () => [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('button', { name: /Retry/ })]

test('the second visit shows the last figures with their age, before any response and without one', async () => {
  const browser = createBrowser()
  browser.open()
  await findFigures()
  await waitFor(() => expect(browser.storage.values.get(keptResponsesKey)).toContain('ratings'))
  browser.setUp(neverRespond('partners.summary'))
  browser.open()
  await findFigures()
  expect(await findAge()).toBe('as of 14:32')
  browser.mend()
  browser.setUp(failDashboard)
  browser.open()
  await findFigures()
  expect(await findAge()).toBe('as of 14:32')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('2 documents have expired.')).toBeTruthy()
})

test('a logout deletes the last figures', async () => {
  const browser = createBrowser()
  browser.open()
  await findFigures()
  expect(browser.storage.values.has(keptResponsesKey)).toBe(true)
  await userEvent.click(screen.getAllByRole('button', { name: 'Log out' })[0] ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Welcome Partner' })
  expect(browser.storage.values.has(keptResponsesKey)).toBe(false)
})

test('offline without figures, only the banner speaks; they come with the network', async () => {
  const browser = createBrowser()
  browser.setUp(failDashboard)
  browser.setOnline(false)
  browser.open()
  await screen.findByText(/You are offline/)
  await screen.findByRole('group', { name: 'Overview' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(alerts()).toEqual([])
  browser.mend()
  browser.setOnline(true)
  await findFigures()
  expect(screen.queryByText(/You are offline/)).toBeNull()
})

test('a period that cannot be loaded leaves the figures of the other one, with one strip', async () => {
  const browser = createBrowser()
  browser.open()
  await findFigures()
  browser.setUp(failDashboard)
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'last_week')
  await screen.findByText('Last week could not be loaded.')
  expect(screen.getByText(/You still see this month/)).toBeTruthy()
  await findFigures()
  expect(await findAge()).toBe('as of 14:32')
  expect(alerts()).toHaveLength(1)
  browser.mend()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText('Last week could not be loaded.')).toBeNull())
})

test('a summary that fails with nothing to show opens the dialog; after it the first figure says so, also while it is asked again', async () => {
  const browser = createBrowser()
  browser.setUp((demoData) => {
    failWith('partners.summary', 503)(demoData)
    failWith('trips.stats', 503)(demoData)
  })
  browser.open()
  const dialog = await screen.findByRole('alertdialog', { name: 'Error!' })
  expect(screen.queryByText('The statistics could not be loaded.')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await screen.findByText('The statistics could not be loaded.')
  expect(screen.getAllByRole('button', { name: /Retry/ })).toHaveLength(1)
  // The message stays where it is until the figures come.
  browser.mend()
  browser.setUp(neverRespond('partners.summary'))
  await userEvent.click(screen.getByRole('button', { name: 'Retry: Unsettled earnings' }))
  expect(screen.getByText('The statistics could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry: Unsettled earnings' }).getAttribute('aria-disabled')).toBe('true')
})
