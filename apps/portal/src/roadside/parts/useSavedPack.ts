import type { NewRoadsidePack } from '@vehicle-partner/api'
import { paths } from '@vehicle-partner/domain'
import { useState } from 'react'
import { useClock, usePortal } from '../../session/PortalContext.ts'
import type { Device } from '../../session/PortalDependencies.ts'
import { useApi } from '../../session/useSession.ts'

export interface SavedPack {
  /** `unsaved`: the page is there, but this browser cannot keep it. */
  status: 'pending' | 'saved' | 'unsaved' | 'failed'
  /** When the page was saved, ISO 8601. */
  savedAt: string | undefined
  /** The page as a file, once it is there. */
  page: File | undefined
  /** Hands the page to another app; undefined where the device cannot. */
  share: (() => Promise<void>) | undefined
  /** Loads the page of a pack and keeps it on this device. Never rejects. */
  save: (made: NewRoadsidePack) => Promise<void>
  loadPdf: (made: NewRoadsidePack) => Promise<{ blob: Blob; filename: string }>
}

/** Whether the user closed the list of apps. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** The page of a new pack: loaded at once, because a phone shares only what is there when the button is pressed. */
export function useSavedPack(vehicleId: string): SavedPack {
  const { roadsidePacks } = useApi()
  const { loadDevice } = usePortal().dependencies
  const clock = useClock()
  const [status, setStatus] = useState<SavedPack['status']>('pending')
  const [savedAt, setSavedAt] = useState<string>()
  const [page, setPage] = useState<File>()
  const [device, setDevice] = useState<Device>()
  const loadFile = ({ pack, token }: NewRoadsidePack, format: 'html' | 'pdf') =>
    roadsidePacks.file({ params: { id: vehicleId, packId: pack.id }, body: { token, format } })
  return {
    status,
    savedAt,
    page,
    share:
      page && device?.canShare(page)
        ? () =>
            device.share(page).catch((error: unknown) => {
              if (!isCancelled(error)) throw error
            })
        : undefined,
    async save(made) {
      setStatus('pending')
      const file = await loadFile(made, 'html').catch(() => undefined)
      if (!file) return setStatus('failed')
      setPage(new File([file.blob], file.filename, { type: 'text/html' }))
      try {
        const found = await loadDevice()
        setDevice(found)
        const now = clock()
        await found.savePage(paths.savedRoadsidePack({ packId: made.pack.id }), file.blob, { expiresAt: made.pack.expires_at, now })
        setSavedAt(now.toISOString())
        setStatus('saved')
      } catch {
        setStatus('unsaved')
      }
    },
    loadPdf: (made) => loadFile(made, 'pdf'),
  }
}
