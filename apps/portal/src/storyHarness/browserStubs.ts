import { vi } from 'vitest'

/** Stubs the browser APIs that jsdom lacks. */
export function stubBrowserApis(): void {
  // jsdom has no layout: media queries match a wide screen.
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
