import { createBrowserRouter, createPath } from 'react-router-dom'
import type { CreateRouter } from '../app/router.tsx'

const parameter = 'at'

/** The path of the portal in an address of this page. */
export const readPath = (address: string): string | null => new URL(address).searchParams.get(parameter)

/** The address of this page with a path of the portal. */
function createAddress(path: string): string {
  const url = new URL(window.location.href)
  url.searchParams.set(parameter, path)
  return url.search
}

/** The window as a router sees it, with the path of the portal in place of the path of this page. */
function createPortalWindow(): Window {
  const location = () => new URL(readPath(window.location.href) ?? '/', window.location.origin)
  const { history } = window
  const write = (method: 'pushState' | 'replaceState') => (state: unknown, unused: string, path?: string | URL | null) =>
    history[method](state, unused, path ? createAddress(String(path)) : path)
  const replaced: Record<PropertyKey, unknown> = {
    history: {
      get state(): unknown {
        return history.state
      },
      pushState: write('pushState'),
      replaceState: write('replaceState'),
      go: (delta: number) => history.go(delta),
    },
  }
  // A router uses a few members of a window; all others are those of this one.
  return new Proxy({} as Window, {
    get(_, name) {
      if (name === 'location') return location()
      const value: unknown = replaced[name] ?? Reflect.get(window, name)
      return typeof value === 'function' ? (value.bind(window) as unknown) : value
    },
  })
}

/**
 * A router whose page is the parameter `at` of the address: Back goes to the page before it, a reload stays, and a copied address or a
 * link in a new tab opens the page. It begins at the path.
 */
export const addressRouterAt =
  (path: string): CreateRouter =>
  (routes, options) => {
    window.history.replaceState(window.history.state, '', createAddress(path))
    const router = createBrowserRouter(routes, { ...options, window: createPortalWindow() })
    router.createHref = (location) => createAddress(createPath(location))
    return router
  }
