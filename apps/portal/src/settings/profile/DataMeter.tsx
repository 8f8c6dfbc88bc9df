import { useEffect, useState } from 'react'
import { DescriptionList } from '@vehicle-partner/ui'
import { usePortal } from '../../session/PortalContext.ts'
import { useNow } from '../../session/useNow.ts'
import { formatLoadedBytes } from './formatLoadedBytes.ts'

/** Milliseconds between two readings. */
const readingMs = 3000

/** How much this visit has loaded; nothing where the browser does not count it. */
export function DataMeter() {
  const { loadDevice } = usePortal().dependencies
  const [countBytes, setCountBytes] = useState<(() => number) | 'unknown'>()
  useEffect(() => {
    let isLeft = false
    const show = (count: (() => number) | 'unknown') => {
      // A function would be called to compute the state.
      if (!isLeft) setCountBytes(() => count)
    }
    loadDevice().then(
      (device) => show(device.countBytes ?? 'unknown'),
      () => show('unknown'),
    )
    return () => {
      isLeft = true
    }
  }, [loadDevice])
  const isCounted = typeof countBytes === 'function'
  useNow(isCounted ? readingMs : undefined)
  if (countBytes === 'unknown') return null
  return <DescriptionList items={[{ term: 'Loaded in this visit', value: isCounted ? formatLoadedBytes(countBytes()) : 'Counting...' }]} />
}
