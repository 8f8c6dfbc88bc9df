import { useMutation, useQuery } from '@tanstack/react-query'
import { ConfirmDialog, DateText } from '@vehicle-partner/ui'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { accountLabel, type Account } from './accountRules.ts'

interface AccountConfirmationProps {
  account: Account
  onClose: () => void
}

/** The toast has the server's message. */
const noMessage = () => null

/** Asks before payouts go to another account. */
export function PrimaryConfirmation({ account, onClose }: AccountConfirmationProps) {
  const { settlementAccounts, payouts } = useApi()
  const { partner } = useOrganization()
  const next = useQuery(payouts.next.query({ query: { partnerId: partner.account_sid } }))
  const makePrimary = useMutation(settlementAccounts.makePrimary.mutation())
  const withStepUp = useStepUp()
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const scheduled = next.data?.data?.scheduled_for
  const proceed = withErrorToast(async () => {
    await withStepUp((options) => makePrimary.mutateAsync({ params: { id: account.id }, body: { is_primary: true }, options }))
    onClose()
    showSuccess(`Payouts go to ${accountLabel(account)}`)
  })
  return (
    <ConfirmDialog
      open
      title={`Pay to ${accountLabel(account)} from now on?`}
      description={
        <>
          {scheduled === undefined ? (
            'Your next payout goes there.'
          ) : (
            <>
              Your next payout on <DateText value={scheduled} format="full" /> goes there.
            </>
          )}{' '}
          For safety, nothing is paid to a new primary account in the first 24 hours.
        </>
      }
      error={noMessage}
      onProceed={proceed}
      onCancel={onClose}
    />
  )
}

/** Asks before an account is removed. */
export function RemovalConfirmation({ account, onClose }: AccountConfirmationProps) {
  const { settlementAccounts } = useApi()
  const remove = useMutation(settlementAccounts.remove.mutation())
  const withStepUp = useStepUp()
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const proceed = withErrorToast(async () => {
    await withStepUp((options) => remove.mutateAsync({ params: { id: account.id }, options }))
    onClose()
    showSuccess(`${accountLabel(account)} is removed`)
  })
  return (
    <ConfirmDialog
      open
      type="DANGER"
      title={`Remove ${accountLabel(account)}?`}
      description={
        account.is_primary === true
          ? 'Payouts then go to your next active account, after 24 hours at the earliest. Past payouts stay in your records.'
          : 'Nothing is paid to it any more. Past payouts stay in your records.'
      }
      proceedText="Yes, remove"
      error={noMessage}
      onProceed={proceed}
      onCancel={onClose}
    />
  )
}
