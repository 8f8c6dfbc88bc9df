import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AlertStrip } from '../AlertStrip/AlertStrip.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { StatGroup } from '../StatGroup/StatGroup.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'

afterEach(cleanup)

const retry = () => undefined

function Page({ children, gone }: { children: ReactNode; gone: boolean }) {
  return (
    <StrictMode>
      <main>
        <section aria-label="Trips">{children}</section>
        <button type="button">Elsewhere</button>
        {gone ? null : <p>Waiting</p>}
      </main>
    </StrictMode>
  )
}

const board = (error: boolean) => (
  <StatGroup aria-label="Overview">
    <StatCard label="Rating" value={8} error={error} onRetry={retry} />
  </StatGroup>
)

test.each<[what: string, failed: ReactNode, there: ReactNode, heir: string]>([
  ['a message', <ErrorState key="a" onRetry={retry} />, <p key="b">Here</p>, 'Trips'],
  ['a strip', <AlertStrip key="a" title="Failed" action={<button type="button">Retry</button>} />, null, 'Trips'],
  ['a cell', board(true), board(false), 'Overview'],
])('focus moves from the retry of %s to the surrounding region', async (_what, failed, there, heir) => {
  const { rerender } = render(<Page gone={false}>{failed}</Page>)
  screen.getByRole('button', { name: /Retry/ }).focus()
  await act(async () => rerender(<Page gone>{there}</Page>))
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe(heir)
})

test('keeps focus that is elsewhere', async () => {
  const { rerender } = render(
    <Page gone={false}>
      <ErrorState onRetry={retry} />
    </Page>,
  )
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  await act(async () => rerender(<Page gone>{null}</Page>))
  expect(document.activeElement).toBe(elsewhere)
})
