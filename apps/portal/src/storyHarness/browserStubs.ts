import { vi } from 'vitest'

/** Gives jsdom what the portal asks a browser for. */
export function stubBrowserApis(): void {
  // jsdom lays nothing out and knows no media; the portal is shown as on a wide screen.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}
