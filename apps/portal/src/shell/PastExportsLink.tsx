import { Link } from '@vehicle-partner/ui'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useAddressPanel } from '../navigation/useAddressPanel.ts'

/** Opens the list of past exports above the page, which keeps its scroll position. */
export function PastExportsLink() {
  const { pathname, search } = useLocation()
  const panel = useAddressPanel('report')
  const past = new URLSearchParams(search)
  past.set('report', 'all')
  const handleClick = (event: MouseEvent) => {
    // To a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    panel.open('all')
  }
  return (
    <Link href={`${pathname}?${past}`} onClick={handleClick}>
      Past exports
    </Link>
  )
}
