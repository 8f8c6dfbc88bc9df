import { ApiError } from '@vehicle-partner/api'
import { useState } from 'react'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'

type MailLinkStatus = { state: 'ready' | 'pending' | 'done' } | { state: 'expired' } | { state: 'rejected'; message: string }

/**
 * The state of a mailed link whose page has one button. Opening the page does nothing, because mail scanners open links, too.
 * `redeem` redeems the token.
 */
export function useMailLink(redeem: () => Promise<void>): { status: MailLinkStatus; handlePress: () => Promise<void> } {
  const [status, setStatus] = useState<MailLinkStatus>({ state: 'ready' })
  const { dismissError, showError } = useErrorToast()
  const handlePress = async () => {
    dismissError()
    setStatus({ state: 'pending' })
    try {
      await redeem()
      setStatus({ state: 'done' })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'LinkExpired') return setStatus({ state: 'expired' })
      if (code === 'ItemAlreadyExist') return setStatus({ state: 'rejected', message: getErrorMessage(error, 'call') })
      showError(error)
      setStatus({ state: 'ready' })
    }
  }
  return { status, handlePress }
}
