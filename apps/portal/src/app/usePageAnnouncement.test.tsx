import { createDemoData, createDemoSession, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { noAnalytics } from '../session/analytics.ts'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { memoryRouterAt } from './memoryRouter.ts'
import { Portal } from './Portal.tsx'
import type { CreateRouter } from './router.tsx'

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

test('Back focuses the row that led away, and the heading where there is none', async () => {
  const user = userEvent.setup()
  let router: ReturnType<CreateRouter> | undefined
  const demoData = createDemoData(fixedClock(demoNow))
  render(
    <Portal
      createRouter={(...parts) => (router = memoryRouterAt('/routes')(...parts))}
      transport={mockTransport(demoData)}
      storage={memoryStorage({ [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, 'owner') }) }).open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={noAnalytics}
    />,
  )
  const goBack = () => act(async () => router?.navigate(-1))
  const row = { name: /LOS-BER-VIC-01/ }
  await user.click(await screen.findByRole('link', row))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /^Berger/ })))
  await goBack()
  await screen.findByRole('heading', { level: 1, name: 'Routes' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', row)))
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await goBack()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Routes' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
}, 60_000)
