import { canChooseOrganization, roleNames } from '@vehicle-partner/domain'
import { useRouteData } from '../navigation/routeData.ts'
import { usePortal } from '../session/PortalContext.ts'
import type { Membership } from '../session/sessionManager.ts'
import { useSession } from '../session/useSession.ts'
import { findPageAfterSwitch } from './pageAfterSwitch.ts'

/**
 * Returns a function that makes another organisation active, for every tab of this browser. An organisation whose set-up is incomplete
 * shows a toast instead (spec section 4).
 */
export function useSwitchOrganization(): (organization: Membership) => Promise<void> {
  const { organization: current, chooseOrganization } = useSession()
  const { navigate, currentLocation, leaveQuestions, unsentForms } = usePortal()
  const { row } = useRouteData()
  return async (organization) => {
    if (organization.partner?.id === current?.partner?.id) return
    if (canChooseOrganization(organization)) {
      // Before the switch: a user who stays goes on in the present organisation, in every tab.
      await new Promise<void>(leaveQuestions.ask)
      unsentForms.forgetPage()
    }
    if (!chooseOrganization(organization)) return
    const path = findPageAfterSwitch({ pathname: currentLocation().pathname, pattern: row.path, roles: roleNames(organization) })
    await navigate(path, { replace: true })
  }
}
