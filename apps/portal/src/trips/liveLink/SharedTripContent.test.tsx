import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { createDemoData, demoNow, failWith, mockTransport, neverRespond, shareDemoTrip, type DemoSetup } from '@vehicle-partner/api/mock'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { memoryRouterAt } from '../../app/memoryRouter.ts'
import { Portal } from '../../app/Portal.tsx'
import { noAnalytics } from '../../session/analytics.ts'
import { stubBrowserApis } from '../../storyHarness/browserStubs.ts'
import { memoryStorage } from '../../storyHarness/memoryStorage.ts'

configure({ asyncUtilTimeout: 10_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

/** The page of a link, on a device that can go offline. */
function openLink({ online = true, setup }: { online?: boolean; setup: readonly DemoSetup[] }) {
  const demoData = createDemoData(fixedClock(demoNow))
  for (const change of setup) change(demoData)
  const send = mockTransport(demoData)
  const onQuestion = vi.fn()
  const listeners = new Set<() => void>()
  let isOnline = online
  render(
    <Portal
      createRouter={memoryRouterAt('/shared/trips/story')}
      transport={(request) => {
        if (request.path.includes('shared')) onQuestion()
        return send(request)
      }}
      storage={memoryStorage().open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={noAnalytics}
      network={{
        online: () => isOnline,
        onChange: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }}
    />,
  )
  return {
    onQuestion,
    answerWith: (...next: readonly DemoSetup[]) => {
      demoData.callOverrides.splice(0)
      for (const change of next) change(demoData)
    },
    /** Waits until a question that follows has its answer. */
    setOnline: (next: boolean) =>
      act(async () => {
        isOnline = next
        for (const listener of listeners) listener()
        await new Promise((resolve) => setTimeout(resolve, 100))
      }),
  }
}

test.each([
  ['a link that has ended', [], 'This link has ended'],
  ['a trip that is over', [shareDemoTrip('history', 'story')], 'Stops'],
])('%s is not asked for again when the device goes offline and online', async (_what, setup, heading) => {
  const { onQuestion, answerWith, setOnline } = openLink({ setup })
  await screen.findByRole('heading', { name: heading })
  answerWith(failWith('trips.shared', 503))
  for (const next of [false, true]) {
    await setOnline(next)
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    expect(screen.queryByText('The newest could not be loaded.')).toBeNull()
  }
  expect(onQuestion).toHaveBeenCalledOnce()
})

test('a trip that could not be loaded is asked for when the device comes online, and the button keeps its focus', async () => {
  const { onQuestion, answerWith, setOnline } = openLink({ online: false, setup: [failWith('trips.shared', 503)] })
  const button = await screen.findByRole('button', { name: 'Try again' })
  button.focus()
  answerWith(neverRespond('trips.shared'))
  await setOnline(true)
  expect(onQuestion).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(button.textContent).toContain('Loading...')
  await setOnline(false)
  answerWith(shareDemoTrip('active', 'story'))
  await setOnline(true)
  expect(await screen.findByRole('heading', { name: 'Stops' })).toBeTruthy()
})

test('a trip on the road says that the device is offline, and is asked for when it is back', async () => {
  const { onQuestion, setOnline } = openLink({ setup: [shareDemoTrip('active', 'story')] })
  await screen.findByRole('heading', { name: 'Stops' })
  await setOnline(false)
  expect(screen.getByText('You are offline.')).toBeTruthy()
  await setOnline(true)
  expect(onQuestion).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('You are offline.')).toBeNull()
})
