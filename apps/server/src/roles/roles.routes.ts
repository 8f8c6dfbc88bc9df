import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { partnerRoles } from '@vehicle-partner/domain'
import type { Context } from '../context.ts'

/** The roles that members can have. */
export const rolesRoutes: Handlers<typeof contract, Context>['roles'] = {
  list: () => ({ data: [...partnerRoles] }),
}
