import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

configure({
  // The default of one second is too short on a busy machine.
  asyncUtilTimeout: 15_000,
  // The default prints the whole page for each look that finds nothing yet, which takes longer than all other work of a waiting test.
  getElementError: (message, container) =>
    new Error(`${message ?? ''}\n\nText of the page: ${container.textContent?.slice(0, 2000) ?? ''}`),
})

// Test files share one page and one module graph, so each file must clean up.
afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
