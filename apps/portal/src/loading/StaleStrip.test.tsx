// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaleStrip } from './StaleStrip.tsx'

let isOnline = true
vi.mock(import('../session/useOnline.ts'), () => ({ useOnline: () => isOnline }))
afterEach(cleanup)

test.each([
  { online: true, strips: 1 },
  { online: false, strips: 0 },
])('online: $online; the banner of the page speaks alone when the device is offline', ({ online, strips }) => {
  isOnline = online
  render(<StaleStrip retrying={false} onRetry={() => undefined} />)
  expect(screen.queryAllByText('The newest could not be loaded.')).toHaveLength(strips)
})
