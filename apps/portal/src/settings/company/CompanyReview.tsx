import { useMutation } from '@tanstack/react-query'
import type { Organization } from '@vehicle-partner/api'
import { endSentence } from '@vehicle-partner/domain'
import { AlertStrip, Button, ConfirmDialog, DateText } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useApi } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { describeRequest } from './companyChanges.ts'

interface CompanyReviewProps {
  company: Organization
  canManage: boolean
  /** Opens the form with the values of the declined change. */
  onCorrect: () => void
  /** Reads the company again: what is shown is decided. */
  onOutdated: () => void
}

/** A requested change of name, type or number: under review, with a way to withdraw it, or declined, with the reason. */
export function CompanyReview({ company, canManage, onCorrect, onOutdated }: CompanyReviewProps) {
  const { change_request, declined_change } = company
  if (change_request)
    return (
      <AlertStrip
        title="A change is under review."
        action={
          canManage && change_request.id !== undefined ? (
            <Withdrawal id={company.id} request_id={change_request.id} onOutdated={onOutdated} />
          ) : undefined
        }
      >
        {describeRequest(change_request.changes).join(' ')} Sent <DateText value={change_request.created_at} format="full" />.
      </AlertStrip>
    )
  if (declined_change)
    return (
      <AlertStrip
        tone="warning"
        title="Your change was declined."
        action={
          canManage ? (
            <Button variant="quiet" size="small" flush onClick={onCorrect}>
              Correct and send again
            </Button>
          ) : undefined
        }
      >
        {describeRequest(declined_change.changes).join(' ')} {endSentence(declined_change.reason_text ?? 'We could not confirm it')}{' '}
        Declined <DateText value={declined_change.declined_at} format="full" />. The details below still count.
      </AlertStrip>
    )
  return null
}

interface WithdrawalProps {
  id: string
  request_id: string
  onOutdated: () => void
}

function Withdrawal({ id, request_id, onOutdated }: WithdrawalProps) {
  const withdraw = useMutation(useApi().partners.withdrawChange.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const [isAsked, setAsked] = useState(false)
  const proceed = withErrorToast(async () => {
    try {
      await withdraw.mutateAsync({ params: { id, request_id } })
      setAsked(false)
      showSuccess('Your change is withdrawn')
    } catch (error) {
      // It may be decided by now.
      onOutdated()
      throw error
    }
  })
  return (
    <>
      <Button variant="quiet" size="small" flush onClick={() => setAsked(true)}>
        Withdraw
      </Button>
      {isAsked ? (
        <ConfirmDialog
          open
          title="Withdraw the change?"
          description="The present details stay. You can ask for a change again."
          proceedText="Yes, withdraw"
          error={(error) => getErrorMessage(error)}
          onProceed={proceed}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
