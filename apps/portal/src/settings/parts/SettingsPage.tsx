import { canEnter } from '@vehicle-partner/domain'
import { RouteTabs } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useSession } from '../../app/session.tsx'
import { Page } from '../../shell/Page.tsx'

/** A page of the settings, under the tabs that the person may open. */
export function SettingsPage({ currentHref, children }: { currentHref: string; children: ReactNode }) {
  const { roles, organization } = useSession()
  const isBusiness = organization?.onboardingState?.address.partner_type === 'business'
  const tabs = [
    { href: '/settings', label: 'Profile Information', shown: true },
    { href: '/settings/company', label: 'Company Information', shown: isBusiness },
    { href: '/settings/accounts', label: 'Settlement Account', shown: canEnter('settlement', roles) },
    { href: '/settings/members', label: 'Members', shown: canEnter('members', roles) },
  ]
  return (
    <Page title="Settings">
      <RouteTabs aria-label="Settings" items={tabs.filter(({ shown }) => shown)} currentHref={currentHref} />
      {children}
    </Page>
  )
}
