import type { contract } from '../contract.ts'
import type { MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { suggest } from './suggestPlaces.ts'

export const placesMock: Handlers<typeof contract, MockContext>['places'] = {
  suggestions: (_scene, { query: { query } }) => ({ data: suggest(query) }),
}
