import { useEffect, useState } from 'react'
import { useClock, usePortal } from '../session/PortalContext.ts'
import type { SavedResponse } from '../session/PortalDependencies.ts'
import { useOrganization } from '../session/useSession.ts'
import type { ImportKind } from './importFields.ts'

/** Hours for which an import that is not finished is kept: its rows are personal data. */
const keptHours = 24

/** What this device keeps of an import that is not finished, for the session and the organisation. It ends with the session. */
export interface KeptImport {
  /** Undefined until it was looked for, null if there is none. */
  found: SavedResponse | null | undefined
  /** Rejects where the browser cannot keep it. */
  keep: (draft: object) => Promise<void>
  forget: () => void
}

export function useImportDraft(kind: ImportKind): KeptImport {
  const { dependencies, sessionManager } = usePortal()
  const { loadDevice } = dependencies
  const { partner } = useOrganization()
  const clock = useClock()
  const [found, setFound] = useState<SavedResponse | null>()
  const token = sessionManager.session()?.token
  const address = `/import-drafts/${encodeURIComponent(partner.id)}/${kind}`
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
  return {
    found,
    async keep(draft) {
      const { offline } = await loadDevice()
      if (!offline || token === undefined) throw new Error('This browser cannot keep an import')
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
  }
}
