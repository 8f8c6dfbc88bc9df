import { useToast } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import { usePortal } from '../session/PortalContext.ts'

/** Shows the toasts of the toast queue. */
export function useQueuedToasts(): void {
  const { toastQueue } = usePortal()
  const toast = useToast()
  useEffect(() => toastQueue.subscribe(({ tone, message }) => toast[tone](message)), [toastQueue, toast])
}
