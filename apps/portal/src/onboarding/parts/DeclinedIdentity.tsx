import { useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { AlertStrip, Link, Skeleton } from '@vehicle-partner/ui'
import { useApi, useSession } from '../../session/useSession.ts'
import type { SetupStep } from './setupSteps.ts'

/** The identity that was declined while a later step is open: why, and where it is corrected. The session knows it only after the next page. */
export function useDeclinedIdentity(step: SetupStep) {
  const { organization } = useSession()
  const partner = organization?.partner
  const kyc = useQuery({
    ...useApi().kyc.status.query({ params: { account_sid: partner?.account_sid ?? '' } }),
    enabled: Boolean(partner) && step === 'address',
  })
  const identity = kyc.data?.data.identity
  const status = identity?.status ?? organization?.onboardingState?.identity
  if (step !== 'address' || status !== 'declined') return undefined
  const mode = partner?.mode === 'individual' ? 'individual' : 'business'
  return {
    reason: identity || kyc.isError ? (identity?.reason_text ?? 'Check what you entered, and send it again.') : undefined,
    href: paths.getStarted({ type: mode === 'individual' ? 'individual' : 'company', state: 'identity', mode }),
  }
}

export const DeclinedIdentity = ({ reason, href }: NonNullable<ReturnType<typeof useDeclinedIdentity>>) => (
  <AlertStrip
    // The decision can arrive while the page is open.
    role="status"
    tone="danger"
    title="Your identity could not be verified."
    action={
      <Link href={href} tone="inherit">
        Correct your identity
      </Link>
    }
  >
    {reason ?? <Skeleton width="long" />}
  </AlertStrip>
)
