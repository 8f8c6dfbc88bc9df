import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { useApi, useSession } from '../session/useSession.ts'

const EmailConfirmationStrip = createLazyPart(async () => (await import('./EmailConfirmationStrip.tsx')).EmailConfirmationStrip)

/** Asks a signed-in user to confirm the e-mail address, until it is confirmed. A server that does not say counts as confirmed. */
export function EmailConfirmation() {
  const { session } = useSession()
  const profile = useQuery({
    ...useApi().users.profile.query(),
    enabled: session !== undefined,
    // The link is often opened in another tab. Once the address is confirmed, it stays so.
    refetchOnWindowFocus: ({ state }) => (state.data?.email_verified === false ? 'always' : false),
  })
  if (!session || profile.data?.email_verified !== false) return null
  return (
    <Suspense fallback={null}>
      <EmailConfirmationStrip email={profile.data.email} />
    </Suspense>
  )
}
