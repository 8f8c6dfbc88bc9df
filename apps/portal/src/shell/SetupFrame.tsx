import { UnsentFormsContext } from '@vehicle-partner/forms'
import { paths } from '@vehicle-partner/domain'
import { Outlet } from 'react-router-dom'
import { useRouteData } from '../navigation/routeData.ts'
import { usePortal } from '../session/PortalContext.ts'
import { EmailConfirmation } from './EmailConfirmation.tsx'
import { OfflineStatus } from './OfflineStatus.tsx'
import { QueryCacheProvider } from './QueryCacheProvider.tsx'

/** The layout of set-up pages: signed in, without a menu. */
export function SetupFrame() {
  const { row } = useRouteData()
  const { unsentForms } = usePortal()
  return (
    <QueryCacheProvider>
      <OfflineStatus overlay />
      {/* The page of an invitation asks for the confirmation itself where it is needed. */}
      {row.path === paths.acceptInvite.pattern ? null : <EmailConfirmation compact={row.access === 'onboarding'} />}
      <UnsentFormsContext value={unsentForms}>
        <Outlet />
      </UnsentFormsContext>
    </QueryCacheProvider>
  )
}
