import { useToast } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import { useHome } from './session.tsx'

/** Shows in toasts what loaders and the session have to say. */
export function useNotices(): void {
  const { notices } = useHome()
  const toast = useToast()
  useEffect(() => notices.listen(({ tone, message }) => toast[tone](message)), [notices, toast])
}
