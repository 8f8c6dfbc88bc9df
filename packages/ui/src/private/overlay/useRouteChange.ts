import { useEffect, useRef } from 'react'

// What browsers that know it call the history of a page; types of the platform lag behind it.
const historyOf = (view: Window): EventTarget | undefined => {
  const { navigation } = view as Window & { navigation?: unknown }
  return navigation instanceof EventTarget ? navigation : undefined
}

/** Says when the page has become another one, by Back or by a router. Queries and places within a page do not count. */
export function useRouteChange(watching: boolean, onChange: () => void) {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (!watching) return
    const { pathname } = window.location
    const look = () => {
      if (window.location.pathname !== pathname) latest.current()
    }
    const history = historyOf(window)
    window.addEventListener('popstate', look)
    history?.addEventListener('currententrychange', look)
    return () => {
      window.removeEventListener('popstate', look)
      history?.removeEventListener('currententrychange', look)
    }
  }, [watching])
}
