import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// A second, which is usual, is over on a busy machine before a page has answered.
configure({ asyncUtilTimeout: 15_000 })

// The files share one page, which spares each of them a new one and all modules: it is handed on as it was found.
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
