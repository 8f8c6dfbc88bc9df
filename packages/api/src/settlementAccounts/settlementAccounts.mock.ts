import type { contract } from '../contract.ts'
import { ofMember, type Scene } from '../demo/scene.ts'
import type { Handlers } from '../kernel/endpoint.ts'

export const settlementAccountsMock: Handlers<typeof contract, Scene>['settlementAccounts'] = {
  list: (scene) => ofMember(scene).organization.settlementAccounts,
}
