import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKnownTotal } from './useKnownTotal.ts'

test('the number of rows stays for another page or order, and is unknown until the rows of another period are there', () => {
  const { result, rerender } = renderHook(
    ({ query, total, isPlaceholderData }) => useKnownTotal(query, { data: { metadata: { total } }, isPlaceholderData }),
    { initialProps: { query: { from: '2026-11-01', page: 1, sort: 'date' }, total: 240, isPlaceholderData: false } },
  )
  expect(result.current).toBe(240)
  rerender({ query: { from: '2026-11-01', page: 2, sort: '-date' }, total: 240, isPlaceholderData: true })
  expect(result.current).toBe(240)
  rerender({ query: { from: '2026-10-01', page: 1, sort: '-date' }, total: 240, isPlaceholderData: true })
  expect(result.current).toBeUndefined()
  rerender({ query: { from: '2026-10-01', page: 1, sort: '-date' }, total: 12, isPlaceholderData: false })
  expect(result.current).toBe(12)
})
