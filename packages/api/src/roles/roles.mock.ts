import { partnerRoles } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import type { MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'

export const rolesMock: Handlers<typeof contract, MockContext>['roles'] = {
  list: () => ({ data: [...partnerRoles] }),
}
