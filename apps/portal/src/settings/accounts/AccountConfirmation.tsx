import { useMutation, useQuery } from '@tanstack/react-query'
import { formatNaira } from '@vehicle-partner/domain'
import { ConfirmDialog, DateText } from '@vehicle-partner/ui'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { noMessage } from '../../toasts/noMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { accountLabel, describeLastFailure, describeRemoval, type Account } from './accountRules.ts'

interface AccountConfirmationProps {
  account: Account
  onClose: () => void
}

/** Says of a payout that the bank already has that it keeps its account; nothing while there is none. */
function PayoutOnItsWay({ account_id }: { account_id?: string }) {
  const { payouts } = useApi()
  const { partner } = useOrganization()
  const onItsWay = useQuery(
    payouts.list.query({
      query: { partnerId: partner.account_sid, status: 'processing', ...(account_id === undefined ? {} : { account_id }) },
    }),
  )
  const payout = onItsWay.data?.data[0]
  if (!payout?.account || payout.amount_kobo === null) return null
  const { bank_name, account_number_masked } = payout.account
  const where = account_id === undefined ? `to ${bank_name} ${account_number_masked}` : 'to this account'
  return ` ${formatNaira(payout.amount_kobo)} is on its way ${where} and still arrives there.`
}

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
          {describeLastFailure(account)}
          {scheduled === undefined ? (
            'Your next payout goes there.'
          ) : (
            <>
              Your next payout on <DateText value={scheduled} format="full" /> goes there.
            </>
          )}{' '}
          For safety, nothing is paid to a new primary account in the first 24 hours.
          <PayoutOnItsWay />
        </>
      }
      error={noMessage}
      onProceed={proceed}
      onCancel={onClose}
    />
  )
}

/** Asks before an account is removed. */
export function RemovalConfirmation({ account, accounts, onClose }: AccountConfirmationProps & { accounts: readonly Account[] }) {
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
        <>
          {describeRemoval(account, accounts)} Past payouts stay in your records.
          <PayoutOnItsWay account_id={account.id} />
        </>
      }
      proceedText="Yes, remove"
      error={noMessage}
      onProceed={proceed}
      onCancel={onClose}
    />
  )
}
