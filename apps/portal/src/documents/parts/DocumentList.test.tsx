import type { UseQueryResult } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { PortalContext, type PortalContextValue } from '../../session/PortalContext.ts'
import { DocumentList } from './DocumentList.tsx'

const late: { close?: () => void } = {}
vi.mock('./DocumentPanel.tsx', () => ({
  DocumentPanel: ({ onClose }: { onClose: () => void }) => {
    late.close = onClose
    return <button onClick={onClose}>Close form</button>
  },
}))
afterEach(cleanup)

const answer = <T,>(data: T[]) => ({ isError: false, data: { data } }) as unknown as UseQueryResult<{ data: T[] }> // what the list reads
const permit = { code: 'hackney_permit', label: 'Hackney permit', help: '', required: true, has_expiry: true, order: 1 }
const documents = <DocumentList types={answer([permit]) as never} documents={answer([])} calls={{} as never} canManage />

async function showList(at: string) {
  const router = createMemoryRouter(
    [
      { path: '/documents', element: documents },
      { path: '/drivers', element: <h1>Drivers</h1> },
    ],
    { initialEntries: [at] },
  )
  const portal = { router, dependencies: { network: {} } } as unknown as PortalContextValue // the part that the list uses
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  await screen.findByRole('article', { name: 'Hackney permit' })
  return router
}

test('a late answer to a sent document leaves the address of the page that the user has gone to', async () => {
  const router = await showList('/documents?document=hackney_permit')
  await screen.findByRole('button', { name: 'Close form' })
  await act(() => router.navigate('/drivers?status=active&page=3'))
  await act(async () => late.close?.())
  expect(router.state.location).toMatchObject({ pathname: '/drivers', search: '?status=active&page=3' })
})

test('the form of an address closes to the page, which keeps its state', async () => {
  const router = await showList('/documents')
  await act(() => router.navigate('/documents?document=hackney_permit&tab=old', { replace: true, state: { from: 'list' } }))
  const button = await screen.findByRole('button', { name: 'Close form' })
  await act(async () => button.click())
  expect(router.state.location).toMatchObject({ pathname: '/documents', search: '?tab=old', state: { from: 'list' } })
})
