import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Document } from '@vehicle-partner/api'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRejectedRenewals, type Renewals } from './useRejectedRenewals.ts'

/** The requests that the server has not answered. */
const asked: { owner_id?: string[]; answer: (rejected: Document[]) => void }[] = []
vi.mock('../../session/useSession.ts', () => ({
  useOrganization: () => ({ partner: { id: 'prt_1' } }),
  useApi: () => ({
    documents: {
      list: {
        query: ({ query }: { query: { owner_id?: string[] } }) => ({
          queryKey: [query],
          queryFn: () => new Promise((resolve) => asked.push({ ...query, answer: (data) => resolve({ data }) })),
        }),
      },
    },
  }),
}))
afterEach(cleanup)

const documentOf = (owner_id: string, number: string | null = null) =>
  ({ id: `doc_${owner_id}_${number}`, owner_id, type: 'insurance', number }) as unknown as Document // what the hook reads
const dueOf = (...owners: string[]): Renewals => ({
  data: owners.map((owner) => documentOf(owner)),
  metadata: { total: owners.length, counts: { rejected: 1100 } },
})

test('reasons stay while those of a changed list are read', async () => {
  const client = new QueryClient()
  const { result, rerender } = renderHook(({ due }: { due: Renewals | undefined }) => useRejectedRenewals(due, ['vehicle']), {
    initialProps: { due: undefined as Renewals | undefined },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const answerNext = async (...rejected: Document[]) => {
    await waitFor(() => expect(asked).not.toEqual([]))
    await act(async () => {
      for (const { answer } of asked.splice(0)) answer(rejected)
    })
  }
  await answerNext()
  // The first reasons of a list are not known before they are read.
  rerender({ due: dueOf('veh_1', 'veh_2') })
  expect(result.current.isKnown(documentOf('veh_2'))).toBe(false)
  await answerNext(documentOf('veh_1', 'Blurred'), documentOf('veh_2', 'Cut off'))
  await waitFor(() => expect(result.current.isKnown(documentOf('veh_2'))).toBe(true))

  rerender({ due: dueOf('veh_2', 'veh_3') })
  expect(result.current.isKnown(documentOf('veh_2'))).toBe(true)
  expect(result.current.isKnown(documentOf('veh_3'))).toBe(false)
  expect(result.current.findRejected(documentOf('veh_2'))?.number).toBe('Cut off')
  await answerNext(documentOf('veh_2', 'Too dark'))
  await waitFor(() => expect(result.current.findRejected(documentOf('veh_2'))?.number).toBe('Too dark'))
})
