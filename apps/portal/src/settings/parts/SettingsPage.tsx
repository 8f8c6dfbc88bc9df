import { canAccess, paths } from '@vehicle-partner/domain'
import { RouteTabs } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useSession } from '../../session/useSession.ts'
import { MainPage, type MainPageProps } from '../../shell/MainPage.tsx'

interface SettingsPageProps extends Pick<MainPageProps, 'phoneActions'> {
  currentHref: string
  children: ReactNode
}

/** A page of the settings, with the tabs that the user may open. */
export function SettingsPage({ currentHref, phoneActions, children }: SettingsPageProps) {
  const { roles, organization } = useSession()
  const isBusiness = organization?.onboardingState?.address.partner_type === 'business'
  const tabs = [
    { href: paths.profile(), label: 'Profile Information', isVisible: true },
    { href: paths.company(), label: 'Company Information', isVisible: isBusiness },
    { href: paths.settlementAccounts(), label: 'Settlement Account', isVisible: canAccess('settlement', roles) },
    { href: paths.members(), label: 'Members', isVisible: canAccess('members', roles) },
    { href: paths.roles(), label: 'Roles', isVisible: canAccess('settings', roles) },
    { href: paths.auditLog(), label: 'Audit Log', isVisible: canAccess('audit', roles) },
  ]
  return (
    <MainPage title="Settings" phoneActions={phoneActions}>
      <RouteTabs aria-label="Settings" items={tabs.filter(({ isVisible }) => isVisible)} currentHref={currentHref} />
      {children}
    </MainPage>
  )
}
