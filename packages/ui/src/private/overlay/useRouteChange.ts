import { useEffect, useRef } from 'react'

// The Navigation API, which the DOM types do not include yet.
const getNavigation = (view: Window): EventTarget | undefined => {
  const { navigation } = view as Window & { navigation?: unknown }
  return navigation instanceof EventTarget ? navigation : undefined
}

/** Calls `onChange` when the pathname changes; query and hash do not count. */
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
