import type { contract } from '../contract.ts'
import type { MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { listCountries } from './countryList.ts'

export const countriesMock: Handlers<typeof contract, MockContext>['countries'] = {
  list: () => ({ data: listCountries() }),
}
