import { createDemoData, createDemoSession, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock, paths } from '@vehicle-partner/domain'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { memoryRouterAt } from '../app/memoryRouter.ts'
import { Portal } from '../app/Portal.tsx'
import type { CreateRouter } from '../app/router.tsx'
import { noAnalytics } from '../session/analytics.ts'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

test('a question that the address opened is not asked again by a reload', async () => {
  const user = userEvent.setup()
  const tripId = 'trp_01JN9QW4RG0000000004330798'
  let router: ReturnType<CreateRouter> | undefined
  const demoData = createDemoData(fixedClock(demoNow))
  const session = JSON.stringify({ version: 1, ...createDemoSession(demoData, 'owner') })
  render(
    <Portal
      createRouter={(...parts) => (router = memoryRouterAt(paths.upcomingTrip({ tripId, change: '1' }))(...parts))}
      transport={mockTransport(demoData)}
      storage={memoryStorage({ [sessionKey]: session }).open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={noAnalytics}
    />,
  )
  const dialog = await screen.findByRole('dialog', { name: /^Give this trip to/ })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router?.state.location).toMatchObject({ pathname: paths.upcomingTrip({ tripId }), search: '' })
}, 60_000)
