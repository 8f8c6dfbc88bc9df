import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { keepResponses, restoreResponses } from './keptResponses.ts'

/** Puts the figures of the last visit into the cache before they are asked for, and keeps the new ones for the next visit. */
export function useKeptResponses(): void {
  const { sessionManager, dependencies } = usePortal()
  const { storage, clock } = dependencies
  const queryClient = useQueryClient()
  const [{ sources, kept }] = useState(() => {
    const sources = { queryClient, storage, clock, session: sessionManager.viewedSession }
    return { sources, kept: restoreResponses(sources) }
  })
  useEffect(() => keepResponses(sources, kept), [sources, kept])
}
