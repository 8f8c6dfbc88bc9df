import type { Session } from '@vehicle-partner/api/session'
import { organizationRole, type Role } from '@vehicle-partner/domain'

/** What an owner sees while they view the portal as a role. */
export interface RolePreview {
  role: Role
  /** The session that is previewed. Once another one is stored, the preview has ended. */
  of: Session
  /** The session with the role's rights in the active organisation. */
  session: Session
}

/** Creates the preview of a role in the active organisation. */
export function createRolePreview(of: Session, role: Role): RolePreview {
  const { activeContext } = of
  const viewed = activeContext && { ...activeContext, role: organizationRole([role]), roles: [{ name: role }] }
  const session: Session = {
    ...of,
    associatedOrganizations: of.associatedOrganizations.map((each) => (viewed && each.partner?.id === viewed.partner?.id ? viewed : each)),
    activeContext: viewed,
  }
  return { role, of, session }
}
