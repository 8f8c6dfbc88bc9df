import type { Payout } from '@vehicle-partner/api'

/** What is asked before a payout is sent, and what is said afterwards. One that was on hold from the start has had no attempt: its account is the present primary one. */
export function retryQuestion({
  reference,
  account,
  attempts,
}: Pick<Payout, 'reference' | 'attempts'> & {
  account: Pick<NonNullable<Payout['account']>, 'bank_name' | 'account_number_masked'> | null
}) {
  const label = account && `${account.bank_name} ${account.account_number_masked}`
  if (attempts.length === 0)
    return {
      action: 'Send',
      title: `Send ${reference}?`,
      description: `It goes to your primary account${label === null ? '' : `, ${label}`}.`,
      success: 'The payout is on its way.',
    }
  return {
    action: 'Send again',
    title: `Send ${reference} again?`,
    description: `It goes to your primary account.${label === null ? '' : ` The last attempt went to ${label}.`}`,
    success: 'The payout is on its way again.',
  }
}
