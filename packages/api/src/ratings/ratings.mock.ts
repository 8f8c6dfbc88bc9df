import type { contract } from '../contract.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'

export const ratingsMock: Handlers<typeof contract, MockContext>['ratings'] = {
  partner(context) {
    const { ratings } = requireMember(context).organization
    const count = ratings.reduce((sum, month) => sum + month.count, 0)
    const points = ratings.reduce((sum, month) => sum + month.rating * month.count, 0)
    return { count, rating: count === 0 ? null : Math.round((points * 10) / count) / 10, scale: 10, by_month: ratings }
  },
}
