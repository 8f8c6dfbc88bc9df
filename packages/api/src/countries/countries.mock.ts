import type { contract } from '../contract.ts'
import type { Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { countryList } from './countryList.ts'

export const countriesMock: Handlers<typeof contract, Scene>['countries'] = {
  list: () => ({ data: countryList() }),
}
