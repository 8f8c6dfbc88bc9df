import { canAccess } from '@vehicle-partner/domain'
import { RouteTabs } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useSession } from '../../session/useSession.ts'
import { MainPage } from '../../shell/MainPage.tsx'

/** A page of the settings, under the tabs that the person may open. */
export function SettingsPage({ currentHref, children }: { currentHref: string; children: ReactNode }) {
  const { roles, organization } = useSession()
  const isBusiness = organization?.onboardingState?.address.partner_type === 'business'
  const tabs = [
    { href: '/settings', label: 'Profile Information', shown: true },
    { href: '/settings/company', label: 'Company Information', shown: isBusiness },
    { href: '/settings/accounts', label: 'Settlement Account', shown: canAccess('settlement', roles) },
    { href: '/settings/members', label: 'Members', shown: canAccess('members', roles) },
  ]
  return (
    <MainPage title="Settings">
      <RouteTabs aria-label="Settings" items={tabs.filter(({ shown }) => shown)} currentHref={currentHref} />
      {children}
    </MainPage>
  )
}
