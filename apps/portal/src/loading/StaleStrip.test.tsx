// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import { StaleStrip } from './StaleStrip.tsx'

afterEach(cleanup)

test.each([
  { online: true, strips: 1 },
  { online: false, strips: 0 },
])('online: $online; the banner of the page speaks alone when the device is offline', ({ online, strips }) => {
  const network = { online: () => online, onChange: () => () => undefined }
  const portal = { dependencies: { network } } as unknown as PortalContextValue // the part that it uses
  render(
    <PortalContext value={portal}>
      <StaleStrip query={{ isFetching: false, refetch: () => undefined }} />
    </PortalContext>,
  )
  expect(screen.queryAllByText('The newest could not be loaded.')).toHaveLength(strips)
})
