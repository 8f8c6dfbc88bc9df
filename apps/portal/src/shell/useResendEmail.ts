import { useMutation } from '@tanstack/react-query'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { useApi } from '../session/useSession.ts'

/** Sends the link that confirms the user's e-mail address again. `message` says what became of it, for a live region. */
export function useResendEmail(email: string) {
  const { mutate, isPending, isSuccess, error } = useMutation(useApi().users.resendEmailConfirmation.mutation())
  const sentMessage = isSuccess ? `The link is on its way to ${email}. It works for seven days; look in spam, too.` : ''
  return {
    message: error ? getErrorMessage(error, 'call') : isPending ? '' : sentMessage,
    pending: isPending,
    handleResend: () => mutate({}),
  }
}
