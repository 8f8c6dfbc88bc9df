import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { useApi, useSession } from '../session/useSession.ts'

const EmailConfirmationStrip = createLazyPart(async () => (await import('./EmailConfirmationStrip.tsx')).EmailConfirmationStrip)

/** Asks a signed-in user to confirm the e-mail address, until it is confirmed. A server that does not say counts as confirmed. */
export function EmailConfirmation() {
  const { session } = useSession()
  // The link is often opened in another tab.
  const profile = useQuery({ ...useApi().users.profile.query(), enabled: session !== undefined, refetchOnWindowFocus: 'always' })
  if (!session || profile.data?.email_verified !== false) return null
  return (
    <Suspense fallback={null}>
      <EmailConfirmationStrip email={profile.data.email} />
    </Suspense>
  )
}
