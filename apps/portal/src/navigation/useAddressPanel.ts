import { useLocation } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'

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

/** A panel in a query of the address, as an entry of the browser's history of its own: Back closes it, and the page under it stays. */
export function useAddressPanel(): AddressPanel {
  const { router } = usePortal()
  const { search } = useLocation()
  /** The newest entry: what a render knows may be older. */
  const go = (value: string | undefined, options: { replace: boolean; state: unknown }) => {
    const { pathname, search: current } = router.state.location
    const query = new URLSearchParams(current)
    if (value === undefined) query.delete(panelQuery)
    else query.set(panelQuery, value)
    void router.navigate(query.size === 0 ? pathname : `${pathname}?${query}`, { ...options, preventScrollReset: true })
  }
  return {
    shown: new URLSearchParams(search).get(panelQuery) ?? undefined,
    open: (value) => go(value, { replace: false, state: { ...(router.state.location.state as object | null), isPanel: true } }),
    close() {
      const { state } = router.state.location
      if (isOfPanel(state)) void router.navigate(-1)
      else go(undefined, { replace: true, state })
    },
  }
}
