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
  open: (value: string) => void
  close: () => void
}

/**
 * A panel in a query of the address, as an entry of the browser's history of its own: Back closes it, and the page under it stays. Showing
 * another item replaces the entry.
 */
export function useAddressPanel(name = panelQuery): AddressPanel {
  const { router } = usePortal()
  const { search } = useLocation()
  const stepBack = useStepBack()
  /** The newest entry: what a render knows may be older. */
  const go = (value: string | undefined, options: { replace: boolean; state: unknown }) => {
    const { pathname, search: current } = router.state.location
    const query = new URLSearchParams(current)
    if (value === undefined) query.delete(name)
    else query.set(name, value)
    void router.navigate(query.size === 0 ? pathname : `${pathname}?${query}`, { ...options, preventScrollReset: true })
  }
  return {
    shown: new URLSearchParams(search).get(name) ?? undefined,
    open(value) {
      const { state, search: current } = router.state.location
      if (new URLSearchParams(current).has(name)) go(value, { replace: true, state })
      else go(value, { replace: false, state: { ...(state as object | null), isPanel: true } })
    },
    close() {
      const { state } = router.state.location
      if (isOfPanel(state)) stepBack()
      else go(undefined, { replace: true, state })
    },
  }
}
