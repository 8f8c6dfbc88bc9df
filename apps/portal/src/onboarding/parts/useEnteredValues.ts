import { useQuery } from '@tanstack/react-query'
import { isMendable } from '@vehicle-partner/domain'
import { useApi, useSession } from '../../session/useSession.ts'
import type { SetupStep } from './setupSteps.ts'

/** What was sent for a set-up step before, why it was declined, and the company's address for its address step. Without what cannot be loaded. */
export function useEnteredValues(step: SetupStep) {
  const api = useApi()
  const { organization } = useSession()
  const partner = organization?.partner
  const isSentAgain = isMendable(step, organization)
  const asksKyc = Boolean(partner) && step !== 'company'
  const asksCompany = Boolean(partner) && (step === 'company' || (step === 'address' && partner?.mode !== 'individual'))
  const kyc = useQuery({
    ...api.kyc.status.query({ params: { account_sid: partner?.account_sid ?? '' } }),
    enabled: asksKyc,
    // The form reads its values once: what is cached may be older than what was sent.
    refetchOnMount: 'always',
  })
  const company = useQuery({
    ...api.partners.get.query({ params: { id: partner?.id ?? '' } }),
    enabled: asksCompany,
    refetchOnMount: 'always',
  })
  return {
    /** The step was sent and can be changed until it is checked. */
    isSentAgain,
    isLoading: (asksKyc && !kyc.isFetchedAfterMount) || (asksCompany && !company.isFetchedAfterMount),
    identity: kyc.data?.data.identity,
    address: kyc.data?.data.address,
    company: company.data?.data,
    /** Asks again for what could not be loaded of an earlier submission. */
    failedStatus: asksKyc && kyc.isError && !kyc.data ? { isFetching: kyc.isFetching, refetch: () => void kyc.refetch() } : undefined,
  }
}

type Values = ReturnType<typeof useEnteredValues>

/** The form's values of an identity that was sent. The document number is empty: the server stores only its last digits. */
export const toIdentityValues = (identity: Values['identity']) =>
  identity?.entered && {
    type: identity.document_type ?? '',
    fname: identity.entered.fname,
    lname: identity.entered.lname,
    dob: identity.entered.dob,
  }
