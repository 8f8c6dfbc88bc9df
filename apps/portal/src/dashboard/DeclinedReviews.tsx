import { useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { AlertStrip, Link, Skeleton, Stack } from '@vehicle-partner/ui'
import { useApi, useOrganization } from '../session/useSession.ts'
import type { Dashboard } from './useDashboard.ts'

interface Decline {
  key: string
  title: string
  /** Undefined while it loads. */
  reason: string | undefined
  href: string
  action: string
}

/** A banner for each check that was declined, with its reason and the page where it is corrected. Owners only. */
export function DeclinedReviews({ dashboard: { kyc } }: { dashboard: Dashboard }) {
  const { partner, onboardingState } = useOrganization()
  const review = kyc.data?.data
  const hasRejected = review?.company?.documents.some(({ status }) => status === 'rejected') === true
  const documents = useQuery({
    ...useApi().documents.list.query({ params: { account_sid: partner.account_sid }, query: { state: ['rejected'], perPage: 100 } }),
    enabled: hasRejected,
  })
  // What the session knows is enough for the banner, so that it comes with the page; the reason follows.
  const known = { identity: onboardingState?.identity, address: onboardingState?.address.status }
  const declines: Decline[] = []
  for (const step of ['identity', 'address'] as const) {
    const reviewed = review?.[step]
    if ((review ? reviewed?.status : known[step]) === 'declined')
      declines.push({
        key: step,
        title: step === 'identity' ? 'Your identity could not be verified.' : 'Your address could not be verified.',
        reason: review || kyc.isError ? (reviewed?.reason_text ?? 'Check what you entered, and send it again.') : undefined,
        href: paths.verification({ id: partner.id, state: step }),
        action: step === 'identity' ? 'Correct your identity' : 'Correct your address',
      })
  }
  if (hasRejected)
    for (const { id, type, label, review: outcome } of documents.data?.data ?? [])
      declines.push({
        key: id,
        title: `${label} was not accepted.`,
        reason: outcome.reason_text ?? 'Check the document, and upload it again.',
        href: paths.companyDocuments({ document: type }),
        action: 'Upload again',
      })
  if (declines.length === 0) return null
  return (
    <Stack gap="small">
      {declines.map(({ key, title, reason, href, action }) => (
        <AlertStrip
          key={key}
          // A decision can arrive while the page is open.
          role="status"
          tone="danger"
          title={title}
          action={
            <Link href={href} tone="inherit">
              {action}
            </Link>
          }
        >
          {reason ?? <Skeleton width="long" />}
        </AlertStrip>
      ))}
    </Stack>
  )
}
