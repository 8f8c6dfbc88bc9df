import type { contract } from '../contract.ts'
import type { MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { suggestPlaces } from './suggestPlaces.ts'

export const placesMock: Handlers<typeof contract, MockContext>['places'] = {
  suggestions: (_scene, { query: { query } }) => ({ data: suggestPlaces(query) }),
}
