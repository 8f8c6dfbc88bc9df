import { useEffect, useRef } from 'react'

// What browsers that know it call the history of a page; types of the platform lag behind it.
const getNavigation = (view: Window): EventTarget | undefined => {
  const { navigation } = view as Window & { navigation?: unknown }
  return navigation instanceof EventTarget ? navigation : undefined
}

/** Says when the page has become another one, by Back or by a router. Queries and places within a page do not count. */
export function useRouteChange(watching: boolean, onChange: () => void) {
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })
  useEffect(() => {
    if (!watching) return
    const { pathname } = window.location
    const checkPath = () => {
      if (window.location.pathname !== pathname) latestOnChange.current()
    }
    const history = getNavigation(window)
    window.addEventListener('popstate', checkPath)
    history?.addEventListener('currententrychange', checkPath)
    return () => {
      window.removeEventListener('popstate', checkPath)
      history?.removeEventListener('currententrychange', checkPath)
    }
  }, [watching])
}
