import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClock, usePortal } from '../../session/PortalContext.ts'
import type { OfflineStore } from '../../session/PortalDependencies.ts'

interface ManifestResponse {
  data: readonly Passenger[]
  metadata: { as_of: string; window: { closes_at: string } }
}

export interface SavedManifest {
  /** When the list was saved on this device; undefined if it is not. */
  savedAt: Date | undefined
  /** Rejects where the browser cannot keep it. */
  save: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * The passengers of a trip on this device: they open without a network until the window closes or the user logs out. A saved list follows
 * the one of the server while the page is open.
 */
export function useSavedManifest(trip: TripDetails, shown: ManifestResponse | undefined): SavedManifest {
  const { loadDevice } = usePortal().dependencies
  const { sessionManager } = usePortal()
  const clock = useClock()
  const [savedAt, setSavedAt] = useState<Date>()
  /** The time of the list that is saved. */
  const [savedAsOf, setSavedAsOf] = useState<string>()
  const tripAddress = `/v1/trips/${encodeURIComponent(trip.id)}`
  const address = `${tripAddress}/manifest`
  const token = sessionManager.session()?.token

  const write = async (store: OfflineStore, { data, metadata }: ManifestResponse) => {
    if (token === undefined) return
    const now = clock()
    await store.pin(token, { [tripAddress]: { data: trip }, [address]: { data, metadata } }, { expiresAt: metadata.window.closes_at, now })
    setSavedAt(now)
    setSavedAsOf(metadata.as_of)
  }

  useEffect(() => {
    if (token === undefined) return
    let isCurrent = true
    const find = async () => {
      const { offline } = await loadDevice()
      const found = await offline?.find(token, address, clock())
      if (!isCurrent || !found) return
      setSavedAt(found.savedAt)
      const { metadata } = found.body as Partial<ManifestResponse>
      setSavedAsOf(metadata?.as_of)
    }
    find().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [loadDevice, token, address, clock])

  const isSaved = savedAt !== undefined
  const asOf = shown?.metadata.as_of
  const follow = useEffectEvent(async () => {
    const { offline } = await loadDevice()
    if (offline && shown) await write(offline, shown)
  })
  const isOlder = isSaved && asOf !== undefined && savedAsOf !== undefined && asOf > savedAsOf
  useEffect(() => {
    if (!isOlder) return
    // Ticks come one after the other: the last one counts.
    const timer = setTimeout(() => void follow().catch(() => undefined), 1000)
    return () => clearTimeout(timer)
  }, [isOlder, asOf])

  return {
    savedAt,
    async save() {
      const { offline, keepProgram } = await loadDevice()
      if (!offline || !shown) throw new Error('This browser cannot keep pages')
      await keepProgram?.()
      await write(offline, shown)
    },
    async remove() {
      const { offline } = await loadDevice()
      await offline?.remove([tripAddress, address])
      setSavedAt(undefined)
    },
  }
}
