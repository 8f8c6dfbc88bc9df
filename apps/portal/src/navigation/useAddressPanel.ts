import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'
import { useStepBack } from './useStepBack.ts'

/** The query of the panel: the code of a document type. */
export const panelQuery = 'document'

/** What a panel has added to the history, beside the state of the page. */
const isOfPanel = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isPanel' in state

interface AddressPanel {
  /** What the panel shows; undefined while it is closed. */
  shown: string | undefined
  /** From an open panel, the next item in its place. */
  open: (value: string) => void
  close: () => void
  /** A link that opens the panel above the page, which keeps its scroll position. */
  linkTo: (value: string) => { href: string; onClick: (event: MouseEvent) => void }
}

/**
 * A panel in a query of the address, as an entry of the browser's history of its own: Back closes it, and the page under it stays. Showing
 * another item replaces the entry. Once the user has left what a render shows, neither that render's `close` nor its `open` does anything:
 * they may be called by a late answer.
 */
export function useAddressPanel(name = panelQuery): AddressPanel {
  const { router } = usePortal()
  const { pathname, search } = useLocation()
  const stepBack = useStepBack()
  /** The newest entry: what a render knows may be older. */
  const go = (value: string | undefined, options: { replace: boolean; state: unknown }) => {
    const query = new URLSearchParams(router.state.location.search)
    if (value === undefined) query.delete(name)
    else query.set(name, value)
    void router.navigate(query.size === 0 ? pathname : `${pathname}?${query}`, { ...options, preventScrollReset: true })
  }
  const shown = new URLSearchParams(search).get(name) ?? undefined
  const isLeft = () => {
    const { location, navigation } = router.state
    const target = navigation.location ?? location
    return target.pathname !== pathname || (shown !== undefined && new URLSearchParams(target.search).get(name) !== shown)
  }
  const open = (value: string) => {
    if (isLeft()) return
    const { state, search: current } = router.state.location
    if (new URLSearchParams(current).has(name)) go(value, { replace: true, state })
    else go(value, { replace: false, state: { ...(state as object | null), isPanel: true } })
  }
  return {
    shown,
    open,
    close() {
      if (shown === undefined || isLeft()) return
      const { state } = router.state.location
      if (isOfPanel(state)) stepBack()
      else go(undefined, { replace: true, state })
    },
    linkTo(value) {
      const query = new URLSearchParams(search)
      query.set(name, value)
      return {
        href: `${pathname}?${query}`,
        onClick(event) {
          // To a new tab or window, or on the way to another page.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || isLeft()) return
          event.preventDefault()
          open(value)
        },
      }
    },
  }
}
