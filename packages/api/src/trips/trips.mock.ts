import { dayList, defaultPeriod, periodRange } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { ofMember, type Scene } from '../demo/scene.ts'
import type { Handlers } from '../kernel/endpoint.ts'

export const tripsMock: Handlers<typeof contract, Scene>['trips'] = {
  stats(scene, { query }) {
    const { days } = ofMember(scene).organization
    const now = scene.world.clock()
    const range = periodRange(query.period ?? defaultPeriod, now)
    // An open end begins or ends with the trips themselves.
    const from = range.from ?? days[0]?.date
    const to = range.to ?? days.at(-1)?.date
    const found = new Map(days.map((day) => [day.date, day]))
    return {
      data: (from && to ? dayList(from, to) : []).map(
        (date) => found.get(date) ?? { date, total: 0, completed: 0, cancelled: 0, missed: 0 },
      ),
      metadata: { as_of: now.toISOString() },
    }
  },
}
