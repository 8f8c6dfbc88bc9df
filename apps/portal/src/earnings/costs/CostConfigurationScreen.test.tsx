import { createApi, withSession } from '@vehicle-partner/api'
import { createDemoData, createDemoSession, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock, paths } from '@vehicle-partner/domain'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { focusManager } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { memoryRouterAt } from '../../app/memoryRouter.ts'
import { Portal } from '../../app/Portal.tsx'
import { noAnalytics } from '../../session/analytics.ts'
import { stubBrowserApis } from '../../storyHarness/browserStubs.ts'
import { memoryStorage } from '../../storyHarness/memoryStorage.ts'

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

test('costs that were saved elsewhere are not replaced unseen, also when the page has loaded them meanwhile', async () => {
  const user = userEvent.setup()
  const demoData = createDemoData(fixedClock(demoNow))
  const session = createDemoSession(demoData, 'owner')
  const transport = mockTransport(demoData)
  let loads = 0
  render(
    <Portal
      createRouter={memoryRouterAt(paths.costConfiguration())}
      transport={(request) => {
        if (request.method === 'GET' && request.path.endsWith('/cost-configuration')) loads += 1
        return transport(request)
      }}
      storage={memoryStorage({ [sessionKey]: JSON.stringify({ version: 1, ...session }) }).open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={noAnalytics}
    />,
  )
  const parking = await screen.findByLabelText('Parking')
  await user.clear(parking)
  await user.type(parking, '5,000')
  const elsewhere = createApi(withSession(mockTransport(demoData), { token: () => session.token, onUnauthorized: () => undefined }))
  const params = { id: demoData.organizations.okafor.id }
  const { data } = await elsewhere.costConfigurations.get({ params })
  const items = { insurance_monthly_kobo: 4_500_000 }
  await elsewhere.costConfigurations.set({ params, body: { items, version: data.default.version } })
  const before = loads
  // A page that was left for a minute loads again once it is shown.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(vi.getRealSystemTime() + 60_000)
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await waitFor(() => expect(loads).toBeGreaterThan(before))
  clock.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Save costs' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, update' }))
  await screen.findByText('Someone else changed these costs.')
  expect((await elsewhere.costConfigurations.get({ params })).data.default.items).toEqual(items)
  // Saving again replaces them.
  await user.click(screen.getByRole('button', { name: 'Save costs' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, update' }))
  await screen.findByText('Costs saved')
}, 60_000)
