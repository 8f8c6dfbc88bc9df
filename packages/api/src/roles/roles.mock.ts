import { partnerRoles } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import type { Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'

export const rolesMock: Handlers<typeof contract, Scene>['roles'] = {
  list: () => ({ data: [...partnerRoles] }),
}
