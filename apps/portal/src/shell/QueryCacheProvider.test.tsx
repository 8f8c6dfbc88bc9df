import type { QueryClient } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as query from '@vehicle-partner/api/query'
import { StrictMode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const clients = vi.hoisted((): QueryClient[] => [])
vi.mock('@vehicle-partner/api/query', async (importOriginal) => {
  const original = await importOriginal<typeof query>()
  return {
    ...original,
    createQueryClient: () => {
      const client = original.createQueryClient()
      clients.push(client)
      return client
    },
  }
})

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

const findFigures = () => screen.findByText('Next payout Mon 7 Dec 2026')
const countQueries = () => clients.reduce((sum, client) => sum + client.getQueryCache().getAll().length, 0)

test('the data of a session leaves the memory when another begins, and when the page is left', async () => {
  const user = userEvent.setup()
  render(<PortalStory at="/settings" as="multi" organization="multi" />)
  await user.click(await screen.findByRole('button', { name: /, switch organisation/ }))
  await user.click(await screen.findByRole('option', { name: /^Okafor Mobility/ }))
  await waitFor(() => expect(clients.length).toBeGreaterThan(1))
  const isEmpty = (client: QueryClient | undefined) => client?.getQueryCache().getAll().length === 0
  await waitFor(() => expect(clients.slice(0, -1).every(isEmpty)).toBe(true))
  await waitFor(() => expect(isEmpty(clients.at(-1))).toBe(false))
  cleanup()
  await waitFor(() => expect(clients.every(isEmpty)).toBe(true))
})

test('effects that run twice in development leave the data where it is', async () => {
  render(
    <StrictMode>
      <PortalStory at="/dashboard" as="owner" />
    </StrictMode>,
  )
  await findFigures()
  expect(countQueries()).toBeGreaterThan(2)
})
