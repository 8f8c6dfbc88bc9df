import { useToast } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import { usePortal } from '../session/useSession.ts'

/** Shows in toasts what loaders and the session have to say. */
export function useQueuedToasts(): void {
  const { toastQueue } = usePortal()
  const toast = useToast()
  useEffect(() => toastQueue.subscribe(({ tone, message }) => toast[tone](message)), [toastQueue, toast])
}
