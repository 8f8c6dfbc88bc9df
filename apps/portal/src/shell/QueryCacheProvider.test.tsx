import type { QueryClient } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
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

test('the data of a session leaves the memory when it ends', async () => {
  render(<PortalStory at="/dashboard" as="owner" />)
  await findFigures()
  expect(countQueries()).toBeGreaterThan(2)
  cleanup()
  await waitFor(() => expect(countQueries()).toBe(0))
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
