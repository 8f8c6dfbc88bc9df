import type { TableLayout } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'

/**
 * Table or cards: what the address says in `view`, otherwise what was chosen last on this device. A choice goes to both, so that a link
 * shows the list as its sender saw it. Without a key there is no choice.
 */
export function useListLayout(key: string | undefined): { layout: TableLayout; onLayoutChange?: (layout: TableLayout) => void } {
  const { storage } = usePortal().dependencies
  const [address, setAddress] = useSearchParams()
  const storageKey = `CARDS_${key}`
  const [stored, setStored] = useState(() => {
    try {
      return key !== undefined && storage.getItem(storageKey) === 'true'
    } catch {
      return false // private windows throw
    }
  })
  if (key === undefined) return { layout: 'table' }
  const view = address.get('view')
  const hasCards = view === 'cards' || (view !== 'table' && stored)
  return {
    layout: hasCards ? 'cards' : 'table',
    onLayoutChange: (layout) => {
      setStored(layout === 'cards')
      try {
        storage.setItem(storageKey, String(layout === 'cards'))
      } catch {
        // Private windows and full storages throw.
      }
      setAddress(
        (params) => {
          params.set('view', layout)
          return params
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
