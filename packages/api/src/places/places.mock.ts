import type { contract } from '../contract.ts'
import type { Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { suggest } from './suggestPlaces.ts'

export const placesMock: Handlers<typeof contract, Scene>['places'] = {
  suggestions: (_scene, { query: { query } }) => ({ data: suggest(query) }),
}
