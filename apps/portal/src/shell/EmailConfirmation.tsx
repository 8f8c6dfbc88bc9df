import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { EmailConfirmationStrip } from './EmailConfirmationStrip.tsx'
import { useStoredFlag } from './useStoredFlag.ts'

/**
 * Asks a signed-in user to confirm the e-mail address, until it is confirmed. A server that does not say counts as confirmed. What the
 * last visit knew holds until the profile has loaded, so that the strip does not come late and push the page down.
 */
export function EmailConfirmation({ compact }: { compact?: boolean }) {
  const { session } = useSession()
  const storedSession = usePortal().sessionManager.session()
  const user = (session ?? storedSession)?.user
  const profile = useQuery({
    ...useApi().users.profile.query(),
    enabled: session !== undefined,
    // The link is often opened in another tab. Once the address is confirmed, it stays so.
    refetchOnWindowFocus: ({ state }) => (state.data?.email_verified === false ? 'always' : false),
  })
  const [wasUnconfirmed, storeUnconfirmed] = useStoredFlag(user && `EMAIL_UNCONFIRMED_${user.id}`)
  const isUnconfirmed = profile.data ? profile.data.email_verified === false : wasUnconfirmed === true
  useEffect(() => {
    if (profile.data && isUnconfirmed !== (wasUnconfirmed ?? false)) storeUnconfirmed(isUnconfirmed)
  }, [profile.data, isUnconfirmed, wasUnconfirmed, storeUnconfirmed])
  if (!session || !isUnconfirmed) return null
  return <EmailConfirmationStrip email={profile.data?.email ?? session.user.email} compact={compact} />
}
