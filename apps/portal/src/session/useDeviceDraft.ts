import { useEffect, useMemo, useState } from 'react'
import type { SavedResponse } from './PortalDependencies.ts'
import { useClock, usePortal } from './PortalContext.ts'
import { useOrganization } from './useSession.ts'

/** Hours for which something unfinished is kept: it may be personal data. */
const keptHours = 24

/** What this device keeps of something unfinished, for the session and the organisation. It ends with the session. */
export interface DeviceDraft {
  /** Undefined until it was looked for, null if there is none. */
  found: SavedResponse | null | undefined
  /** Rejects where the browser cannot keep it. */
  keep: (draft: object) => Promise<void>
  forget: () => void
}

/** The draft at this path, such as `/import-drafts/vehicle`. */
export function useDeviceDraft(path: string): DeviceDraft {
  const { dependencies, sessionManager } = usePortal()
  const { loadDevice } = dependencies
  const { partner } = useOrganization()
  const clock = useClock()
  const [found, setFound] = useState<SavedResponse | null>()
  const token = sessionManager.session()?.token
  const address = `${path}?organization=${encodeURIComponent(partner.id)}`
  useEffect(() => {
    let isCurrent = true
    const find = async () => (await loadDevice()).offline?.find(token ?? '', address, clock())
    const show = (kept?: SavedResponse) => {
      if (isCurrent) setFound(kept ?? null)
    }
    find().then(show, () => show())
    return () => {
      isCurrent = false
    }
  }, [loadDevice, token, address, clock])
  const writes = useMemo(
    () => ({
      async keep(draft: object) {
        const { offline } = await loadDevice()
        if (!offline || token === undefined) throw new Error('This browser cannot keep a draft')
        const now = clock()
        const expiresAt = new Date(now.getTime() + keptHours * 3_600_000).toISOString()
        await offline.pin(token, { [address]: draft }, { expiresAt, now })
      },
      forget() {
        setFound(null)
        loadDevice()
          .then(({ offline }) => offline?.remove([address]))
          .catch(() => undefined)
      },
    }),
    [loadDevice, token, address, clock],
  )
  return { found, ...writes }
}
