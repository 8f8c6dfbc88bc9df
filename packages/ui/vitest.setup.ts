import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

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
