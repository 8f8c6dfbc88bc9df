import { isOwner, paths, roleNames, type Role } from '@vehicle-partner/domain'
import { useRouteData } from '../navigation/routeData.ts'
import { usePortal } from './PortalContext.ts'
import { createRolePreview } from './rolePreview.ts'

interface RolePreviewState {
  /** The role that this page is shown for; undefined in the user's own view. */
  role: Role | undefined
  /** Shows a page that this role may open as a member with it sees it. Nothing happens if the user is no longer an owner. */
  start: (role: Role, path: string) => Promise<void>
  /** Shows the roles in the user's own view. */
  end: () => Promise<void>
}

/** The preview of a role, with which an owner sees the portal as a member does. It ends with a reload, a logout and another organisation. */
export function useRolePreview(): RolePreviewState {
  const { sessionManager, navigate } = usePortal()
  const { session } = useRouteData()
  const preview = sessionManager.preview()
  return {
    role: preview?.session === session ? preview?.role : undefined,
    start: async (role, path) => {
      const current = sessionManager.session()
      if (!current || !isOwner(roleNames(current.activeContext ?? undefined))) return
      sessionManager.setPreview(createRolePreview(current, role))
      await navigate(path)
    },
    end: async () => {
      sessionManager.setPreview(undefined)
      await navigate(paths.roles())
    },
  }
}
